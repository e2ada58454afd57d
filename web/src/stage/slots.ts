/** What whoever opens the stage puts around the board. */
import type { Snippet } from 'svelte';
import type { IconName } from '../lib/icon-names';
import type { Seat } from '../lib/seats';

/** A page of the drawer. */
export interface DrawerPage {
  name: string;
  icon: IconName;
  label: string;
  /** What was not looked at yet; 0: nothing. */
  unread?: number;
  content: Snippet;
}

export interface Slots {
  bar: Snippet;
  /** What can be done besides moves. */
  actions?: Snippet;
  /** What can be done while nothing is asked. */
  idle?: Snippet;
  /** Beside the board, above the drawer: a hint, a coach, notices. */
  beside?: Snippet;
  /** Takes the place of the board: a cover. */
  over?: Snippet | undefined;
  /** Lies over the board: the result. */
  ending?: Snippet | undefined;
  /** In the sheet of a seat: what else there is to say or do about who sits there. */
  about?: Snippet<[Seat]> | undefined;
  pages: DrawerPage[];
}
