# Was an den Kartenzahlen des Rattenfängers nicht stimmt.

problem-too-few-actions = { $count } Karten ohne „Plus eins“ und „Melodie“ sind zu wenige: Gebraucht werden bis zu { $needed }.
problem-too-many-cards = { $count } Karten sind zu viele: Erlaubt sind { $most }.
problem-figure-without-card = Jede Figur braucht mindestens eine Karte.
