"""One program of many rules: how Numba is kept from finishing every rule by itself.

Numba makes each compiled function a library of its own, links into it everything it calls, optimises that and turns it
into machine code: a rule that many others call is optimised again in every one of them. But Python calls only one
function of a game. While `one_program` lasts, every library but the entry's stays as it was written, and the entry's
links them all and is optimised once. Nothing else calls its rules then, so that the optimiser may put a rule that is
called in one place there, however long it is.

This reaches into parts of Numba that no release promises to keep: `problem` says whether this one did.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

_SUM = 25  # what the program of `check` finds


@contextmanager
def one_program(entry: str) -> Iterator[None]:
    """Compile functions so that all of them end up in the one of this name."""
    codegen: Any = import_module("numba.core.codegen")
    cpu: Any = import_module("numba.core.cpu")
    dynfunc: Any = import_module("numba._dynfunc")
    _prepare_lists()
    library_type = codegen.CPUCodeLibrary
    finish, optimise = library_type.finalize, library_type._optimize_final_module
    get_executable = cpu.CPUContext.get_executable

    def finalize(library: Any) -> None:
        if library.name == entry:
            library._linking_libraries = _all_below(library)
            finish(library)
        else:
            library._finalize_dynamic_globals()
            library._finalized = True

    def optimise_program(library: Any) -> None:
        for function in library._final_module.functions:
            if function.linkage.name == "linkonce_odr" and not function.is_declaration:
                function.linkage = "internal"
        optimise(library)

    def executable(context: Any, library: Any, description: Any, environment: Any) -> Any:
        if library.name == entry:
            return get_executable(context, library, description, environment)
        name = description.qualname.rsplit(".", 1)[-1]
        return dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))

    library_type.finalize = finalize
    library_type._optimize_final_module = optimise_program
    cpu.CPUContext.get_executable = executable
    try:
        yield
    finally:
        library_type.finalize = finish
        library_type._optimize_final_module = optimise
        cpu.CPUContext.get_executable = get_executable


def keep_apart(made: Any) -> None:
    """Let the optimiser know that what a function is handed does not overlap: writing to one changes no other."""
    compiler = made._compiler
    customize = compiler._customize_flags

    def customize_apart(flags: Any) -> Any:
        flags.noalias = True
        return customize(flags)

    compiler._customize_flags = customize_apart


def problem() -> str:
    """Why this Numba links no programs, if it does not. Another process tries: a bad link can bring down its own."""
    command = [sys.executable, "-c", f"from {__name__} import check; check()"]
    tried = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if tried.returncode == 0 else (tried.stderr.strip() or f"status {tried.returncode}").splitlines()[-1]


def check() -> None:
    """Link a small program and run it. Raises whatever this Numba no longer has, or `RuntimeError` if it runs wrong."""
    numba: Any = import_module("numba")

    @numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
    def listed(count: int) -> Any:
        return [2 * number for number in range(count)]

    @numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
    def summed(count: int) -> int:
        total = 0
        for number in listed(count):
            total += number
        return total

    @numba.njit(no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
    def program(count: int) -> int:
        found: int = summed(count) + len(listed(count))
        return found

    keep_apart(summed)
    with one_program(program.__qualname__):
        found = program(5)
    if found != _SUM:
        raise RuntimeError(f"a linked program found {found} and not {_SUM}")


def _prepare_lists() -> None:
    """What lists inside rules live on is a library of Numba's own: it must be finished as always, before all others."""
    registry: Any = import_module("numba.core.registry")
    import_module("numba.core.runtime").rtsys.initialize(registry.cpu_target.target_context)


def _all_below(library: Any) -> list[Any]:
    """The libraries that one links, and those that they link, each once and after all that link it: the linker leaves
    out what nothing has called so far."""
    seen: set[int] = set()
    found: list[Any] = []

    def visit(one: Any) -> None:
        for below in one._linking_libraries:
            if id(below) not in seen:
                seen.add(id(below))
                visit(below)
                found.append(below)

    visit(library)
    return found[::-1]
