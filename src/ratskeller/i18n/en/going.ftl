# My games that are not over, and notes to oneself.

going-until = your time runs out on { $time }
going-asked = There is a question for you
going-next = { $count ->
    [one] Next game: { $count } is waiting for you (N)
   *[other] Next game: { $count } are waiting for you (N)
}
going-notes = Notes
going-notes-about = Only you can see this. It is saved automatically.
going-notes-kept = Saved.
page-table-key-next = go to the next game waiting for you
