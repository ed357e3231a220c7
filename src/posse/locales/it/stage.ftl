### La scena: ciò che uno fa a un altro, in grande al centro del tavolo. Un timbro ha una o due parole.

stage-hit = { $amount ->
    [one] Colpito!
   *[other] Colpito! −{ $amount }
}
stage-dodged = Schivato!
stage-saved = Salvezza: { $thing }
stage-unaffected = { $thing }: nessun effetto
stage-healed = { $amount ->
    [one] +1 vita
   *[other] +{ $amount } vite
}
