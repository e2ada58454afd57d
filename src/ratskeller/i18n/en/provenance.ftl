# How sure we are of each table of a game: where its figures come from. Keys: “provenance-”, the game and the table.

provenance-source = printed in the rulebook
provenance-derived = follows from a worked example in the rulebook
provenance-photo = read off photographs of a real board
provenance-reconstructed = our own reconstruction
provenance-own = as entered by its owner

provenance-firstrat-options = The readings you can choose from are printed in the rulebooks.
provenance-firstrat-setup = What you start with is printed in the rulebook.
provenance-firstrat-movement = Steps and tolls are printed in the rulebook.
provenance-firstrat-path = The spaces of the path are read off photographs of a real board; worked examples confirm five of them.
provenance-firstrat-path_tiles = The groups of path tiles are printed in the rulebook; which tiles are in them is our reconstruction.
provenance-firstrat-stalls = Prices are printed in the rulebook; where the stalls stand is read off photographs.
provenance-firstrat-pipes = The rulebook says that there are five pipes; where they lead and what they cost is read off photographs.
provenance-firstrat-lights = The light string is read off photographs. It is the part we are least sure of.
provenance-firstrat-burrow = The way through the burrow is read off photographs; the steps of worked examples agree.
provenance-firstrat-backpacks = The bonuses of the backpacks are printed in the rulebook; that there are two of each colour is our reconstruction.
provenance-firstrat-tracks = The points on the tracks are read off photographs; two tracks are printed in the rulebook, too.
provenance-firstrat-track_tiles = The track tiles are our reconstruction: the seven printed rows, and one more.
provenance-firstrat-parts = What parts and donations cost is printed in the rulebook.
provenance-firstrat-caps = What bottle caps score is printed in the rulebook.
provenance-firstrat-score = Awards, mouldy cheese and leftovers are printed in the rulebook.
provenance-firstrat-greg = The number of Greg’s cards, his levels and his first spaces are printed in the rulebook. One card follows from a worked example; all others are our reconstruction.
provenance-firstrat-challenges = The challenges are printed in the rulebook.

provenance-piedpiper-options = The variants are printed in the rulebook. It doesn’t say where exactly the roof is, or what plus one does with sewer: those choices are ours.
provenance-piedpiper-counts = The hand size is printed in the rulebook; the limit on the number of turns is ours.
provenance-piedpiper-characters = The rulebook says how many character cards there are in all; how they are split is our reconstruction.
provenance-piedpiper-actions = The rulebook says how many action cards there are in all; how many of each kind is our reconstruction.
