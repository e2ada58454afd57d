# Warum ein Tipp sagt, was er sagt.

hint-reason = Siegchance: { $before } % auf { $after } %
hint-reason-same = Siegchance: { $after } %
