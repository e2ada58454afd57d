# Strona w przeglądarce: pierwsza strona, przygotowanie i szukanie stołów oraz kim jestem.

## Pierwsza strona

page-home-lead = Zbuduj rakietę z rupieci albo trzymaj szczury z dala od swojego domu: solo, z botami lub ze znajomymi, obok i przez internet.
page-home-games = Gry
page-home-firstrat-about = Pędź ze szczurami przez wysypisko śmieci, zbieraj butelki, puszki i żarówki i zbuduj rakietę na Księżyc. W końcu jest z sera.
page-home-piedpiper-about = Szczury biegają po Hameln od domu do domu. Zagrywaj karty tak, by odwiedzały sąsiadów, a Flecista odprowadzał je od ciebie.
page-home-firstrat-people = 1–5 osób; solo twoim rywalem jest { greg }
page-home-piedpiper-people = 2–5 osób, z tajnymi kartami na ręce
page-home-play = Zagraj: { $game }
page-home-against = Z kim grasz? Gra zacznie się od razu.
page-home-opponents = { $count } × { $name }
page-home-mood-ratling = łagodne, na pierwszą grę
page-home-mood-pantry-rat = zachłanny i przyjazny
page-home-mood-sly-rat = patrzy naprzód
page-home-mood-rat-king = bezlitosny
page-home-mood-rat-emperor = nieubłagany
page-home-greg = { greg } · { $level }
page-home-greg-about = solo, z wyzwaniami
page-home-starting = Rozkładamy grę…
page-home-learn = Ucz się, grając
page-home-new = Zagraj ze znajomymi
page-home-elsewhere = Co jeszcze tu znajdziesz
page-home-lobby-about = Dosiądź się do innych albo popatrz, jak grają.
page-home-chart-about = Dziesięć wyzwań solo na czterech poziomach trudności.
page-home-companion-about = { greg } i notes punktacji w telefonie, do gry z własnym pudełkiem.
page-home-records-about = Obejrzyj rozegrane partie, ruch po ruchu.

## Stół na liście

page-tables-seats = Miejsca
page-tables-your-turn = Twoja kolej
page-tables-their-turn = Teraz gra: { $name }
page-tables-state-open = czeka na graczy
page-tables-state-running = gra trwa
page-tables-state-over = koniec gry
page-tables-state-closed = stół zamknięty
page-tables-by-link = tylko przez link
page-tables-sit = Usiądź
page-tables-back = Wróć na miejsce
page-tables-look = Zobacz stół
page-tables-watch = Oglądaj
page-tables-go-on = Graj dalej
page-tables-result = Wynik
page-tables-replay = Obejrzyj ponownie

## Moje stoły

page-mine = Moje stoły
page-mine-running = Twoje stoły
page-mine-going = Trwające
page-mine-over = Zakończone
page-mine-all = Wszystkie twoje stoły
page-mine-none = Jeszcze nie grasz przy żadnym stole.
page-mine-play = Zagraj
page-mine-more = Pokaż więcej

## Wszystkie stoły

page-lobby-lead = Wolne miejsce może zająć każdy. Możesz też oglądać każdą grę.
page-lobby-filter = Filtruj stoły
page-lobby-open = Nowy stół: { $game }
page-lobby-waiting = Stoły z wolnymi miejscami
page-lobby-running = Trwające gry
page-lobby-more = Więcej stołów
page-lobby-empty = Nikt teraz nie gra. Otwórz stół i zostaw wolne miejsce: inni zobaczą je tutaj.

## Przygotowanie

