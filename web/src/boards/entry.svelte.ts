/** A board that is being entered: its tables, what the server says of them, and how it looks. */
import { getContext, setContext } from 'svelte';
import type { GameName } from '../lib/types';
import { boardOf, checkBoard, isAt, keepBoard, type Drawn, type FieldProblem, type Tables } from './boards';

const SOON = 300; // milliseconds; whoever types is asked about once they pause
const PLACE = Symbol('entry');

export class BoardEntry {
  readonly game: GameName;
  /** None: it is not kept yet. */
  id = $state<string | null>(null);
  isMine = $state(true);
  name = $state('');
  /** Deep: fields write into it. */
  tables = $state<Tables>({});
  people = $state(2);
  /** For how many it is drawn now. */
  drawnFor = $state(2);
  problems = $state.raw<FieldProblem[]>([]);
  /** How it looked when nothing was wrong with it. */
  drawn = $state.raw<Drawn | null>(null);
  isChanged = $state(false);
  isBusy = $state(false);
  fault = $state.raw<unknown>(null);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';

  constructor(game: GameName, people: number) {
    this.game = game;
    this.people = people;
  }

  /** A board that somebody keeps, or the standard one to begin with. */
  async load(id: string | null): Promise<void> {
    this.fault = null;
    try {
      if (id === null) {
        this.#show((await checkBoard({ game: this.game, name: 'own' }, this.people)).tables);
      } else {
        const found = await boardOf(id, this.people);
        [this.id, this.isMine, this.name] = [found.id, found.is_mine, found.name];
        this.#show(found.tables);
        this.drawn = found;
      }
      await this.check();
    } catch (error) {
      this.fault = error;
    }
  }

  /** A file instead of what was entered. */
  async upload(name: string, text: string): Promise<void> {
    const found = await checkBoard({ game: this.game, name, text }, this.people);
    this.problems = found.problems;
    if (!found.board) return;
    this.#show(found.tables);
    this.drawn = found;
    this.isChanged = true;
    if (!this.name) this.name = name;
  }

  /** To be called whenever a field has changed. */
  noticed(): void {
    const now = JSON.stringify(this.tables);
    if (now === this.#last) return;
    this.#last = now;
    this.isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), SOON);
  }

  /** What the server says of it; only its last answer counts. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const { people } = this;
    try {
      const found = await checkBoard(this.#sent(), people);
      if (asked !== this.#asked) return;
      this.problems = found.problems;
      if (found.board) [this.drawn, this.drawnFor] = [found, people];
      this.fault = null;
    } catch (error) {
      if (asked === this.#asked) this.fault = error;
    }
  }

  /** Keep it, as a new one where it is somebody else's. */
  async keep(): Promise<string> {
    this.isBusy = true;
    try {
      this.id = await keepBoard(this.isMine ? this.id : null, this.#sent());
      this.isMine = true;
      this.isChanged = false;
      return this.id;
    } finally {
      this.isBusy = false;
    }
  }

  /** Nobody looks any more. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  problemsAt(key: string, deep: boolean): FieldProblem[] {
    return this.problems.filter((problem) => isAt(problem, key, deep));
  }

  #sent() {
    return { game: this.game, name: this.name.trim() || 'own', tables: $state.snapshot(this.tables) as Tables };
  }

  #show(tables: Tables): void {
    this.tables = structuredClone(tables);
    this.#last = JSON.stringify(tables);
  }
}

/** The fields of a form know their entry. */
export const enter = (entry: BoardEntry) => setContext(PLACE, entry);
export const theEntry = () => getContext<BoardEntry>(PLACE);
