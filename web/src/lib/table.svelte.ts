/** A table that is looked at: its log, how it stands, and all that I can do there. */
import { api, ApiError } from './api';
import { line } from './line.svelte';
import { isReadable, withoutWords } from './said';
import type { Board, Done, Entry, Hint, Hinted, News, Offer, ProposalState, Stale } from './types';
import type { TableEvent, TableInfo, TableState, Wish } from './types';

const SPECTATOR = -1;
const SETTLES = new Set(['options', 'seats']); // after these, what was settled is another
const SITS = new Set(['sit', 'leave', 'take']); // and after these, who sits there, and how they look
const WORDS = new Set(['chat', 'aside', 'hide']);
const NOTHING = { brings: [], goes_on: false, points: 0 };

export class LiveTable {
  readonly id: string;
  /** What was settled when the table was opened. */
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<Board | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** How it stands; null before the first news. */
  state = $state.raw<TableState | null>(null);
  /** What my seat can choose from; null while there is nothing to decide. */
  offers = $state.raw<Offer[] | null>(null);
  /** Why the table can't be shown at all. */
  problem = $state.raw<ApiError | null>(null);
  /** Why the last deed was not done; null after the next one. */
  refusal = $state.raw<ApiError | null>(null);
  /** What the last entry that changed the game brought, as I saw it. */
  events = $state.raw<TableEvent[]>([]);
  /** Whether the last refused deed came too late: somebody was faster. */
  wasStale = $state(false);

  #asked = $state<number | null>(null); // the entry after which I did something that has no answer yet
  #decided = -1; // the entry after which I made a move: a second one for the same decision is none
  #end: () => void = () => {};

  constructor(id: string) {
    this.id = id;
  }

  // These are no deriveds: a table is asked by its socket, too, when the component that opened it is gone.

  /** A deed of mine is under way. News of what came after it may be here before its answer: then it is done. */
  get busy(): boolean {
    return this.#asked !== null && this.#asked === this.#number;
  }

  /** The seats that I may act for. */
  get mine(): number[] {
    return this.state?.mine ?? [];
  }

  /** The seat that is to decide, whosever it is. */
  get actor(): number | null {
    return this.state?.actor ?? null;
  }

  /** The seat that I look from: the one to decide among mine, else my first; null for a spectator. */
  get me(): number | null {
    return this.actor !== null && this.mine.includes(this.actor) ? this.actor : (this.mine[0] ?? null);
  }

  get isMyTurn(): boolean {
    return this.actor !== null && this.mine.includes(this.actor) && this.state?.legal !== undefined;
  }

  /** What the seat that I look from may know of the game. */
  get view(): unknown {
    return this.viewOf(this.me);
  }

  viewOf(seat: number | null): unknown {
    return this.state?.views?.[String(seat ?? SPECTATOR)] ?? null;
  }

