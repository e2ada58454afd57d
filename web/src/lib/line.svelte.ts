/** The one socket of the page. It comes back by itself, and sends again what had no answer (docs/protocol.md). */
import { ApiError } from './api';
import { report } from './faults';
import { randomText } from './random';
import type { Answer, Failed, FromServer, Hello, News, Stale, Wish } from './types';

const FIRST_WAIT = 300; // ms before coming back, then twice as long each time
const LONGEST_WAIT = 15_000;
const BUSY_WAIT = 700;
const AGAIN = new Set(['busy', 'not-saved', 'too-fast']);
const NEWS_WAIT = 3_000; // before news that could not be taken in are asked for again
const PULSE = 25_000; // of silence, after which we ask whether the server is there
const PATIENCE = 8_000; // for its answer

/** Somebody who wants to know of a table. */
export interface Watcher {
  /** The last entry that it has. */
  number(): number;
  onnews(news: News | Stale): void;
  onproblem(error: ApiError): void;
}

interface Waiting {
  type: Wish['type'];
  text: string;
  resolve(answer: Answer): void;
  reject(error: ApiError): void;
}

export class Line {
  /** `idle` until something is wanted of the server. */
  status = $state<'idle' | 'connecting' | 'online' | 'offline'>('idle');
  /** The server takes what we do; otherwise its disk is full, say, and we ask again until it does. */
  canSave = $state(true);
  onhello: (hello: Hello) => void = () => {};
  /** The operator has banned whoever is here: there is no way back by itself. */
  onbanned: () => void = () => {};
  #isBanned = false;
  #socket: WebSocket | null = null;
  #isReady = false; // the server has said hello
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>(); // by id, in the order in which they were sent
  readonly #watchers = new Map<string, Watcher>(); // by table
  readonly #watches = new Map<string, string>(); // id of a watch that has no answer yet -> table

  readonly #address: () => string;

  constructor(address: () => string = socketAddress) {
    this.#address = address;
    globalThis.addEventListener?.('online', () => this.#comeBack());
    globalThis.addEventListener?.('offline', () => this.#socket?.close());
  }

  /** Say something. The answer comes when there is a connection; an error of the server rejects it. */
  send<A extends Answer = Answer>(wish: Wish): Promise<A> {
    const id = randomText();
    const text = JSON.stringify({ ...wish, id });
    return new Promise<A>((resolve, reject) => {
      this.#waiting.set(id, { type: wish.type, text, resolve: (answer) => resolve(answer as A), reject });
      if (this.#isReady) this.#socket!.send(text);
      else this.#open();
    });
  }

  /** Be told of a table; the function ends it. One watcher a table. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.#isReady) this.#askFor(table);
    else this.#open();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#isReady) this.send({ type: 'unwatch', table }).catch(() => {});
    };
  }

  /** Begin again, such as after a new cookie. */
  reopen(): void {
    this.#isBanned = false;
    if (!this.#socket) return;
    this.#wait = 0;
    this.#isReady = false; // what is said from now on waits for the next one
    this.#socket.close();
  }

  #open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    if (this.status !== 'offline') this.status = 'connecting';
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#isReady = false;
    clearTimeout(this.#pulse);
    if (this.#isBanned) {
      this.status = 'idle';
      return;
    }
    if (this.#wait) this.status = 'offline';
    // Many who lost the same server should not all come back in the same moment.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.#wait * 2));
  }

  #comeBack(): void {
    if (this.status === 'offline') this.#open();
  }

  #hear(message: FromServer): void {
    this.#listen();
    if (message.type === 'hello') this.#begin(message);
    else if (message.type === 'news') this.#tell(message);
    else if (message.type === 'error') this.#fail(message);
    else this.#answer(message);
  }

  #begin(hello: Hello): void {
    this.#isReady = true;
    this.#wait = FIRST_WAIT;
    this.status = 'online';
    this.onhello(hello);
    this.#watches.clear();
    for (const table of this.#watchers.keys()) this.#askFor(table);
    for (const { text } of this.#waiting.values()) this.#socket!.send(text);
  }

  #askFor(table: string): void {
    const id = randomText();
    this.#watches.set(id, table);
    const wish: Wish = { type: 'watch', table, after: this.#watchers.get(table)!.number(), words: true, offers: true };
    this.#socket!.send(JSON.stringify({ ...wish, id }));
  }

  /** Whatever a watcher makes of news, the line goes on. */
  #tell(news: News | Stale): void {
    try {
      this.#watchers.get(news.table)?.onnews(news);
    } catch (error) {
      report(error);
      this.again(news.table);
    }
  }

  /** In a moment, ask for all that a watcher does not have: it could not take in what it was told. */
  again(table: string): void {
    setTimeout(() => {
      if (this.#isReady && this.#watchers.has(table)) this.#askFor(table);
    }, NEWS_WAIT);
  }

  #answer(answer: Answer): void {
    this.#watches.delete(answer.id);
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.type === 'done' && waiting) this.canSave = true;
    if (answer.type === 'stale') this.#tell(answer);
    waiting?.resolve(answer);
  }

  #fail(failed: Failed): void {
    const table = this.#watches.get(failed.id);
    const waiting = this.#waiting.get(failed.id);
    if (failed.code === 'not-saved') this.canSave = false;
    if (failed.code === 'banned') {
      this.#isBanned = true;
      this.onbanned();
    }
    // Who talks too fast is told so: their next move does not wait until the words may be said.
    const isTalk = failed.code === 'too-fast' && waiting?.type === 'chat';
    if (AGAIN.has(failed.code) && !isTalk) {
      // Whether it was done is not known: sending it again, unchanged, is right.
      setTimeout(() => {
        if (!this.#isReady) return;
        if (table !== undefined && this.#watchers.has(table)) this.#askFor(table);
        if (waiting && this.#waiting.has(failed.id)) this.#socket!.send(waiting.text);
      }, BUSY_WAIT);
      return;
    }
    this.#watches.delete(failed.id);
    this.#waiting.delete(failed.id);
    const error = new ApiError(failed);
    if (table !== undefined) this.#watchers.get(table)?.onproblem(error);
    waiting?.reject(error);
  }

  /** A connection can be lost without a word: after a silence, ask. */
  #listen(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#pulse = setTimeout(() => {
      if (!this.#isReady || socket !== this.#socket) return;
      socket!.send(JSON.stringify({ type: 'ping', id: 'pulse' }));
      this.#pulse = setTimeout(() => {
        socket!.close();
        this.#lose(socket!); // closing a dead connection takes a while
      }, PATIENCE);
    }, PULSE);
  }
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}

export const line = new Line();
