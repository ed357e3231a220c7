### Che cos’è Posse, e chi ringrazia.

about-title = Informazioni su Posse
about-lead = Posse è un posto dove giocare a BANG!, BANG! The Duel e BANG! The Dice Game con amici e bot, nel browser, senza account.
about-what = Che cosa fa
about-what-rules = Conosce ogni carta e ogni chiarimento, e gioca di conseguenza. Ogni regola è provata da partite scritte apposta.
about-what-fair = Distribuisce onestamente: il caso è fissato prima della prima carta e mostrato dopo l’ultima, così tutti possono controllare.
about-what-secret = A nessuno, persona o bot, viene mai inviato ciò che non deve vedere.
about-fan = Un progetto di appassionati
about-fan-text = Posse è indipendente. Non è affiliato agli autori o agli editori dei giochi e non è approvato da loro. BANG! è un marchio di dV Giochi. Le regole sono raccontate con parole nostre; le immagini sono disegnate, nulla è scansionato.
about-fan-own = Se ti piace, procurati il gioco: chi gioca qui dovrebbe averne una copia sullo scaffale.
about-licence = Licenza
about-licence-text = Posse è open source con licenza Apache 2.0. Puoi usarlo, modificarlo e condividerlo.
about-pictures = Immagini
about-pictures-text = Le immagini vengono da game-icons.net, con licenza CC BY 3.0, nei nostri colori e formati. Grazie a tutti quelli qui sotto.
about-pictures-count = { $count ->
    [one] { $count } immagine
   *[other] { $count } immagini
}
about-pictures-others = e altri collaboratori di game-icons.net
about-pictures-own = La stella dello Sceriffo, i distintivi, le pallottole e i bersagli dei dadi li abbiamo disegnati noi.
about-fonts = Caratteri
about-fonts-text = Entrambi con SIL Open Font License 1.1.
about-font-rye = Rye, per i titoli e i nomi delle carte, di Sorkin Type
about-font-bitter = Bitter, per tutto ciò che si legge, degli autori del progetto Bitter
about-libraries = Librerie
about-libraries-browser = Nel browser
about-libraries-server = Sul server
about-library = Libreria
about-library-licence = Licenza