  /** Begin to watch. */
  open(): this {
    this.#end = line.watch(this.id, {
      number: () => this.#lastNumber,
      onnews: (news) => this.#learn(news),
      onproblem: (error) => (this.problem = error),
    });
    void this.#load();
    return this;
  }

  close(): void {
    this.#end();
  }

  async #load(): Promise<void> {
    const path = `/api/tables/${this.id}`;
    try {
      [this.info, this.board] = await Promise.all([api.get<TableInfo>(path), api.get<Board>(`${path}/board`)]);
    } catch (error) {
      if (error instanceof ApiError) this.problem ??= error;
      else throw error;
    }
  }

  #learn(news: News | Stale): void {
    const last = this.#lastNumber;
    const fresh = news.entries.filter((entry) => entry.number > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    for (const { kind, body } of fresh)
      if (kind === 'hide' && body?.hide) this.entries = withoutWords(this.entries, new Set(body.numbers), 'hidden');
    if (news.state.number < (this.state?.number ?? 0)) return;
    this.state = news.state;
    if (fresh.some(({ kind }) => SETTLES.has(kind) || (last && SITS.has(kind)))) void this.#load();
    if (!isWhole(news)) return;
    const change = fresh.findLast((entry) => entry.body?.events);
    if (change) this.events = this.eventsOf(change);
    // Words that are said make no new decision.
    if (!this.isMyTurn) this.offers = null;
    else if (fresh.some(({ kind }) => !WORDS.has(kind)) || !this.offers) {
      this.offers = (news.state.offers ?? []).map((offer) => ({ ...NOTHING, ...offer }));
    }
  }

  /** What happened in an entry, as the seat that I look from saw it. */
  eventsOf(entry: Entry): TableEvent[] {
    const own = this.mine.map((seat) => entry.body?.own?.[String(seat)]).find(Boolean);
    return (this.me !== null ? entry.body?.own?.[String(this.me)] : own) ?? entry.body?.events ?? [];
  }

  /** Whether it was done. A move is sent once for each decision, however often it is clicked. */
  async move(text: string): Promise<boolean> {
    const after = this.#number;
    if (this.busy || this.#decided === after) return false;
    this.#decided = after;
    const isDone = await this.#do({ type: 'move', table: this.id, after, move: text });
    if (!isDone && this.#decided === after) this.#decided = -1;
    return isDone;
  }

  /** Take my last decision back, or ask the others for it. */
  undo(): Promise<boolean> {
    return this.#do({ type: 'undo', table: this.id, after: this.#number });
  }

  /** Answer to the undo that somebody asked for. */
  answer(agree: boolean): Promise<boolean> {
    return this.#do({ type: 'answer', table: this.id, after: this.#number, agree });
  }

  /** No bot has to play for me any more. */
  back(): Promise<boolean> {
    return this.#do({ type: 'back', table: this.id });
  }

  /** Leave my seats to bots. */
  resign(): Promise<boolean> {
    return this.#do({ type: 'resign', table: this.id });
  }

  /** Ask the others to end the game, or to replace who is missing on a seat. */
  propose(what: ProposalState['what'], seat?: number): Promise<boolean> {
    return this.#do({ type: 'propose', table: this.id, what, ...(seat === undefined ? {} : { seat }) });
  }

  /** Answer to what somebody has proposed. */
  vote(number: number, agree: boolean): Promise<boolean> {
    return this.#do({ type: 'vote', table: this.id, number, agree });
  }

  /** Say something to all at the table; whoever only watches says it to those who watch, too. */
  chat(text: string): Promise<boolean> {
    const aside = this.mine.length ? {} : { aside: true as const };
    return this.#do({ type: 'chat', table: this.id, text, ...aside });
  }

  /** I have blocked who wrote some of what is here; what they write from now on is not sent to me. */
  mute(isTheirs: (entry: Entry) => boolean): void {
    const theirs = this.entries.filter((entry) => isReadable(entry) && isTheirs(entry));
    this.entries = withoutWords(this.entries, new Set(theirs.map(({ number }) => number)), 'muted');
  }

  /** The best turns, after a second or more; null if it came to nothing. */
  async hint(): Promise<Hint | null> {
    const answer = await line.send<Hinted | Stale>({ type: 'hint', table: this.id, after: this.#number });
    return answer.type === 'hinted' ? answer.hint : null;
  }

  /** Why a move is not legal: the server answers an illegal move with the rule, and does nothing. */
  async why(text: string): Promise<ApiError | null> {
    await this.move(text);
    return this.refusal;
  }

  get #number(): number {
    return this.state?.number ?? 0;
  }

  /** The last entry that I have. */
  get #lastNumber(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  /** Whether it was done. */
  async #do(wish: Wish): Promise<boolean> {
    const asked = this.#number;
    this.#asked = asked;
    this.refusal = null;
    this.wasStale = false;
    try {
      const answer = await line.send<Done | Stale>(wish);
      this.wasStale = answer.type === 'stale';
      return answer.type === 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
      return false;
    } finally {
      if (this.#asked === asked) this.#asked = null;
    }
  }
}

/** Whether news reach how the table stands. Those of a long table come in pages, and only the last one does. */
function isWhole(news: News | Stale): boolean {
  return (news.entries.at(-1)?.number ?? news.state.number) >= news.state.number;
}

/** Look at a table until it is closed. */
export function watchTable(id: string): LiveTable {
  return new LiveTable(id).open();
}