page-setup-title = Nowy stół: { $game }
page-setup-other = A może { $game }?
page-setup-who = Kto gra?
page-setup-count = Liczba graczy
page-setup-alone = 1 (solo, rywal: { greg })
page-setup-level = Poziom trudności
page-setup-level-easy = pięć szybkich kart, pięć powolnych
page-setup-level-medium = sześć szybkich kart, cztery powolne
page-setup-level-hard = siedem szybkich kart, trzy powolne
page-setup-level-unfair = osiem szybkich kart, dwie powolne
page-setup-seat = Kto siedzi na miejscu { $number }
page-setup-name = Imię gracza { $number }
page-setup-people = Ludzie
page-setup-bots = Boty
page-setup-me = ja
page-setup-me-about = ty, w tej przeglądarce
page-setup-beside = ktoś przy tym ekranie
page-setup-beside-about = gra z tobą na tym urządzeniu; między turami karty są zakrywane
page-setup-open = wolne miejsce
page-setup-open-about = dla każdego, kto przyjdzie albo dostanie od ciebie link
page-setup-seen = Kto może znaleźć stół?
page-setup-public = wszyscy
page-setup-public-about = Stół jest na liście; każdy może się dosiąść.
page-setup-link = tylko osoby z linkiem
page-setup-link-about = Stołu nie ma na liście. Link wysyłasz znajomym.
page-setup-more = Więcej opcji
page-setup-changed = { $count ->
    [0] zwykłe ustawienia
    [one] zmieniono { $count } opcję
    [few] zmieniono { $count } opcje
    [many] zmieniono { $count } opcji
   *[other] zmieniono { $count } opcji
}
page-setup-profile = Własna plansza
page-setup-profile-choose = Wybierz plik…
page-setup-profile-own = z pliku
page-setup-profile-standard = Wróć do standardowej planszy
page-setup-profile-wrong = Na planszy z tego pliku nie da się grać. Popraw plik i wczytaj go ponownie:
page-setup-clock = Zegar
page-setup-stand-in = Zastępca, gdy ktoś odejdzie albo skończy mu się czas
page-setup-hints = Podpowiedzi
page-setup-hints-about = W swojej turze każdy może poprosić o najlepsze ruchy.
page-setup-points = Punkty w czasie gry
page-setup-points-about = Wszyscy widzą, ile punktów ma dotąd każdy gracz.
page-setup-watched = Pokaż na liście stołów
page-setup-watched-about = Inni mogą znaleźć twoją grę i ją oglądać. Zakrytych kart nie widzą.
page-setup-allowed = dozwolone
page-setup-forbidden = niedozwolone
page-setup-shown = widoczne
page-setup-hidden = ukryte
page-setup-reset = Przywróć ustawienia domyślne
page-setup-go-start = Rozpocznij grę
page-setup-go-start-about = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
page-setup-go-open = Otwórz stół
page-setup-go-open-about = Dostaniesz link do wolnych miejsc i zaczniesz, gdy wszyscy usiądą.
page-setup-go-watch = Oglądaj boty
page-setup-go-watch-about = Przy tym stole grają same boty, a ty patrzysz.

page-clock-none = bez zegara
page-clock-none-about = Każdy myśli tak długo, jak chce.
page-clock-bank = limit na grę
page-clock-bank-about = Określony czas na całą grę i parę sekund więcej za każdą turę.
page-clock-days = dni na turę
page-clock-days-about = Gra bez pośpiechu: wystarczy zajrzeć co jakiś czas.
page-clock-minutes = Minuty na grę
page-clock-increment = Dodatkowe sekundy na turę
page-clock-days-each = Dni na każdą turę
page-clock-bank-short = { $minutes } min + { $increment } s na turę
page-clock-days-short = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}

## Opcje, każda w jednym zdaniu

page-option-comics = Na pierwszą grę najlepsze są podstawowe. Superszczury to cztery dodatkowe komiksy: dowódca, zbieracz, biegacz i złodziej.
page-option-discount_for_two = W grze na dwie osoby komiks, dzięki któremu moduły rakiety są tańsze, jest bardzo mocny; niektórzy wolą go odłożyć. Dotyczy to też gry solo, którą przygotowuje się jak dla dwóch osób.
page-option-path = Z losowymi płytkami każda gra ma inną ścieżkę; na każdym odcinku są jednak te same rodzaje rzeczy.
page-option-tracks = Inne płytki to inne punkty na torach. Losuje się je albo układa je pierwszy gracz.
page-option-light_bonus = Ile dają oświetlone pola: o jeden więcej za światło tego pola albo o jeden więcej za każde oświetlone pole tego samego rodzaju.
page-option-spare_markers = Kiedy wolno położyć dziewiąty i dziesiąty znacznik.
page-option-greg_at_pad = Wydania gry różnią się tym, czy karta działa dalej, gdy jeden ze szczurów Szczurobota dotrze do rakiety.
page-option-award = Kiedy na polu przy rakiecie możesz wziąć nakrętkę zamiast szczura z salonu.
page-option-library = Czy twój mały szczurek może wyjść z biblioteki bez komiksu.
page-option-super_power = Czy szczur może użyć nowej mocy już w turze, w której dostaje znacznik superszczura, na przykład złodziej przy stoisku.
page-option-greg_toll = Ile płacisz, gdy na jednym polu stoi kilka jego szczurów.
page-option-mouldy_supply = Ile jest sztuk. Gdy się skończą, opłaty, na którą cię nie stać, nie płacisz.
page-option-award_supply = Ile jest sztuk. Gdy się skończą, nikt nie może żadnej wziąć.
page-option-challenge_points = Czy wystarczy dokładnie tyle punktów, ile podaje wyzwanie.
page-option-book = Instrukcje różnią się w kilku punktach. Tu ustawiasz je wszystkie naraz; poniżej możesz zmienić każdy z osobna.
page-option-greg_deck = Znana jest tylko jedna jego karta, pozostałe odtworzyliśmy. Ze zwykłym stosem gra trwa około 19 tur. Groźny Szczurobot biega trzy razy szybciej i jest wyzwaniem dla wprawnych graczy.
page-option-variant = Wariant dla młodszych: karta działa od razu. Wariant z zakrytymi kartami: można blefować.
page-option-roof = Jak wysoko musi dotrzeć znacznik, żeby gracz opuścił miasto. Z dachem na 7. piętrze gra jest krótsza.
page-option-sewer_plus = Czy dom dodany kartą „plus jeden” też mija się kanałem.

## Czekanie na ludzi

page-wait-free = { $count ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
    [many] Czekamy jeszcze na { $count } osób.
   *[other] Czekamy jeszcze na { $count } osoby.
}
page-wait-full = Wszyscy już są. Możesz zaczynać!
page-wait-host = Wszyscy już są. Grę rozpocznie osoba, która otworzyła stół.
page-wait-name = Twoje imię
page-wait-sit = Usiądź tutaj
page-wait-beside-name = Imię osoby obok ciebie
page-wait-their-name = Imię tej osoby
page-wait-sit-beside = Dodaj przy tym ekranie
page-wait-you = ty
page-wait-bot = to bot
page-wait-here = już jest
page-wait-start = Rozpocznij grę
page-wait-close = Zamknij stół
page-wait-leave = Wstań od stołu
page-wait-remove = Usuń
page-wait-remove-label = Usuń: { $name }
page-wait-remove-title = Usunąć od stołu: { $name }?
page-wait-remove-about = Miejsce znów będzie wolne, a { $name } nie usiądzie już przy tym stole.
page-wait-remove-no = Zostaw
page-wait-removed = Osoba, która otworzyła stół, usunęła cię stąd. Nie możesz już tu usiąść.
table-one-seat = Przy publicznym stole możesz zająć tylko jedno miejsce. Kilka osób przy jednym ekranie może grać przy stole z linkiem albo przy własnym.
page-wait-invite = Zaproś innych
page-wait-invite-about = Każdy, kto ma ten link, może tu usiąść albo oglądać. Konto nie jest potrzebne.
page-wait-link = Link do tego stołu
page-wait-invitation = Zagraj ze mną: { $game }!
page-wait-facts = Ustawienia stołu
page-wait-fair = Uczciwe losowanie: przeglądarka każdej osoby dodaje własną liczbę losową, gdy ta osoba siada lub zaczyna grę. Serwer ustalił już swoją część:

page-share-copy = Kopiuj link
page-share-copied = Link skopiowany.
page-share-send = Wyślij…
page-share-code = Link jako kod QR
page-share-code-about = Albo skieruj na kod aparat telefonu.

## Kim jestem

page-me-who = Twoje imię
page-me-name = Jak chcesz się nazywać przy stole?
page-me-rename = Zapisz imię
page-me-renamed = Teraz nazywasz się { $name }.
page-me-name-about = Nie ma hasła: pamięta cię ta przeglądarka. Przy stołach, przy których już siedzisz, zostaje dawne imię.
page-me-nobody = Żeby się rozejrzeć, nie potrzebujesz imienia. Przy pierwszej grze dostaniesz jakieś; tutaj możesz je zmienić.
page-me-browser = Ta przeglądarka
page-me-no-notifications = Twoja przeglądarka pozwala na powiadomienia tylko na stronach https.
page-me-devices = Twoje urządzenia
page-me-devices-about = Graj dalej na telefonie albo innym komputerze: utwórz link i otwórz go tam.
page-me-link = Link do innego urządzenia
page-me-link-make = Utwórz link
page-me-link-again = Utwórz nowy link
page-me-link-about = { $minutes ->
    [one] Link działa raz, przez { $minutes } minutę. Nie dawaj go nikomu: kto go otworzy, będzie grać jako ty.
    [few] Link działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, będzie grać jako ty.
    [many] Link działa raz, przez { $minutes } minut. Nie dawaj go nikomu: kto go otworzy, będzie grać jako ty.
   *[other] Link działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, będzie grać jako ty.
}
page-me-forget = Wyloguj wszystkie inne urządzenia
page-me-forget-about = Zalogowana zostanie tylko ta przeglądarka, a utworzone linki przestaną działać. Twoje gry zostaną.
page-me-forget-yes = Wyloguj
page-me-forgotten = Wylogowano wszystkie inne urządzenia.
page-me-keep = Anuluj
page-me-take = Połączyć to urządzenie z twoim profilem?
page-me-take-about = Ten link pochodzi z innego twojego urządzenia. Po połączeniu znajdziesz tu swoje imię i swoje gry.
page-me-take-instead = W tej przeglądarce grasz jako { $name }. Link przełączy ją na profil z drugiego urządzenia; gry zapisane tu pod imieniem { $name } nie będą już stąd dostępne.
page-me-take-yes = Połącz
page-me-take-no = Anuluj
page-me-welcome = Witaj, { $name }!

## O stronie

page-about-what = Co to jest
page-about-name = Ratskeller to po niemiecku gospoda w piwnicach ratusza. W tej stoi stół do dwóch gier o szczurach, ze wszystkimi trybami, wariantami i opcjami.
page-about-who = Graj solo, z botami na pięciu poziomach, ze znajomymi przy jednym ekranie albo przez internet, wysyłając link: na żywo lub po jednej turze dziennie.
page-about-fair = Losowania nie ustawi ani serwer, ani żaden z graczy. Po grze każdy może to sprawdzić.
page-about-owners = Czyje są gry
page-about-unofficial = Ratskeller jest nieoficjalny i niekomercyjny. Pierwszy szczur w kosmosie i Flecista z Hameln należą do swoich autorów, ilustratorów i wydawców, którzy nie mają nic wspólnego z tą stroną.
page-about-own-work = Nie ma tu ich grafik ani tekstów: rysunki są nasze, a zasady opowiadamy własnymi słowami.
page-about-box = Jeśli gry ci się podobają, kup je: najlepiej wyglądają na prawdziwym stole.
page-about-credits = Podziękowania
page-about-icons = Ikony: Lorc, Delapouite i inni autorzy z
page-about-libraries = Strona korzysta z wolnego oprogramowania, między innymi:
page-about-version = Wersja
page-about-number = Ratskeller { $version }, wolne oprogramowanie na licencji MIT
page-about-api = Dla programistów: API serwera
page-about-privacy = Strona używa jednego ciasteczka, żeby cię rozpoznać, i niczego nie wczytuje z innych serwerów. Nie ma tu reklam ani śledzenia.
