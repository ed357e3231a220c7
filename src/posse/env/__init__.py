"""The games as environments for training agents: PettingZoo's interface for all seats, Gymnasium's for one seat against
bots, and many games in lockstep. Needs the extra `env`: pip install 'posse-game[env]'."""

from importlib.util import find_spec

for _needed in ("gymnasium", "numpy", "pettingzoo"):
    if find_spec(_needed) is None:
        raise ModuleNotFoundError(
            f"posse.env needs {_needed}, which is not installed: pip install 'posse-game[env]'", name=_needed
        )

from posse.encoding.encoding import VERSION  # noqa: E402
from posse.env.aec import PosseEnv, env, raw_env  # noqa: E402
from posse.env.batch import Batch, Step  # noqa: E402
from posse.env.seat import SeatEnv  # noqa: E402
from posse.env.workers import Workers  # noqa: E402

__all__ = ["VERSION", "Batch", "PosseEnv", "SeatEnv", "Step", "Workers", "env", "raw_env"]
