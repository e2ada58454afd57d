# Znajomi i dobre maniery: linki, zaproszenia, blokady, zgłoszenia, wykluczenia

push-invited = { $game }: masz zaproszenie do stołu.

friend-link-old = Ten link został już użyty lub unieważniony albo jest za stary. Poproś o nowy.
friend-link-own = To twój własny link. Wyślij go komuś, kogo znasz.
friend-link-blocked = Ta osoba jest przez ciebie zablokowana. Najpierw ją odblokuj.
friend-links-many = Masz już za dużo linków. Najpierw je unieważnij.
friends-many = Ktoś z was ma już za dużo znajomych.
friend-unknown = Nie jesteście już znajomymi.
friend-invite-late = Gra już się zaczęła.
friend-invite-there = Ta osoba już siedzi przy stole.
friend-invite-full = Przy tym stole nie ma wolnego miejsca.
block-sits-here = Przy tym stole siedzi ktoś, kogo blokujesz.
block-not-here = Nie możesz usiąść przy tym stole.
block-nobody = Nie ma tu nikogo, kogo można by zablokować lub zgłosić.
report-many = Wiele twoich zgłoszeń czeka jeszcze na rozpatrzenie. Poczekaj z następnym.
banned-for-ever = Administrator tego serwera wykluczył cię z gry. Powód: { $reason }
banned-until = Administrator tego serwera wykluczył cię z gry do { $day }. Powód: { $reason }
page-problem-banned = Administrator tego serwera wykluczył cię z gry.

page-heading-friends = Znajomi
page-friends = Znajomi
page-friends-mine = Twoi znajomi
page-friends-none = Nie masz tu jeszcze znajomych. Utwórz link i wyślij go komuś, kogo znasz.
page-friends-here = online
page-friends-away = offline
page-friends-at = { $game }: { $state }
page-friends-at-more = i jeszcze { $count }
page-friends-end = Usuń ze znajomych
page-friends-end-of = Usuń ze znajomych lub zablokuj: { $name }
page-friends-end-about = { $name } się o tym nie dowie, ale znikniecie nawzajem ze swoich list.
page-friends-ended = { $name } i ty nie jesteście już znajomymi.
page-friends-keep = Anuluj
page-friends-link = Dodaj znajomych
page-friends-link-about = Kto otworzy twój link i się zgodzi, trafi na listę twoich znajomych. Będziecie widzieć, kiedy druga osoba tu jest, i zapraszać się do stołu.
page-friends-link-uses = Dla kogo?
page-friends-link-one = Jedna osoba
page-friends-link-some = Grupa do 10 osób
page-friends-link-make = Utwórz link
page-friends-link-label = Link dla znajomych
page-friends-link-title = Zostańmy znajomymi w Ratskellerze
page-friends-link-days = Link działa 7 dni. Pokazujemy go tylko ten jeden raz.
page-friends-links = { $count ->
    [one] Działa jeszcze jeden twój link.
    [few] Działają jeszcze { $count } twoje linki.
   *[other] Działa jeszcze { $count } twoich linków.
}
page-friends-withdraw = Unieważnij
page-friends-withdrawn = Żaden z twoich linków już nie działa.
page-friends-add = { $name } zaprasza cię do znajomych
page-friends-add-about = Ten link wysyła ci { $name }. Jeśli się zgodzisz, będziecie widzieć, kiedy druga osoba tu jest i przy jakich publicznych stołach gra, i zapraszać się do stołu.
page-friends-add-yes = Tak, chętnie
page-friends-add-no = Nie
page-friends-added = { $name } i ty jesteście teraz znajomymi.

page-invite-friends = Zaproś znajomych
page-invite-none = Nie masz tu jeszcze znajomych.
page-invite-add = Dodaj znajomych
page-invite = Zaproś
page-invite-of = Zaproś: { $name }
page-invited = zaproszenie wysłane
page-invited-toast = Zaproszenie wysłane: { $name }.
page-invited-by = { $name } zaprasza cię do gry: { $game }.
page-invited-go = Do stołu
page-invited-not = Nie teraz

page-blocked = Zablokowane osoby
page-blocked-none = Nikogo nie blokujesz.
page-blocked-since = blokada od { $day }
page-unblock = Odblokuj
page-unblock-of = Odblokuj: { $name }
page-unblocked = Odblokowano: { $name }.

page-about-person = Zablokuj lub zgłoś: { $name }
page-block = Zablokuj
page-block-about = Nigdy nie usiądziecie przy jednym stole i nie zobaczysz, co pisze { $name }. Ta osoba się o tym nie dowie. Wasze rozpoczęte gry toczą się dalej.
page-block-done = Zablokowano: { $name }.
page-report = Zgłoś
page-report-about = Zgłoszenie przeczyta tylko administrator tego serwera.
page-report-reason = O co chodzi?
page-report-insult = Obelgi
page-report-hate = Nienawiść lub groźby
page-report-spam = Spam lub reklama
page-report-cheating = Oszukiwanie
page-report-name = Niestosowne imię
page-report-other = Coś innego
page-report-lines = Które wiadomości?
page-report-text = Co się stało? (opcjonalnie)
page-report-send = Wyślij zgłoszenie
page-report-kept = Dziękujemy. Zgłoszenie zostało zapisane i administrator je przeczyta.
page-chat-hidden = Administrator ukrył tę wiadomość.

page-banned = Masz tu zakaz gry
page-banned-until = Nie możesz tu grać do { $day }.
page-banned-for-ever = Nie możesz tu już grać.
page-banned-reason = Powód: { $reason }

page-privacy-friends = Twoich znajomych, osoby, które blokujesz, i zaproszenia (przez 30 dni).
page-privacy-reports = Twoje zgłoszenia z wiadomościami, o które chodzi, i zgłoszenia na twój temat; czyta je administrator.
page-privacy-report-days = { $days ->
    [one] Zgłoszenia usuwamy dzień po rozpatrzeniu.
    [few] Zgłoszenia usuwamy { $days } dni po rozpatrzeniu.
   *[other] Zgłoszenia usuwamy { $days } dni po rozpatrzeniu.
}
