### Die Bühne: was jemand jemandem antut, groß in der Mitte des Tisches. Ein Stempel hat ein, zwei Wörter.

stage-hit = { $amount ->
    [one] Getroffen!
   *[other] Getroffen! −{ $amount }
}
stage-dodged = Ausgewichen!
stage-saved = Gerettet: { $thing }
stage-unaffected = { $thing }: keine Wirkung
stage-healed = +{ $amount } Leben
