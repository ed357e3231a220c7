### The stage: what somebody does to somebody, large in the middle of the table. Stamps are a word or two.

stage-hit = { $amount ->
    [one] Hit!
   *[other] Hit! −{ $amount }
}
stage-dodged = Dodged!
stage-saved = Saved by { $thing }
stage-unaffected = { $thing }: no effect
stage-healed = +{ $amount } life
