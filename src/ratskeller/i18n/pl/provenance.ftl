# Jak pewni jesteśmy każdej tabeli gry: skąd pochodzą jej liczby. Klucze: „provenance-”, gra i tabela.

provenance-source = wydrukowane w instrukcji
provenance-derived = wynika z przykładu w instrukcji
provenance-photo = odczytane ze zdjęć prawdziwej planszy
provenance-reconstructed = odtworzone przez nas
provenance-own = wpisane przez właściciela pudełka

provenance-firstrat-options = Wersje zasad, które możesz wybrać, są w instrukcjach.
provenance-firstrat-setup = To, z czym się zaczyna, jest w instrukcji.
provenance-firstrat-movement = Długość biegu i opłaty są w instrukcji.
provenance-firstrat-path = Pola ścieżki odczytaliśmy ze zdjęć prawdziwej planszy; pięć z nich potwierdzają przykłady.
provenance-firstrat-path_tiles = Grupy płytek ścieżki są w instrukcji; które płytki do nich należą, odtworzyliśmy sami.
provenance-firstrat-stalls = Ceny są w instrukcji; położenie stoisk odczytaliśmy ze zdjęć.
provenance-firstrat-pipes = To, że rur jest pięć, podaje instrukcja; dokąd prowadzą i ile kosztują, odczytaliśmy ze zdjęć.
provenance-firstrat-lights = Przewód oświetlenia odczytaliśmy ze zdjęć. To najmniej pewna ze wszystkich tabel.
provenance-firstrat-burrow = Drogę przez norę odczytaliśmy ze zdjęć; zgadza się z przykładami.
provenance-firstrat-backpacks = To, co dają plecaki, jest w instrukcji; to, że są po dwa w każdym kolorze, odtworzyliśmy sami.
provenance-firstrat-tracks = Punkty na torach odczytaliśmy ze zdjęć; dwa tory są też w instrukcji.
provenance-firstrat-track_tiles = Płytki torów odtworzyliśmy sami: siedem wydrukowanych rzędów i jeszcze jeden.
provenance-firstrat-parts = Koszty modułów i przekazania prowiantu są w instrukcji.
provenance-firstrat-caps = Punkty za kapsle są w instrukcji.
provenance-firstrat-score = Nakrętki, spleśniały ser i niewykorzystane materiały są w instrukcji.
provenance-firstrat-greg = Liczba kart Szczurobota, jego poziomy i pierwsze pola są w instrukcji. Jedna karta wynika z przykładu; wszystkie inne odtworzyliśmy sami.
provenance-firstrat-challenges = Wyzwania są w instrukcji.

provenance-piedpiper-options = Warianty są w instrukcji. O dachu i o karcie „plus jeden” z kanałem nic nie mówi: to nasz wybór.
provenance-piedpiper-counts = Liczbę kart na ręce podaje instrukcja; to, że gra kończy się po tylu turach, dodaliśmy sami.
provenance-piedpiper-characters = Liczbę wszystkich kart postaci podaje instrukcja; ich podział odtworzyliśmy sami.
provenance-piedpiper-actions = Liczbę wszystkich kart akcji podaje instrukcja; ile jest każdego rodzaju, odtworzyliśmy sami.
