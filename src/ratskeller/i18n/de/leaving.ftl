# Eine laufende Partie verlassen, Fehlende ersetzen, vorzeitig beenden.

leaving-title = Partie verlassen
leaving-bot = Ein Bot soll für mich spielen
leaving-bot-about = { $bot } übernimmt deinen Platz. Solange der Bot spielt, kannst du jederzeit zurückkommen.
leaving-end = Partie beenden
leaving-end-about = Niemand gewinnt. Du spielst hier allein, deshalb ist die Partie sofort vorbei.
leaving-end-ask = Alle fragen, ob wir aufhören
leaving-end-ask-about = Wenn alle zustimmen, ist die Partie vorbei und niemand gewinnt.
leaving-missing-title = Fehlt jemand?
leaving-missing-about = Wer einige Minuten weg ist oder die Zeit überschritten hat, kann von den anderen gemeinsam ersetzt werden.
leaving-missing-clock = Hier entscheidet die Uhr: Ersetzt werden kann nur, wer die Partie verlassen oder die Zeit überschritten hat.
leaving-missing-none = Alle sind da.
leaving-missing-since = { $name } ist seit { $time } weg.
leaving-missing-left = { $name } hat die Partie verlassen.
leaving-missing-turn = { $name } hat sehr lange nicht gezogen.
leaving-put-bot = Bot für { $name } einsetzen
leaving-open-seat = Platz von { $name } für jemand Neues öffnen
leaving-mine = Du hast die Partie verlassen. { $bot } spielt für dich, bis du zurückkommst.
leaving-other = { $seat } hat die Partie verlassen. Ein Bot spielt weiter.
leaving-offered = Der Platz von { $seat } ist für jemand Neues offen. Verschicke dafür den Link zu diesem Tisch.
leaving-offered-take = Der Platz von { $seat } ist frei. Du kannst ihn übernehmen, mit allem, was dazugehört.
leaving-take = Platz übernehmen
leaving-not-missing = Diese Person fehlt nicht: Ersetzt werden kann nur, wer weg ist oder die Zeit überschritten hat.
leaving-other-question = Es ist noch eine andere Frage offen. Bitte beantworte sie zuerst.
leaving-knows = Du hast schon an diesem Tisch gesessen und kennst Karten eines anderen Platzes. Deshalb kannst du diesen nicht übernehmen.
leaving-closes = Hier ist lange nichts passiert. Wenn niemand etwas tut, schließt der Tisch am { $time }.
leaving-closed-idle = Dieser Tisch wurde geschlossen, weil hier lange nichts passiert ist.

## Abstimmungen

leaving-ask-end = { $seat } möchte die Partie beenden. Niemand würde gewinnen.
leaving-ask-bot = { $seat } möchte für { $name } einen Bot einsetzen.
leaving-ask-open = { $seat } möchte den Platz von { $name } für jemand Neues öffnen.
leaving-ask-waiting = Noch keine Antwort von: { $seats }
leaving-yes = Zustimmen
leaving-no = Ablehnen

## Protokoll

leaving-log-resign = { $seat } hat die Partie verlassen. Ein Bot übernimmt.
leaving-log-stand-in = Die anderen haben für { $seat } einen Bot eingesetzt.
leaving-log-offer = Der Platz von { $seat } ist für jemand Neues offen.
leaving-log-take = { $seat } übernimmt einen Platz in der laufenden Partie.
leaving-log-ask-end = { $seat } möchte die Partie beenden.
leaving-log-ask-bot = { $seat } möchte für jemanden einen Bot einsetzen.
leaving-log-ask-open = { $seat } möchte einen Platz für jemand Neues öffnen.
leaving-log-notice = Hier ist lange nichts passiert: Der Tisch wird bald geschlossen.

## Das Ende

leaving-over-agreement = Ihr habt die Partie gemeinsam beendet
leaving-over-idle = Die Partie wurde geschlossen, weil lange nichts passiert ist
leaving-over-about = Niemand hat gewonnen. Das ist der Punktestand bis hierher.
