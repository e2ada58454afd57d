# Learning by playing: what further lessons say, and the courses beside the first game.

page-learn-course-first = Your first game
page-learn-course-firstrat-greg = Solo against Greg
page-learn-course-piedpiper-young = The variant for young players
page-learn-course-piedpiper-hidden = The variant with face-down cards
page-learn-intro-firstrat-greg = Greg the robo-rat is your opponent when you play solo. He collects nothing and pays nothing: his cards tell him what to do.
page-learn-intro-piedpiper-young = Here every card acts at once, and there are no special cards. It’s a good start for children.
page-learn-intro-piedpiper-hidden = Here you may play one of your cards face down. Nobody knows what it is until the figure acts.
page-learn-how-greg = You play a real solo game against Greg on the easiest level. You should know the rules of First Rat already. You can stop at any time and continue later.
page-learn-more-courses = More lessons

## First Rat

page-learn-firstrat-tracks = These are the score tracks. From the top: cockpit, cargo hold, engine, food storage, cheese, light string, complete rocket and rattonauts. The small pictures show what you need to place a marker there, the numbers what the slots are worth.
page-learn-firstrat-item = Backpacks and energy drinks work from your next turn. A backpack gives you more whenever you collect its colour: { $most } more on yellow, blue and white, { $least } more on green and orange. You can have only one backpack of each colour. An energy drink works once: everything you collect that turn is doubled.
page-learn-firstrat-cap = A bottle cap scores at the end. Most give you points for each of your markers on one track. “Crumbs” gives you points unless you build a lot, “collector” for each of your items. Point at your cap to read what it scores.
page-learn-firstrat-complete = You have built a part. When you have a cockpit, a cargo hold and an engine, your rocket is complete: you get an extra marker on the complete rocket track, for free. A second set brings a second one.
page-learn-firstrat-aim = You haven’t built anything yet. The moves I’m pointing at bring you materials for the part you’re closest to.
page-learn-firstrat-save = Cheese scores too: once you have { $cheese }, you can donate it for a marker. The moves I’m pointing at bring you cheese.

## Solo against Greg

page-learn-lesson-firstrat-greg-who = Who Greg is
page-learn-lesson-firstrat-greg-card = His cards
page-learn-lesson-firstrat-greg-plan = How he scores
page-learn-lesson-firstrat-greg-toll = Meeting his rats
page-learn-lesson-firstrat-greg-removes = What he takes away
page-learn-lesson-firstrat-greg-levels = Levels and challenges
page-learn-lesson-firstrat-greg-end = Beating him
page-learn-firstrat-greg-welcome = Greg is down here, with his deck. After each of your turns he reveals a card. To win, you need more points than he has: ties go to Greg.
page-learn-firstrat-greg-rats = His rats start ahead of yours. They never go back, and they all want to get into the rocket. They may end on any colours and share spaces.
page-learn-firstrat-greg-first = You go first. Take your turn as usual.
page-learn-firstrat-greg-card = His card has four numbers: the first moves his front rat, the second the next one, and so on. A 0 means that this rat stays. After that comes the symbol.
page-learn-firstrat-greg-riders = One of his rats is in the rocket. From now on, its number is added to his front rat, so that one gets faster.
page-learn-firstrat-greg-plan = A track symbol: Greg plans this track. The next time the same symbol comes up, he scores it, and the plan is cleared. So you know what he is after.
page-learn-firstrat-greg-score = Greg has placed a marker. He takes the first free slot like anyone else, so be there before him where it matters to you.
page-learn-firstrat-greg-best = That was his C card: he plans or scores the track where he would get the most points. Then all his revealed cards are shuffled back into the deck.
page-learn-firstrat-greg-toll = If your rat ends on a space with Greg’s rats, you pay cheese to the supply. If one of his rats ends on a space with one of yours, you get cheese from the supply.
page-learn-firstrat-greg-tolls = Ending on a space with his rats costs you cheese, as with any opponent. And each of his rats that ends on a space with one of yours brings you cheese from the supply.
page-learn-firstrat-greg-stall = His rat ended at a stall, so one item there has gone back into the box. Don’t wait too long for what you want.
page-learn-firstrat-greg-comic = A comic symbol: one comic from the library has gone back into the box.
page-learn-firstrat-greg-removes = When one of his rats ends at a stall, a random item there goes back into the box. A comic symbol does the same with a comic. Don’t wait too long for what you want.
page-learn-firstrat-greg-win = The game ends as usual, and his rats and markers count too: four rats in the rocket or the 8th marker.
page-learn-firstrat-greg-levels = He has four levels, from easy to unfair: the higher the level, the more of the strong A cards are in his deck. When you beat him, try the ten challenges, or fierce Greg, who has a deck of his own.
page-learn-firstrat-greg-over = The game is over. The score pad shows your points and Greg’s: only tracks count for him.

## The Pied Piper: variants

page-learn-lesson-piedpiper-young-what = What is different
page-learn-lesson-piedpiper-young-act = Cards act at once
page-learn-lesson-piedpiper-young-replace = New character cards
page-learn-lesson-piedpiper-young-end = The end
page-learn-piedpiper-young-welcome = There are no “plus one” and “melody” cards in this variant, and you never choose an order. All other cards do what they always do.
page-learn-piedpiper-young-play = Pick a card, then a figure in the row. The figure moves as soon as you have played the card.
page-learn-piedpiper-young-acted = See? The card was carried out at once. It stays under the character card.
page-learn-piedpiper-young-replace = With the second card under it, a character card leaves the row at once, and a new one takes its place. You may even play your second card of the turn under the new one.
page-learn-piedpiper-young-end = Anyone whose marker reaches the roof leaves town. As always, the lowest marker wins when two players are left.
page-learn-piedpiper-young-over = The game is over: of the players left in town, the one with the lowest marker wins.
page-learn-lesson-piedpiper-hidden-what = What is different
page-learn-lesson-piedpiper-hidden-play = Playing a card face down
page-learn-lesson-piedpiper-hidden-guess = Other players’ cards
page-learn-lesson-piedpiper-hidden-reveal = Turning cards face up
page-learn-lesson-piedpiper-hidden-end = The end
page-learn-piedpiper-hidden-welcome = You may play one of your two cards face down each turn. In the very first turn of the game, you may play your only card face down.
page-learn-piedpiper-hidden-play = Choose “{ page-piper-face-down }”, then pick a card and a figure. The others see that a card is there, but not which one.
page-learn-piedpiper-hidden-guess = You can’t look at the others’ face-down cards. If you add a second card to one, you don’t know what the figure will do.
page-learn-piedpiper-hidden-reveal = When both cards of a turn have been played, all face-down cards under figures that act are turned face up. Only then is the order chosen, and the figures move.
page-learn-piedpiper-hidden-end = As always: anyone whose marker reaches the roof leaves town, and the lowest marker wins when two players are left.
page-learn-piedpiper-hidden-over = The game is over: of the players left in town, the one with the lowest marker wins.
