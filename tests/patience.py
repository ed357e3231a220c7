"""How long tests wait for what must come."""

from typing import Final

#: Seconds after which a test gives up: far more than anything takes, even on a machine with much else to do. No test
#: waits so long for what does not come if all is well.
PATIENCE: Final = 240.0
