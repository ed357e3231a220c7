"""Runs the command line."""

import os
import sys
from collections.abc import Sequence

from cyclopts import CycloptsError

from posse.cli import paper
from posse.cli.given import SPOKEN
from posse.cli.root import app
from posse.kernel.errors import PosseError


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; bad input gives one sentence and exit code 2."""
    paper.say_what_can_be_said()
    SPOKEN.set("en")
    try:
        result = app(sys.argv[1:] if words is None else words, print_error=False, exit_on_error=False)
    except PosseError as error:
        from posse.locales.speak import complaint

        paper.complain([complaint(error, SPOKEN.get())])
        sys.exit(2)
    except CycloptsError as error:
        paper.complain([str(error)])
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        paper.to_nowhere()  # whoever read our output is gone
        sys.exit(0)
    except Exception as error:
        if os.environ.get("POSSE_DEBUG"):
            raise
        from posse.bang.outside import culprit

        if place := culprit(error):
            paper.complain([f"a set from outside is broken: {place}: {type(error).__name__}: {error}"])
            sys.exit(2)
        paper.complain(
            [
                f"this is an error in Posse itself: {type(error).__name__}: {error}. "
                "Please report it; POSSE_DEBUG=1 shows where it happened."
            ]
        )
        sys.exit(70)
    sys.exit(result if isinstance(result, int) else 0)
