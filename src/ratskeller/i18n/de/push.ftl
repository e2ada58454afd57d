# Leute werden gerufen, wenn sie dran sind; die Seite auf dem Startbildschirm und ohne Netz

push-turn = { $game }: Du bist dran.

page-push = Du bist dran
page-push-about = Dieses Gerät kann dich benachrichtigen, wenn du dran bist, auch wenn die Seite geschlossen ist. Die Nachricht verrät nichts über deine Partie.
page-push-call = Auf diesem Gerät benachrichtigen
page-push-insecure = Benachrichtigungen gibt es nur auf https-Seiten und auf localhost. Die Adresse dieser Seite ist keins von beiden.
page-push-missing = Dieser Browser kann dich nicht benachrichtigen. Auf einem iPhone oder iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.
page-push-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen für diese Seite ändern.
page-push-on = Du wirst auf diesem Gerät benachrichtigt.
page-push-off = Du wirst auf diesem Gerät nicht mehr benachrichtigt.
page-push-quiet = Ruhezeit
page-push-quiet-about = In dieser Zeit wirst du nicht benachrichtigt, sondern erst danach, falls du dann noch dran bist.
page-push-from = Von
page-push-to = Bis
page-push-saved = Deine Ruhezeit ist gespeichert.
page-push-no-network = Du bist offline. Zum Spielen brauchst du eine Verbindung.
