"""What players of each role usually do to whom, and so what their deeds say about them.

Measured in games between these bots. First the tables were fitted to what was chosen (150 games at each table size from
4 to 8). Then they were adjusted, entry by entry, to make the chances given to the true roles as great as possible after
a quarter, half and three quarters of the turns (200 games at each table size). This makes up for the fact that deeds of
the same player are not independent. In other games, a chance of 70 % then comes true in about 70 % of cases. No entry
is below a fiftieth of the greatest, since a player may be clumsy or sly.

The order of roles is sheriff, deputy, outlaw, renegade. Rows are the roles of those who do something, columns the roles
of those to whom it is done.
"""

from typing import Final

#: How much each role wants to shoot each role. The Sheriff's shots say nothing: he knows no more than others.
SHOOTS: Final = [
    [1.0, 1.0, 1.0, 1.0],
    [0.02, 0.54, 1.0, 0.5],
    [1.0, 0.05, 0.02, 0.045],
    [0.06, 1.0, 0.75, 0.87],
]
#: How much each role wants to help each role, with a beer or an ability.
HELPS: Final = [
    [0.8, 1.0, 0.12, 0.9],
    [1.0, 0.055, 0.02, 0.06],
    [0.02, 0.45, 1.0, 0.7],
    [0.54, 1.0, 0.33, 1.0],
]
# How often each role rolls all its ones or twos again (FROM) or keeps some (FOR), if they may hit the Sheriff and if
# they may not. The Sheriff's own dice say nothing.
FROM_SHERIFF: Final = [1.0, 0.155, 0.015, 0.145]
FOR_SHERIFF: Final = [1.0, 0.845, 0.985, 0.855]
FROM_OTHERS: Final = [1.0, 0.11, 0.33, 0.085]
FOR_OTHERS: Final = [1.0, 0.89, 0.67, 0.915]


def weight(times: int) -> float:
    """How much a deed counts when a player does it to the same player for the first, second ... time."""
    return 2.0 / (1.0 + times)
