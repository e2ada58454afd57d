/** The other end of the page's socket, for tests of modules: a server that says what the test tells it to. */
import { vi } from 'vitest';

type Message = Record<string, unknown>;

export class FakeSocket {
  /** All that were opened, the present one last. */
  static readonly all: FakeSocket[] = [];
  /** What the page said here. */
  readonly heard: Message[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.onclose();
  }

  say(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  hello(person = 'p1', name = 'Ada'): this {
    this.say({ type: 'hello', protocol: 1, version: '0', person, name });
    return this;
  }

  /** The last message of a kind, which has to be there. */
  last(type: string): Message & { id: string } {
    const found = this.heard.findLast((message) => message.type === type);
    if (!found) throw new Error(`nobody said ${type}, but ${JSON.stringify(this.heard)}`);
    return found as Message & { id: string };
  }

  /** How many messages of a kind came. */
  count(type: string): number {
    return this.heard.filter((message) => message.type === type).length;
  }
}

/** From now on the page talks to this end, and time stands still until the test lets it go on. */
export function fakeLine(): void {
  FakeSocket.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'rats.test' });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}

/** The socket that is open. */
export function socket(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

export function realLine(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
