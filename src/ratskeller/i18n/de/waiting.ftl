# Einen Tisch ändern, bevor die Partie beginnt.

waiting-bot = Bot hierher setzen
waiting-bot-level = Bot für Platz { $number }
waiting-bot-remove = Bot entfernen
waiting-drop = Platz entfernen
waiting-add = Platz hinzufügen
waiting-start-taken = Mit { $count } Plätzen starten
waiting-options = Einstellungen ändern
waiting-options-about = Alle anderen am Tisch sehen, was sich geändert hat, und müssen zustimmen, bevor du starten kannst.
waiting-options-save = Ändern
waiting-changed = Die Einstellungen haben sich geändert:
waiting-changed-since = Der Tisch wurde inzwischen geändert. Sieh dir bitte zuerst die Änderungen an.
waiting-change = { $name }: { $now } (vorher: { $before })
waiting-usual = wie üblich
waiting-agree = Zustimmen
waiting-agreed-by = Noch keine Antwort von: { $seats }
waiting-not-agreed = Noch haben nicht alle den Änderungen zugestimmt.
waiting-log-seats = Die Plätze haben sich geändert.
waiting-log-options = Die Einstellungen haben sich geändert.
