# Dlaczego ruch jest niedozwolony. Rzeczy są podane słowami, szczury i pola liczbami; po nazwie fazy nie ma kropki.

refusal-no-such-move = Nie ma ruchu o numerze { $number }.
refusal-chance-decides = Teraz decyduje los: { $phase }
refusal-seat-decides = Teraz nie decyduje los: { $phase }
refusal-other-decision = Teraz trzeba zdecydować o czymś innym: { $phase }
