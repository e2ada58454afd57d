# Die Seite eines laufenden Tisches.

page-table-title-turn = ● Du bist am Zug · { $game }
page-table-turn-mine = Du bist am Zug
page-table-turn-of = { $seat } ist am Zug
page-table-over = Das Spiel ist aus
page-table-round = Runde { $round }
page-table-turn = Zug { $turn }
page-table-last = Runde { $round } ist die letzte
page-table-last-now = Letzte Runde!
page-table-closed = Dieser Tisch ist geschlossen: Wer ihn eröffnet hat, ist gegangen.
page-table-watching = Du schaust zu. Was geheim ist, bleibt auch dir verborgen.
page-table-stale = Jemand war schneller. Schau noch einmal hin und entscheide dann.

## Neben dem Spielplan

page-table-side = Verlauf und Chat
page-table-log = Verlauf
page-table-log-empty = Noch ist nichts geschehen.
page-table-log-all = { $count ->
    [one] Das ganze Spiel zeigen: { $count } Zug
   *[other] Das ganze Spiel zeigen: { $count } Züge
}
page-table-log-setup = Aufbau
page-table-log-sit = { $seat } hat sich gesetzt.
page-table-log-leave = { $seat } ist aufgestanden.
page-table-log-undo = { $seat } hat eine Entscheidung zurückgenommen.
page-table-log-undo-ask = { $seat } möchte eine Entscheidung zurücknehmen.
page-table-log-agree = { $seat } ist einverstanden.
page-table-log-refuse = { $seat } sagt nein.
page-table-log-timeout = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
page-table-log-back = { $seat } ist wieder da.
page-table-log-pause = Der Server war eine Weile weg: Diese Zeit zählt für niemanden.
page-table-log-rematch = Es gibt eine Revanche.
page-table-rule-of = Die Regel: { $rule }
page-table-rule-title = Die Regel
page-table-rule-all = Unter allen Regeln öffnen
page-table-chat = Unterhaltung
page-table-chat-said = { $seat } sagt: { $text }
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-chat-say = Sag etwas
page-table-chat-send = Senden
page-table-chat-mute = { $seat } stummschalten
page-table-chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-table-chat-watching = Hier reden nur, die am Tisch sitzen.

## Was man tun kann

page-table-actions = Rund ums Spiel
page-table-undo = Zurücknehmen
page-table-undo-ask = Zurücknehmen erbitten
page-table-asked-title = Eine Entscheidung zurücknehmen?
page-table-asked-about = { $seat } möchte die letzte Entscheidung zurücknehmen. Das geschieht, wenn alle am Tisch einverstanden sind.
page-table-asked-waiting = Andere, die noch nicht geantwortet haben: { $seats }
page-table-asked-mine = Du möchtest deine Entscheidung zurücknehmen. Wir warten auf { $seats }.
page-table-asked-other = { $seat } möchte eine Entscheidung zurücknehmen. Wir warten auf { $seats }.
page-table-agree = Einverstanden
page-table-refuse = Nein, sie gilt
page-table-hint = Tipp
page-table-hint-thinking = Denkt nach …
page-table-hint-title = Die besten Züge
page-table-hint-none = Hier gibt es nichts zu raten.
page-table-more = Mehr
page-table-leave = Zu den Tischen

## Zeit und Verbindung

page-table-clocks = Verbleibende Zeit
page-table-clock-days = { $days } T. { $hours } Std.
page-table-clock-soon = Die Zeit läuft ab
page-table-away-mine = Deine Zeit war um, darum spielt ein Bot ({ $bot }) für dich.
page-table-away-other = Ein Bot spielt für { $seat }: Die Zeit war um.
page-table-am-back = Ich bin wieder da
page-table-offline = Die Verbindung ist weg. Wir kommen von selbst zurück; das Spiel wartet.
page-table-offline-kept = Die Verbindung ist weg. Was du getan hast, ist aufgehoben und geht los, sobald sie wieder da ist.
page-table-not-saved = Der Server kann gerade nichts speichern. Dein Zug wird immer wieder gesendet, bis es geht.
page-table-online = Wieder verbunden.
page-table-notify-ask = Soll dir dieser Browser sagen, wenn du am Zug bist?
page-table-notify-yes = Ja, bitte
page-table-notify-no = Nein, danke
page-table-notify-turn = Du bist am Zug in { $game }.

## Ein Bildschirm für mehrere

page-table-cover-over = Das war dein Zug.
page-table-cover-hand = Gib { $seat } den Bildschirm
page-table-cover-about = Jetzt schaut nur { $seat } hin, bitte.
page-table-cover-show = Ich bin { $seat }: meine Karten zeigen

## Tasten

page-table-keys = Tasten
page-table-key-choose = aus der Liste der Züge wählen
page-table-key-tab = weiter zum nächsten Knopf, mit Umschalt zurück
page-table-key-undo = die letzte Entscheidung zurücknehmen
page-table-key-hint = ein Tipp
page-table-key-chat = etwas sagen
page-table-key-log = den Verlauf lesen
page-table-key-rules = die Regeln lesen
page-table-key-firstrat-arrows = auf dem Spielplan: zur nächsten Ratte oder zum nächsten Feld
page-table-key-firstrat-enter = eine Ratte nehmen oder auf das gewählte Feld ziehen
page-table-key-firstrat-escape = eine Ratte wieder hinstellen; einen Tipp oder eine Antwort schließen
page-table-key-piedpiper-enter = eine Karte nehmen oder ihren Platz wählen
page-table-key-piedpiper-places = mit einer Karte in der Hand: unter diese Figur legen
page-table-key-piedpiper-escape = eine Karte zurücklegen; einen Tipp oder eine Antwort schließen
page-table-key-help = diese Liste

## Das Ende

page-table-winner = hat gewonnen
page-table-challenges = Bestandene Herausforderungen
page-table-rematch = Noch einmal spielen
page-table-rematch-join = Zur Revanche
page-table-rematch-watch = Bei der Revanche zuschauen
page-table-rematch-title = Noch eine Partie?
page-table-rematch-about = Jemand am Tisch möchte noch einmal spielen. Dein Platz dort ist frei.
page-table-rematch-no = Jetzt nicht
page-table-see-again = Noch einmal ansehen
page-table-download = Partie herunterladen

## Ehrlich gemischt

page-table-fair = Ehrlich gemischt
page-table-fair-about = Vor dem Spiel hat sich der Server auf eine geheime Zahl festgelegt, den Startwert, und ihren Fingerabdruck gezeigt. Der Browser von jedem am Tisch hat eine eigene Zahl dazugetan. Aus allen zusammen kommt das Glück dieser Partie, und niemand konnte es sich aussuchen.
page-table-fair-commitment = Fingerabdruck des Startwerts (SHA-256)
page-table-fair-seed = Der Startwert
page-table-fair-later = Wenn das Spiel aus ist, steht der Startwert hier, und alle können ihn prüfen.
page-table-fair-fits = Der Startwert passt zu seinem Fingerabdruck: Es ist der versprochene.
page-table-fair-fits-not = Der Startwert passt nicht zu seinem Fingerabdruck!
page-table-fair-verify = Wenn du auch jede Karte prüfen willst, lade die Partie herunter und rufe auf:
