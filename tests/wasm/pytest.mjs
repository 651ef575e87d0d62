// Runs pytest in Pyodide, CPython compiled to WebAssembly: node pytest.mjs FOLDER-OF-PACKAGES ARGUMENTS…
// The repository lies at /saloon there, packages that are plain Python at /packages.
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const found = createRequire(resolve(here, "../browser/package.json")).resolve("pyodide");
const { loadPyodide } = await import(pathToFileURL(found.replace(/\.js$/, ".mjs")));

const [packages, ...args] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
for (const [place, root] of Object.entries({ "/saloon": resolve(here, "../.."), "/packages": packages })) {
    python.FS.mkdir(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.globals.set("args", python.toPy(args));
process.exit(
    python.runPython(`
import os, sys

os.chdir("/saloon")
sys.path[:0] = ["/saloon/src", "/saloon"]
sys.path.append("/packages")

import pytest
from tests.games import conftest

print("Python", sys.version)
int(pytest.main(["-c", "tests/wasm/pytest.ini", "--rootdir", ".", *args], plugins=[conftest]))
`),
);
