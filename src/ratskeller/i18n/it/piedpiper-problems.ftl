# Che cosa non va nel numero di carte del Pifferaio Magico.

problem-too-few-actions = { $count } carte, senza «più uno» e «melodia», sono troppo poche: possono servirne fino a { $needed }.
problem-too-many-cards = { $count } carte sono troppe: al massimo possono essere { $most }.
problem-figure-without-card = Ogni figura ha bisogno di almeno una carta.
