# Die Seite eines laufenden Tisches.

page-table-title-turn = ● Du bist am Zug · { $game }
page-table-turn-mine = Du bist am Zug
page-table-turn-of = { $seat ->
    [Du] Du bist am Zug
   *[other] { $seat } ist am Zug
}
page-table-over = Die Partie ist zu Ende
page-table-round = Runde { $round }
page-table-turn = Zug { $turn }
page-table-last = Runde { $round } ist die letzte
page-table-last-now = Letzte Runde!
page-table-closed = Dieser Tisch ist geschlossen, denn wer ihn eröffnet hat, ist gegangen. Du kannst einen neuen eröffnen.
page-table-watching = Du schaust zu. Was verdeckt ist, siehst auch du nicht.
page-table-stale = Inzwischen hat sich etwas geändert. Schau dir die neue Lage an und entscheide noch einmal.

## Neben dem Spielplan

page-table-log = Verlauf
page-table-log-empty = Noch ist nichts passiert.
page-table-log-all = { $count ->
    [one] Ganzen Verlauf zeigen ({ $count } Zug)
   *[other] Ganzen Verlauf zeigen ({ $count } Züge)
}
page-table-log-before = Vor dem Spiel
page-table-log-setup = Aufbau
page-table-log-sit = { $seat } hat Platz genommen.
page-table-log-leave = { $seat } hat den Tisch verlassen.
page-table-log-undo = { $seat } hat eine Aktion zurückgenommen.
page-table-log-undo-ask = { $seat } möchte eine Aktion zurücknehmen.
page-table-log-agree = { $seat } stimmt zu.
page-table-log-refuse = { $seat } lehnt ab.
page-table-log-timeout = Die Zeit von { $seat } ist abgelaufen. Ein Bot übernimmt.
page-table-log-back = { $seat } ist wieder da.
page-table-log-pause = Der Server war eine Weile weg: Diese Zeit zählt für niemanden.
page-table-log-rematch = Es gibt eine Revanche.
page-table-rule-of = Regel: { $rule }
page-table-rule-title = Regel
page-table-rule-all = Im Regelwerk öffnen
page-table-chat = Chat
page-table-chat-said = { $seat } schreibt: { $text }
page-table-chat-empty = Noch hat niemand etwas geschrieben.
page-table-chat-say = Nachricht schreiben
page-table-chat-send = Senden
page-table-chat-mute = { $seat } stummschalten
page-table-chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-table-chat-watching = Schreiben kann nur, wer am Tisch sitzt.

## Was man tun kann

page-table-actions = Bedienleiste
page-table-undo = Zurücknehmen
page-table-undo-ask = Um Rücknahme bitten
page-table-asked-title = Aktion zurücknehmen?
page-table-asked-about = { $seat } möchte die letzte Aktion zurücknehmen. Dafür müssen alle am Tisch zustimmen.
page-table-asked-waiting = Noch keine Antwort von: { $seats }
page-table-asked-mine = Du möchtest deine letzte Aktion zurücknehmen. Noch keine Antwort von: { $seats }
page-table-asked-other = { $seat } möchte eine Aktion zurücknehmen. Noch keine Antwort von: { $seats }
page-table-agree = Zustimmen
page-table-refuse = Ablehnen
page-table-hint = Tipp
page-table-hint-thinking = Tipp wird berechnet …
page-table-hint-title = Die besten Züge
page-table-hint-none = An dieser Stelle gibt es keinen Tipp.
page-table-more = Mehr
page-table-leave = Zu den Tischen

## Zeit und Verbindung

page-table-clocks = Verbleibende Zeit
page-table-clock-days = { $days } T { $hours } h
page-table-clock-soon = Die Zeit wird knapp
page-table-away-mine = Deine Zeit ist abgelaufen. Ein Bot ({ $bot }) spielt für dich weiter.
page-table-away-other = Die Zeit von { $seat } ist abgelaufen. Ein Bot spielt weiter.
page-table-am-back = Ich bin wieder da
page-table-offline = Verbindung verloren. Sie wird automatisch wiederhergestellt; deine Partie geht nicht verloren.
page-table-offline-kept = Verbindung verloren. Deine Aktion ist gespeichert und wird gesendet, sobald du wieder online bist.
page-table-not-saved = Der Server kann gerade nichts speichern. Dein Zug wird immer wieder gesendet, bis es geht.
page-table-online = Wieder verbunden.
page-table-notify-no = Nein, danke
page-table-notify-turn = { $game }: Du bist am Zug.

## Ein Bildschirm für mehrere

page-table-cover-over = Das war dein Zug.
page-table-cover-hand = Gib das Gerät an { $seat } weiter
page-table-cover-about = Nur { $seat } schaut hin, alle anderen bitte wegsehen.
page-table-cover-show = Ich bin { $seat } – Karten zeigen

## Tasten

page-table-keys = Tastenkürzel
page-table-key-choose = eine Aktion aus der Liste wählen
page-table-key-tab = zur nächsten Schaltfläche, mit Umschalt zurück
page-table-key-undo = die letzte Aktion zurücknehmen
page-table-key-hint = einen Tipp anzeigen
page-table-key-chat = im Chat schreiben
page-table-key-log = den Verlauf öffnen
page-table-key-rules = die Regeln öffnen
page-table-key-firstrat-arrows = auf dem Spielplan: zur nächsten Ratte oder zum nächsten Feld
page-table-key-firstrat-enter = eine Ratte aufnehmen oder auf das gewählte Feld ziehen
page-table-key-firstrat-escape = die Ratte wieder abstellen; Tipp oder Hinweis schließen
page-table-key-piedpiper-enter = eine Karte aufnehmen oder ihre Figurenkarte wählen
page-table-key-piedpiper-places = die aufgenommene Karte unter diese Figurenkarte legen
page-table-key-piedpiper-escape = die Karte zurücklegen; Tipp oder Hinweis schließen
page-table-key-help = diese Übersicht

## Das Ende

page-table-winner = gewonnen
page-table-challenges = Bestandene Herausforderungen
page-table-rematch = Noch einmal spielen
page-table-rematch-join = Bei der Revanche mitspielen
page-table-rematch-watch = Bei der Revanche zuschauen
page-table-rematch-title = Noch eine Partie?
page-table-rematch-about = Jemand am Tisch möchte noch einmal spielen. Ein Platz ist für dich reserviert.
page-table-rematch-no = Jetzt nicht
page-table-see-again = Partie ansehen
page-table-download = Partie herunterladen

## Ehrlich gemischt

page-table-fair = Ehrlich gemischt
page-table-fair-about = Vor der Partie hat sich der Server auf eine geheime Zahl, den Startwert, festgelegt und ihren Fingerabdruck gezeigt. Jeder Browser am Tisch hat eine eigene Zufallszahl beigesteuert. Aus allen zusammen ergibt sich, was in dieser Partie gemischt und gezogen wird. Niemand konnte das allein bestimmen.
page-table-fair-commitment = Fingerabdruck des Startwerts (SHA-256)
page-table-fair-seed = Startwert
page-table-fair-later = Nach der Partie erscheint hier der Startwert. Dann können alle ihn nachprüfen.
page-table-fair-fits = Der Startwert passt zum Fingerabdruck: Der Server hat nichts vertauscht.
page-table-fair-fits-not = Achtung: Der Startwert passt nicht zum Fingerabdruck!
page-table-fair-verify = Um auch jede einzelne Karte zu prüfen, lade die Partie herunter und führe diesen Befehl aus:
