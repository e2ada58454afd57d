# Strona w przeglądarce: pierwsza strona, przygotowanie i szukanie stołów oraz kim jestem.

## Pierwsza strona

page-home-lead = Zbuduj rakietę ze złomu albo trzymaj szczury z dala od swojego domu: solo, z botami lub z przyjaciółmi z bliska i z daleka.
page-home-games = Gry
page-home-firstrat-about = Pędź szczurami przez złomowisko, zbieraj butelki, puszki i żarówki i zbuduj rakietę na Księżyc. W końcu jest z sera.
page-home-piedpiper-about = Szczury biegają po Hameln od domu do domu. Zagrywaj karty tak, by odwiedzały sąsiadów, i niech Flecista odprowadza je od ciebie.
page-home-firstrat-people = od 1 do 5 osób; solo twoim rywalem jest { greg }
page-home-piedpiper-people = od 2 do 5 osób, każda z tajną ręką
page-home-play = Zagraj: { $game }
page-home-against = Z kim? Gra zacznie się od razu.
page-home-opponents = { $name } × { $count }
page-home-mood-ratling = łagodne, na pierwszą grę
page-home-mood-pantry-rat = zachłanny i przyjazny
page-home-mood-sly-rat = patrzy naprzód
page-home-mood-rat-king = bezlitosny
page-home-greg = { greg } · { $level }
page-home-greg-about = solo, z wyzwaniami
page-home-starting = Gra jest rozkładana …
page-home-learn = Ucz się, grając
page-home-new = Zagraj z przyjaciółmi
page-home-elsewhere = Co jeszcze tu jest
page-home-lobby-about = Dosiądź się do innych albo popatrz, jak grają.
page-home-chart-about = Dziesięć wyczynów, rywal na czterech poziomach.
page-home-companion-about = { greg } i notes punktowy w telefonie, obok twojego pudełka.
page-home-records-about = Obejrzyj partie jeszcze raz, ruch po ruchu.

## Stół na liście

page-tables-seats = Miejsca
page-tables-your-turn = Twoja kolej
page-tables-their-turn = Teraz gra: { $name }
page-tables-state-open = czeka na graczy
page-tables-state-running = gra trwa
page-tables-state-over = gra skończona
page-tables-state-closed = stół zamknięty
page-tables-by-link = tylko z linkiem
page-tables-sit = Usiądź
page-tables-back = Na swoje miejsce
page-tables-look = Zajrzyj
page-tables-watch = Oglądaj
page-tables-go-on = Graj dalej
page-tables-result = Wynik
page-tables-replay = Obejrzyj ponownie

## Moje stoły

page-mine = Moje stoły
page-mine-running = Twoje stoły
page-mine-going = W toku
page-mine-over = Skończone
page-mine-all = Wszystkie twoje stoły
page-mine-none = Jeszcze nie grasz przy żadnym stole.
page-mine-play = Zagraj
page-mine-more = Pokaż więcej

## Wszystkie stoły

page-lobby-lead = Wolne miejsca są dla wszystkich. Oglądać możesz każdy stół.
page-lobby-filter = Które gry
page-lobby-all = obie gry
page-lobby-open = Nowy stół: { $game }
page-lobby-waiting = Tu są wolne miejsca
page-lobby-running = Tu trwa gra
page-lobby-more = Więcej stołów
page-lobby-empty = W tej chwili nikogo tu nie ma. Otwórz stół i zostaw wolne miejsce: inni zobaczą je tutaj.

## Przygotowanie

page-setup-title = Stół: { $game }
page-setup-other = A może { $game }?
page-setup-who = Kto gra?
page-setup-count = Miejsca
page-setup-alone = 1 (rywal: { greg })
page-setup-level = Jak silny jest { greg }?
page-setup-level-easy = pięć kart szybkich, pięć powolnych
page-setup-level-medium = sześć kart szybkich, cztery powolne
page-setup-level-hard = siedem kart szybkich, trzy powolne
page-setup-level-unfair = prawie nigdy nie odpoczywa
page-setup-seat = Kto siedzi na miejscu { $number }
page-setup-name = Imię na miejscu { $number }
page-setup-people = Ludzie
page-setup-bots = Boty
page-setup-me = ja
page-setup-me-about = ty, w tej przeglądarce
page-setup-beside = ktoś przy tym ekranie
page-setup-beside-about = gra tu z tobą; tajne karty są w międzyczasie zakrywane
page-setup-open = wolne, dla innych
page-setup-open-about = dla każdego, kto przyjdzie lub dostanie od ciebie link
page-setup-seen = Kto może znaleźć stół?
page-setup-public = wszyscy
page-setup-public-about = Jest na liście stołów; każdy może usiąść.
page-setup-link = tylko osoby z linkiem
page-setup-link-about = Nie ma go na żadnej liście. Link wysyłasz przyjaciołom.
page-setup-more = Więcej opcji
page-setup-changed = { $count ->
    [0] wszystko jak w instrukcji
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
page-setup-profile = Własna plansza
page-setup-profile-about = Plik TOML z własną ścieżką, torami, kartami lub cenami. Skopiuj standardowy, zmień go i sprawdź poleceniem { $command }.
page-setup-profile-choose = Wybierz plik …
page-setup-profile-own = z pliku
page-setup-profile-standard = Wróć do standardowej planszy
page-setup-profile-wrong = Ten plik nie opisuje planszy, na której można zagrać:
page-setup-clock = Zegar
page-setup-stand-in = Gra za tych, którym skończy się czas
page-setup-hints = Podpowiedzi
page-setup-hints-about = Kto jest na ruchu, może zapytać o najlepsze tury.
page-setup-points = Punkty w czasie gry
page-setup-points-about = Wszyscy widzą, ile punktów ma dotąd każde miejsce.
page-setup-watched = Pokaż na liście stołów
page-setup-watched-about = Inni mogą znaleźć twoją grę i ją oglądać. Zakrytych kart nie widzą.
page-setup-allowed = dozwolone
page-setup-forbidden = niedozwolone
page-setup-shown = widoczne
page-setup-hidden = ukryte
page-setup-reset = Wszystko jak na początku
page-setup-go-start = Rozpocznij grę
page-setup-go-start-about = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
page-setup-go-open = Otwórz stół
page-setup-go-open-about = Dostaniesz link do wolnych miejsc i zaczniesz, gdy wszyscy będą.
page-setup-go-watch = Oglądaj boty
page-setup-go-watch-about = Przy tym stole siedzą same boty; ty patrzysz.

page-clock-none = bez zegara
page-clock-none-about = Każdy myśli tak długo, jak chce.
page-clock-bank = zapas czasu
page-clock-bank-about = Tyle czasu na całą grę i trochę więcej z każdą turą.
page-clock-days = dni na turę
page-clock-days-about = Gra bez pośpiechu: zaglądaj co jakiś czas.
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

page-option-comics = Podstawowe pasują na pierwszą grę. Superszczury to cztery dalsze komiksy: dowódca, zbieracz, biegacz i złodziej.
page-option-discount_for_two = Przy tak małej liczbie osób komiks, który czyni części rakiety tańszymi, jest mocny; niektórzy go odkładają. Dotyczy to także gry solo, którą przygotowuje się jak dla dwóch osób.
page-option-path = Potasowane płytki czynią każdą ścieżkę nową; każdy odcinek zachowuje swoje rodzaje towarów.
page-option-tracks = Inne płytki dają inne punkty na torach; losowane albo kładzione przez osobę, która zaczyna.
page-option-light_bonus = Co dają oświetlone pola: o jeden więcej za to pole albo o jeden więcej za każde oświetlone pole tego samego rodzaju.
page-option-spare_markers = Kiedy wolno użyć dziewiątego i dziesiątego znacznika.
page-option-greg_at_pad = Wydania różnią się tym, co jeszcze robi jego karta, gdy jeden z jego szczurów dotarł na miejsce.
page-option-variant = Młodsi od razu widzą, co robi karta. Zakryta karta pozwala blefować.
page-option-roof = Jak wysoko muszą wejść szczury, zanim opuścisz miasto. Z 7. piętrem gra jest krótsza.
page-option-sewer_plus = Czy dom dodany kartą „plus jeden” też mija się pod ziemią.

## Czekanie na ludzi

page-wait-free = { $count ->
    [one] Jeszcze jedna osoba i można zaczynać.
    [few] Jeszcze { $count } osoby i można zaczynać.
    [many] Jeszcze { $count } osób i można zaczynać.
   *[other] Jeszcze { $count } osoby i można zaczynać.
}
page-wait-full = Wszyscy są. Zacznij, kiedy chcesz!
page-wait-host = Wszyscy są. Grę zaczyna osoba, która otworzyła stół.
page-wait-name = Twoje imię
page-wait-sit = Usiądź tutaj
page-wait-beside-name = Imię osoby obok ciebie
page-wait-their-name = Imię tej osoby
page-wait-sit-beside = Gra przy tym ekranie
page-wait-you = ty
page-wait-bot = to bot
page-wait-here = już jest
page-wait-start = Rozpocznij grę
page-wait-close = Zamknij stół
page-wait-leave = Wstań
page-wait-remove = Usuń
page-wait-remove-label = Usuń: { $name }
page-wait-remove-title = Usunąć od stołu: { $name }?
page-wait-remove-about = Miejsce znów będzie wolne, a { $name } nie usiądzie już przy tym stole.
page-wait-remove-no = Zostaw
page-wait-removed = Osoba, która otworzyła stół, usunęła cię stąd. Nie możesz już tu usiąść.
table-one-seat = Przy stole dla wszystkich możesz zająć jedno miejsce. Kilka osób przy jednym ekranie może grać przy stołach z linkiem albo przy własnym stole.
page-wait-invite = Zaproś innych
page-wait-invite-about = Kto ma ten link, może tu usiąść lub patrzeć. Nikt nie potrzebuje konta.
page-wait-link = Link do tego stołu
page-wait-invitation = Zagraj ze mną: { $game }!
page-wait-facts = Przy tym stole
page-wait-fair = Uczciwy los: każda przeglądarka dodaje własną liczbę losową, gdy ktoś siada lub zaczyna. Serwer już ustalił swoją część:

page-share-copy = Kopiuj link
page-share-copied = Link skopiowany.
page-share-send = Wyślij …
page-share-code = Link jako kod QR
page-share-code-about = Albo skieruj na kod aparat telefonu.

## Kim jestem

page-me-who = Twoje imię
page-me-name = Jak mają cię nazywać inni?
page-me-rename = Weź to imię
page-me-renamed = Teraz nazywasz się { $name }.
page-me-name-about = Nie ma hasła: pamięta cię ta przeglądarka. Przy stołach, przy których już siedzisz, zostaje dawne imię.
page-me-nobody = Żeby się rozejrzeć, nie potrzebujesz imienia. Przy pierwszej grze dostaniesz jakieś; tutaj możesz je wybrać.
page-me-browser = Ta przeglądarka
page-me-no-notifications = Twoja przeglądarka pozwala na to tylko na stronach z https.
page-me-devices = Twoje inne urządzenia
page-me-devices-about = Graj dalej na telefonie albo innym komputerze: otwórz tam ten link.
page-me-link = Link do innego urządzenia
page-me-link-make = Utwórz link
page-me-link-again = Utwórz nowy link
page-me-link-about = { $minutes ->
    [one] Działa raz, przez { $minutes } minutę. Nie dawaj go nikomu: kto go otworzy, staje się tobą.
    [few] Działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, staje się tobą.
    [many] Działa raz, przez { $minutes } minut. Nie dawaj go nikomu: kto go otworzy, staje się tobą.
   *[other] Działa raz, przez { $minutes } minuty. Nie dawaj go nikomu: kto go otworzy, staje się tobą.
}
page-me-forget = Wyloguj wszystkie inne urządzenia
page-me-forget-about = Zalogowana zostaje tylko ta przeglądarka, a twoje linki przestają działać. Twoje gry zostają.
page-me-forget-yes = Wyloguj
page-me-forgotten = Wszystkie inne urządzenia są wylogowane.
page-me-keep = Zostaw, jak jest
page-me-take = Czy to urządzenie ma być twoje?
page-me-take-about = Ten link pochodzi z innego twojego urządzenia. Znajdziesz tu wtedy swoje imię i swoje gry.
page-me-take-instead = W tej przeglądarce jesteś jako { $name }. Z tym linkiem staniesz się osobą z drugiego urządzenia; do gier osoby { $name } nie będzie już stąd dostępu.
page-me-take-yes = Tak, jest moje
page-me-take-no = Nie, zostaw
page-me-welcome = Witaj, { $name }!

## O stronie

page-about-what = Co to jest
page-about-name = Ratskeller to gospoda pod niemieckim ratuszem. Ten jest stołem do dwóch gier o szczurach, ze wszystkimi trybami, wariantami i opcjami.
page-about-who = Graj solo, z botami na czterech poziomach, z przyjaciółmi przy jednym ekranie albo przez sieć, wysyłając link: na żywo lub tura dziennie.
page-about-fair = Nikt sam nie decyduje o losie: ani serwer, ani nikt z grających. Potem każdy może to sprawdzić.
page-about-owners = Czyje są gry
page-about-unofficial = Ratskeller jest nieoficjalny i niekomercyjny. Pierwszy szczur w kosmosie i Flecista z Hameln należą do swoich autorów, ilustratorów i wydawców, którzy nie mają nic wspólnego z tą stroną.
page-about-own-work = Nie ma tu ich grafik ani tekstów: rysunki są nasze, a zasady opowiadamy własnymi słowami.
page-about-box = Jeśli gry ci się podobają, kup je: najpiękniejsze są na prawdziwym stole.
page-about-credits = Podziękowania
page-about-icons = Ikony: Lorc, Delapouite i inni autorzy z
page-about-libraries = Strona opiera się na wolnym oprogramowaniu, między innymi:
page-about-version = Wersja
page-about-number = Ratskeller { $version }, wolny na licencji MIT
page-about-api = Dla programujących: co rozumie serwer
page-about-privacy = Rozpoznaje cię jedno ciasteczko i nic nie jest ładowane z innych serwerów. Nie ma reklam i nikt nie liczy twoich wizyt.
