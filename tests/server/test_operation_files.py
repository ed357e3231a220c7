"""What a server is run with: the unit, the container and the page about them name only what exists."""

import configparser
import json
import re
import shlex
import subprocess
from pathlib import Path

from posse.cli import app
from tests import needs

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "run-a-server.md").read_text("utf-8")
UNIT = ROOT / "deploy" / "posse.service"
CONTAINER = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
STEPS = [
    line.split(maxsplit=1) for line in CONTAINER.splitlines() if line.strip() and not line.startswith("#")
]


def parsed(words: list[str]) -> None:
    """Check that this is a valid command line of ours."""
    assert words[0].rpartition("/")[2] == "posse"
    app.parse_args(words[1:], print_error=False, exit_on_error=False)


def steps(kind: str) -> list[str]:
    return [rest for word, rest in STEPS if word == kind]


def test_the_container_copies_what_there_is() -> None:
    copied = [words.split()[:-1] for words in steps("COPY") if not words.startswith("--from")]
    names = [name for each in copied for name in each]
    assert {"requirements.txt", "pyproject.toml", "src", "web"} <= set(names)
    for name in names:
        assert (ROOT / name).exists(), name


def test_the_container_runs_our_command_as_somebody_harmless() -> None:
    (entry,) = steps("ENTRYPOINT")
    parsed(json.loads(entry))
    (user,) = steps("USER")
    assert user == "posse"
    assert [word for word, _ in STEPS].index("USER") < [word for word, _ in STEPS].index("ENTRYPOINT")
    (volume,) = steps("VOLUME")
    assert f"POSSE_DATABASE={volume}/posse.db" in steps("ENV")[0]


def test_the_container_looks_after_itself() -> None:
    (check,) = steps("HEALTHCHECK")
    python, flag, code = json.loads(check.partition("CMD")[2])
    assert (python, flag) == ("python", "-c")
    compile(code, "healthcheck", "exec")
    (port,) = steps("EXPOSE")
    assert f"http://127.0.0.1:{port}/health" in code


def test_the_container_finds_what_servers_want_in_the_lock() -> None:
    (install,) = [step for step in steps("RUN") if "postgres.txt" in step]
    expression = shlex.split(install)[2]
    ran = subprocess.run(
        ["sed", "-n", expression, ROOT / "requirements-dev.txt"], capture_output=True, text=True, check=True
    )
    assert "--hash=sha256:" in ran.stdout
    assert re.findall(r"^(\S+)==", ran.stdout, re.MULTILINE) == ["asyncpg", "cryptography"]


def test_the_container_installs_nothing_without_a_hash() -> None:
    """Everything from an index has a hash, and nothing is built on the way that would fetch more."""
    installs = [each for step in steps("RUN") for each in step.split("&&") if "pip install" in each]
    assert len(installs) == 4
    for install in installs:
        assert "--no-index" in install or "--only-binary :all: --require-hashes" in install
    (names,) = re.findall(r"for name in (.*?); *do", " ".join(steps("RUN")))
    lock = (ROOT / "requirements-dev.txt").read_text("utf-8")
    for name in names.split():
        block = re.search(rf"^{name}==.*?^    # via", lock, re.MULTILINE | re.DOTALL)
        assert block is not None, name
        assert "--hash=sha256:" in block[0]


def test_the_container_stands_on_an_image_that_cannot_change() -> None:
    (base,) = steps("ARG")
    assert re.fullmatch(r"PYTHON=docker\.io/library/python@sha256:[0-9a-f]{64}", base)
    assert all(image.partition(" ")[0] == "${PYTHON}" for image in steps("FROM"))


def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT)
    return parser


def test_the_unit_runs_our_command() -> None:
    service = unit()["Service"]
    parsed(shlex.split(service["ExecStart"]))
    assert service["StateDirectory"] == "posse"
    assert service["Environment"] == "POSSE_DATABASE=/var/lib/posse/posse.db"


@needs.SYSTEMD.needed
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / "posse.service"
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/posse/bin/posse", "/bin/true"))
    ran = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@needs.NGINX.needed
def test_nginx_takes_the_snippet(tmp_path: Path) -> None:
    snippet = re.search(r"^```nginx\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert snippet is not None
    plain = "\n".join(line for line in snippet[1].splitlines() if "ssl_certificate" not in line)
    config = tmp_path / "nginx.conf"
    inside = plain.replace("listen 443 ssl", "listen 8443")
    config.write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {inside} }}")
    ran = subprocess.run(
        ["nginx", "-t", "-c", config, "-p", tmp_path], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_the_page_names_every_flag() -> None:
    shown = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    command = app["serve"]
    flags = {name for argument in command.assemble_argument_collection() for name in argument.names}
    assert {name for name in flags if name.startswith("--")} == shown


def test_commands_in_scripts_are_ours_too() -> None:
    for file in re.findall(r"(?:cp|requirement) (deploy/\S+|requirements\.txt)", PAGE):
        assert (ROOT / file).is_file()
    for line in re.findall(r"--volume posse:/var/lib/posse posse (.*)$", PAGE, re.MULTILINE):
        parsed(["posse", "serve", *shlex.split(line)])
