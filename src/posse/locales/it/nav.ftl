# La barra in testa a ogni pagina.
nav-home = Posse, pagina iniziale
nav-main = Menu principale
nav-play = Gioca
nav-rules = Regole
nav-replays = Replay
nav-settings = Impostazioni
nav-about = Informazioni
nav-to-noon = Mezzogiorno: il tema chiaro
nav-to-midnight = Mezzanotte: il tema scuro
nav-reload = Riprova
