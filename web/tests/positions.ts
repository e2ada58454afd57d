/** A table's page in positions of every phase: the server's own words about them, said to the page in the server's place. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import type { GameName, News, OfferSent } from '../src/lib/types';

const ROOT = join(import.meta.dirname, '../..');
const OWN = join(ROOT, '.venv/bin/python');
const PYTHON = process.env.RATSKELLER_PYTHON ?? (existsSync(OWN) ? OWN : 'python3');

export interface Position {
  view: object;
  legal: string[];
  offers: OfferSent[];
}
/** By the number of people, then by the phase. */
export type Positions = Record<string, Record<string, Position>>;

export async function positionsOf(game: GameName): Promise<Positions> {
  const { stdout } = await promisify(execFile)(PYTHON, ['-m', 'tests.stage_positions', game], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: join(ROOT, 'src') },
    maxBuffer: 64e6,
  });
  return JSON.parse(stdout) as Positions;
}

/** Stands between a page and its server; the page has to be loaded after that. */
export class Prompter {
  readonly #page: Page;
  #socket: WebSocketRoute | null = null;
  #last: News | null = null;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async beside(page: Page): Promise<Prompter> {
    const prompter = new Prompter(page);
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      prompter.#socket = socket;
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as News;
        if (message.type === 'news') prompter.#last = message;
        socket.send(text);
      });
    });
    return prompter;
  }

  /** My seat is asked in this position, or somebody else is to decide. */
  async show({ view, legal, offers }: Position, isMine = true): Promise<void> {
    const { state } = this.#last!;
    const number = state.number + 1;
    const asked = isMine ? { actor: 0, legal, offers } : { actor: 1, legal: undefined, offers: undefined };
    this.#last = {
      ...this.#last!,
      entries: [{ number, at: 0, kind: 'move', seat: 0, body: { events: [] } }],
      state: { ...state, number, views: { '0': view }, ...asked } as News['state'],
    };
    this.#socket!.send(JSON.stringify(this.#last));
    await expect.poll(() => this.#page.locator('[data-entry]').getAttribute('data-entry')).toBe(String(number));
    if (isMine) await this.#page.locator('[data-offers] button[data-move]').first().waitFor({ state: 'attached' });
    else await this.#page.locator('[data-offers]').waitFor({ state: 'detached' });
  }
}
