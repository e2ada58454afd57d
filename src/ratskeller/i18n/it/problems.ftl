# Che cosa non va in un profilo: accanto al campo di un modulo e dopo la chiave nella riga di comando.

problem-missing = Manca.
problem-empty = Inserisci un valore.
problem-unknown-name = Questo nome non esiste. I nomi possibili sono: { $names }.
problem-choice = Scegli fra: { $names }.
problem-range = Inserisci un numero intero da { $least } a { $most }.
problem-whole-number = Inserisci un numero intero.
problem-text = Inserisci un testo.
problem-switch = Inserisci true o false.
problem-list = Inserisci un elenco.
problem-list-of = Inserisci esattamente { $count } valori.
problem-table = Inserisci una tabella.
problem-other-kind = Questo valore non è del tipo giusto.
problem-no-table = Non c’è nessuna tabella con questo nome.
problem-unreadable = Impossibile leggere il file: { $detail }.
problem-not-text = Il file non è un testo in UTF-8.
problem-not-toml = Il file non è in TOML: { $detail }.
problem-too-long = Il file ha più di { $most } caratteri.
problem-too-deep = Il file ha elenchi o tabelle annidati troppo in profondità.
problem-too-many-values = Il file ha più di { $most } valori.
problem-too-many-digits = Il file contiene un numero con troppe cifre.
problem-long-key = Il file ha una chiave con più di { $most } parti.
problem-strange-characters = La riga { $line } contiene caratteri che non si possono mostrare.
problem-in-profile = C’è un errore in questo tabellone ({ $place }): { $problem }
