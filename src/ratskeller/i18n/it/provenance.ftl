# Quanto siamo sicuri di ogni tabella di un gioco: da dove vengono i suoi numeri. Chiavi: «provenance-», il gioco e la tabella.

provenance-source = stampato nel regolamento
provenance-derived = si ricava da un esempio del regolamento
provenance-photo = ricavato da fotografie di un tabellone vero
provenance-reconstructed = una nostra ricostruzione
provenance-own = come l’ha inserito il proprietario

provenance-firstrat-options = Le interpretazioni tra cui puoi scegliere sono stampate nei regolamenti.
provenance-firstrat-setup = La dotazione iniziale è stampata nel regolamento.
provenance-firstrat-movement = Passi e pedaggi sono stampati nel regolamento.
provenance-firstrat-path = Gli spazi del percorso sono ricavati da fotografie di un tabellone vero; gli esempi ne confermano cinque.
provenance-firstrat-path_tiles = I gruppi delle tessere percorso sono stampati nel regolamento; quali tessere contengano è una nostra ricostruzione.
provenance-firstrat-stalls = I prezzi sono stampati nel regolamento; la posizione delle bancarelle è ricavata da fotografie.
provenance-firstrat-pipes = Che le tubature siano cinque è stampato nel regolamento; dove portano e quanto costano è ricavato da fotografie.
provenance-firstrat-lights = La corda luminosa è ricavata da fotografie. Di tutte le tabelle è la meno sicura.
provenance-firstrat-burrow = Il giro della tana è ricavato da fotografie; i passi degli esempi concordano.
provenance-firstrat-backpacks = Il bonus degli zaini è stampato nel regolamento; che ce ne siano due per colore è una nostra ricostruzione.
provenance-firstrat-tracks = I punti delle tracce sono ricavati da fotografie; due tracce sono stampate anche nel regolamento.
provenance-firstrat-track_tiles = Le tessere punteggio sono una nostra ricostruzione: le sette righe stampate e un’altra ancora.
provenance-firstrat-parts = Il costo delle parti e delle donazioni è stampato nel regolamento.
provenance-firstrat-caps = Il valore dei tappi di bottiglia è stampato nel regolamento.
provenance-firstrat-score = Riconoscimenti, formaggio ammuffito e risorse avanzate sono stampati nel regolamento.
provenance-firstrat-greg = Il numero delle carte di Greg, i suoi livelli e gli spazi da cui partono i suoi ratti sono stampati nel regolamento. Una carta si ricava da un esempio; tutte le altre sono una nostra ricostruzione.
provenance-firstrat-challenges = Le sfide sono stampate nel regolamento.

provenance-piedpiper-options = Le varianti sono stampate nel regolamento. Sul tetto e su «più uno» con la fogna non dice nulla: la scelta è nostra.
provenance-piedpiper-counts = Il numero di carte in mano è stampato nel regolamento; dopo quanti turni la partita finisce comunque lo abbiamo deciso noi.
provenance-piedpiper-characters = Il numero totale delle carte personaggio è stampato nel regolamento; la suddivisione è una nostra ricostruzione.
provenance-piedpiper-actions = Il numero totale delle carte azione è stampato nel regolamento; quante siano di ogni tipo è una nostra ricostruzione.
