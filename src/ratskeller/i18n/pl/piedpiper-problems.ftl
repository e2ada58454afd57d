# Co jest nie tak z liczbą kart gry Flecista z Hameln.

problem-too-few-actions = Za mało kart oprócz „plus jeden” i „melodia” ({ $count }): może być potrzebnych nawet { $needed }.
problem-too-many-cards = Za dużo kart ({ $count }). Najwyżej może ich być { $most }.
problem-figure-without-card = Każda postać musi mieć co najmniej jedną kartę.
