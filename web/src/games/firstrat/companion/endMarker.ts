/** Which of a side's score markers brings the end of the game, by the board on the table. */
import { boardInPlay } from '../../../learn/inPlay';

export function endMarker(): () => number {
  const board = boardInPlay();
  return () => board()!.figures['setup-markers_to_end']!;
}
