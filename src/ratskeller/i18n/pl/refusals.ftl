# Dlaczego ruch jest niedozwolony. Rzeczy są podane słowami, szczury i pola liczbami; po nazwie fazy nie ma kropki.

refusal-no-such-move = Nie ma ruchu o numerze { $number }.
refusal-chance-decides = Teraz decyduje los: { $phase }
refusal-seat-decides = Teraz decyduje gracz, a nie los: { $phase }
refusal-other-decision = Teraz decydujesz o czymś innym: { $phase }
