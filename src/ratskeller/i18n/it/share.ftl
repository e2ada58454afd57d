# Link per gli altri.

share-only-here = Questo server è raggiungibile solo da questo computer. Per far entrare altri, avvialo con: ratskeller serve --host 0.0.0.0
share-not-allowed = Questo server non accetta richieste da { $address }. Chi lo gestisce può permettere questo indirizzo con l’opzione --origin.
