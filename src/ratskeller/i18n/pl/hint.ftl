# Dlaczego podpowiedź mówi to, co mówi.

hint-reason = Szansa na zwycięstwo: z { $before }% na { $after }%
hint-reason-same = Szansa na zwycięstwo: { $after }%
