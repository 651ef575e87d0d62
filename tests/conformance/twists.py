"""Documents gone wrong: arbitrary JSON, and sound documents with one thing in them changed, added or taken away."""

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=12), inside, max_size=4),
    max_leaves=8,
)
ANYTHING = JSON | st.binary(max_size=8) | st.builds(object) | st.tuples(JSON)

Path = tuple[str | int, ...]


def twisted(document: Any) -> st.SearchStrategy[Any]:
    """A copy of a document in which one value is gone, or is another: arbitrary, small, or found elsewhere in it."""
    paths = list(all_paths(document))
    others = st.sampled_from([at(document, path) for path in paths])
    return st.builds(
        lambda path, value, gone: changed(document, path, value, gone=gone),
        st.sampled_from(paths),
        JSON | st.integers(-2, 40) | others,
        st.booleans(),
    )


def all_paths(document: Any, path: Path = ()) -> Iterator[Path]:
    """Where every value of a document lies."""
    keys = document if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else ()
    for key in keys:
        yield (*path, key)
        yield from all_paths(document[key], (*path, key))


def at(document: Any, path: Path) -> Any:
    """The value at a path."""
    for key in path:
        document = document[key]
    return document


def changed(document: Any, path: Path, value: Any, *, gone: bool) -> Any:
    """A copy with another value at a path, or with none."""
    twin = copy.deepcopy(document)
    *way, last = path
    holder = at(twin, tuple(way))
    if gone:
        del holder[last]
    else:
        holder[last] = copy.deepcopy(value)
    return twin
