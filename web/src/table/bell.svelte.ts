/** Tells people what happens while they look elsewhere, or can't look: sounds, announcements, a notification. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce';
import { notify } from '../lib/notify';
import { isReadable } from '../lib/said';
import { nameIn, type Seat } from '../lib/seats';
import { play } from '../stage/sound';
import type { LiveTable } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { Entry, TableEvent, TableState } from '../lib/types';
import { t, tell } from '../lib/words.svelte';

/** Entries that are told at once; more came while we were away, and stand in the log. */
const MOST = 6;

/** Whoever saw what happened. */
export interface Eyes {
  eventsOf(entry: Entry): TableEvent[];
}

/** How far a table is shown: nothing is told before. */
export interface Shown {
  state: TableState;
  entries: readonly Entry[];
}

export class Bell {
  readonly #table: LiveTable;
  readonly #shown: () => Shown;
  readonly #eyes: Eyes;
  readonly #seats: () => Seat[];
  readonly #isMuted: (seat: number) => boolean;
  #number = -1; // the last entry that was told
  #turn = ''; // my turn that was rung for

  constructor(
    table: LiveTable,
    shown: () => Shown,
    eyes: Eyes,
    seats: () => Seat[],
    isMuted: (seat: number) => boolean,
  ) {
    this.#table = table;
    this.#shown = shown;
    this.#eyes = eyes;
    this.#seats = seats;
    this.#isMuted = isMuted;
    $effect(() => this.#listen());
  }

  #listen(): void {
    const { state, entries } = this.#shown();
    const isFirst = this.#number < 0;
    const fresh = entries.filter((entry) => entry.number > this.#number);
    this.#number = state.number;
    const turn = state.legal ? `${state.turn} ${state.actor}` : '';
    const isNewTurn = turn !== '' && turn !== this.#turn;
    if (turn || state.state !== 'running') this.#turn = turn;
    if (isFirst) return;
    // What is used to tell it, such as the language, is no reason to tell it again.
    untrack(() => {
      for (const entry of fresh.slice(-MOST)) this.#tell(entry);
      if (isNewTurn) this.#ringForTurn(state.actor!);
      if (fresh.some((entry) => entry.kind === 'end')) play('end');
    });
  }

  #tell(entry: Entry): void {
    const name = nameIn(this.#seats());
    if (entry.kind === 'chat') {
      if (!isReadable(entry)) return;
      if (this.#table.mine.includes(entry.seat!) || this.#isMuted(entry.seat!)) return;
      play('chat');
      announce(
        t('page-table-chat-said', { seat: entry.body!.name || t('page-privacy-somebody'), text: entry.body!.text! }),
      );
      return;
    }
    if (entry.kind === 'rematch') {
      // Those who sat there are asked.
      if (this.#table.mine.length) play('chat');
      else toasts.show(t('page-table-log-rematch'));
      return;
    }
    const says = this.#eyes.eventsOf(entry).flatMap((event) => (event.say ? [tell(event.say, name)] : []));
    if (says.length) announce(says.join(' '));
  }

  #ringForTurn(seat: number): void {
    const isAlone = this.#table.mine.length === 1;
    play('bell');
    announce(isAlone ? t('page-table-turn-mine') : t('page-table-turn-of', { seat: nameIn(this.#seats())(seat) }));
    if (!document.hidden) return;
    const game = t(`game-${this.#table.info!.game}`);
    notify(t('page-table-notify-turn', { game }), this.#table.id);
  }
}
