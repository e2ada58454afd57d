/** The board that is played on: rules that are read beside it have its figures. */
import { getContext, setContext } from 'svelte';
import type { Board } from '../lib/types';

type InPlay = () => Board | null | undefined;

const PLACE = Symbol('board in play');

/** For a component and all that it shows. */
export const playOn = (board: InPlay) => setContext(PLACE, board);

/** What gives the board; none on a page of no game. */
export const boardInPlay = (): InPlay => getContext<InPlay | undefined>(PLACE) ?? (() => null);
