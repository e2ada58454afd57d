# Warum ein Tipp sagt, was er sagt.

hint-reason = Siegchance: von { $before } % auf { $after } %
hint-reason-same = Siegchance: { $after } %
