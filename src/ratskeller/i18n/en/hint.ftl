# Why a hint says what it says.

hint-reason = Chance of winning: { $before }% to { $after }%
hint-reason-same = Chance of winning: { $after }%
