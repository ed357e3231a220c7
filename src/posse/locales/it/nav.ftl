# La barra in testa a ogni pagina.
nav-home = Posse, pagina iniziale
nav-main = Menu principale
nav-play = Gioca
nav-rules = Regole
nav-replays = Replay
nav-settings = Impostazioni
nav-about = Informazioni
nav-to-noon = High Noon: il tema chiaro
nav-to-midnight = Midnight: il tema scuro
nav-reload = Riprova
