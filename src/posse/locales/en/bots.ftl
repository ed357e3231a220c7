### How good bots are, and what they are like.

bots-grade-easy = Easy
bots-grade-fair = Fair
bots-grade-hard = Hard
bots-grade-deadly = Deadly
    .line = Looks ahead: tries its moves out in hundreds of imagined games before it makes one.
bots-temper-bold = bold
    .line = Shoots first and thinks of its own skin later.
bots-temper-careful = wary
    .line = Keeps its own life points together before it hurts anybody.
bots-temper-greedy = greedy
    .line = Cannot have enough cards.
bots-temper-vengeful = vengeful
    .line = Remembers who hurt it, and pays them back.
