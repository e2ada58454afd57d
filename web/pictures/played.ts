/** Games that are some way on, for pictures and measurements: whoever sits here takes what brings most points. */
import type { Page } from 'playwright-core';
import type { GameName, TableWish } from '../src/lib/types';
import { openTable } from '../tests/tables';

export const BOTS = ['pantry-rat', 'sly-rat', 'pantry-rat', 'ratling'];

/** A table of one person with so many bots. */
export function withBots(game: GameName, bots: number, more: Partial<TableWish> = {}): TableWish {
  const others = BOTS.slice(0, bots).map((bot) => ({ kind: 'bot' as const, bot }));
  return { game, seats: [{ kind: 'me' }, ...others], is_public: false, ...more };
}

/** Open a table and play it for so many decisions of one's own, or to its end. */
export async function playedTable(page: Page, wish: TableWish, decisions: number): Promise<string> {
  const table = await openTable(page, wish);
  await page.evaluate(playOn, [table, decisions] as const);
  return table;
}

/** Runs in the page. */
function playOn([table, decisions]: readonly [string, number]): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  let number = 0;
  let taken = 0;
  let tries = 7;
  const say = (type: string, more: object) => socket.send(JSON.stringify({ type, table, after: number, ...more }));
  return new Promise((resolve, reject) => {
    const end = () => (socket.close(), resolve());
    setTimeout(() => reject(new Error(`the game did not get on: ${taken} of ${decisions}`)), 300_000);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'hello') say('watch', { after: 0 });
      if (message.type === 'news' || message.type === 'stale') {
        number = message.state.number;
        if (message.state.state === 'over' || (message.state.legal && taken >= decisions)) end();
        else if (message.state.legal) say('offers', {});
      }
      if (message.type === 'offered') {
        const offers = message.offers as { move: string; points?: number }[];
        const most = Math.max(...offers.map((offer) => offer.points ?? 0));
        const best = offers.filter((offer) => (offer.points ?? 0) === most);
        taken += 1;
        tries = (tries * 31 + 11) % 9973;
        say('move', { move: best[tries % best.length]!.move });
      }
    };
  });
}
