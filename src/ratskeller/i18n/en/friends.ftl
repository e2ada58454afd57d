# Friends and manners: links, invitations, blocks, reports, bans

push-invited = { $game }: a friend has invited you to a table.

friend-link-old = This link has been used already, was withdrawn, or is too old. Please ask for a new one.
friend-link-own = This is your own link. Send it to a friend.
friend-link-blocked = You have blocked this person. Unblock them first.
friend-links-many = You already have too many links. Withdraw some of them first.
friends-many = One of you already has too many friends.
friend-unknown = You are not friends any more.
friend-invite-late = The game has already started.
friend-invite-there = This friend is already sitting at the table.
friend-invite-full = There is no free seat at this table.
block-sits-here = Someone you have blocked is sitting at this table.
block-not-here = You can’t sit down at this table.
block-nobody = There is nobody here to block or report.
report-many = Many of your reports are still waiting to be read. Please wait.
banned-for-ever = The operator of this server has banned you. Reason: { $reason }
banned-until = The operator of this server has banned you until { $day }. Reason: { $reason }
page-problem-banned = The operator of this server has banned you.

page-heading-friends = Friends
page-friends = Friends
page-friends-mine = Your friends
page-friends-none = You have no friends here yet. Make a link and send it to someone you know.
page-friends-here = here now
page-friends-away = not here
page-friends-at = { $game }: { $state }
page-friends-at-more = and { $count } more
page-friends-end = Unfriend
page-friends-end-of = Unfriend or block { $name }
page-friends-end-about = { $name } won’t be told, but you will no longer be on each other’s list.
page-friends-ended = You and { $name } are no longer friends.
page-friends-keep = Cancel
page-friends-link = Add a friend
page-friends-link-about = Anyone who opens your link and agrees becomes your friend. You will both see when the other one is here, and can invite each other.
page-friends-link-uses = Who is it for?
page-friends-link-one = One person
page-friends-link-some = A group of up to 10
page-friends-link-make = Make a link
page-friends-link-label = Link for a friend
page-friends-link-title = Be my friend at Ratskeller
page-friends-link-days = This link works for 7 days. It is shown only this once.
page-friends-links = { $count ->
    [one] One of your links still works.
   *[other] { $count } of your links still work.
}
page-friends-withdraw = Withdraw them
page-friends-withdrawn = Your links no longer work.
page-friends-add = Be friends with { $name }?
page-friends-add-about = { $name } sent you this link. If you agree, you will both see when the other one is here, at which public tables you play, and can invite each other.
page-friends-add-yes = Yes, be friends
page-friends-add-no = No
page-friends-added = You and { $name } are friends now.

page-invite-friends = Invite friends
page-invite-none = You have no friends here yet.
page-invite-add = Add friends
page-invite = Invite
page-invite-of = Invite { $name }
page-invited = invited
page-invited-toast = { $name } has been invited.
page-invited-by = { $name } invites you to a game of { $game }.
page-invited-go = Go to the table
page-invited-not = Not now

page-blocked = Blocked people
page-blocked-none = You have blocked nobody.
page-blocked-since = blocked on { $day }
page-unblock = Unblock
page-unblock-of = Unblock { $name }
page-unblocked = { $name } is no longer blocked.

page-about-person = Block or report { $name }
page-block = Block
page-block-about = You will never sit at the same table and won’t see what { $name } writes. { $name } won’t be told. Games you are already playing together go on.
page-block-done = { $name } is blocked.
page-report = Report
page-report-about = Only the operator of this server reads your report.
page-report-reason = What is wrong?
page-report-insult = Insults
page-report-hate = Hatred or threats
page-report-spam = Spam
page-report-cheating = Cheating
page-report-name = The name
page-report-other = Something else
page-report-lines = Which lines?
page-report-text = What happened? (optional)
page-report-send = Send the report
page-report-kept = Thank you. Your report has been kept, and the operator will read it.
page-chat-hidden = This line was hidden by the operator.

page-banned = You are banned
page-banned-until = You can’t play here until { $day }.
page-banned-for-ever = You can’t play here any more.
page-banned-reason = Reason: { $reason }

page-privacy-friends = Your friends, whom you have blocked, and invitations (for 30 days).
page-privacy-reports = Your reports with the lines in question, and reports about you; the operator reads them.
page-privacy-report-days = { $days ->
    [one] Reports are erased one day after they have been dealt with.
   *[other] Reports are erased { $days } days after they have been dealt with.
}
