/** Tells me once of each table that a tournament has opened for me. */
import { isNewToMe } from '../lib/eventTables';
import { notify } from '../lib/notify';
import { route } from '../lib/router.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { GoingTable } from '../lib/types';
import { t } from '../lib/words.svelte';
import { play } from '../stage/sound';

const told = new Set<string>();

export function tellNewTables(tables: readonly GoingTable[]): void {
  for (const table of tables) {
    if (!isNewToMe(table) || told.has(table.id)) continue;
    told.add(table.id);
    if (route.path === `/events/${table.event_id}`) continue; // that page says so itself
    const text = t('event-toast', { game: t(`game-${table.game}`) });
    play('bell');
    toasts.show(text);
    if (document.hidden) notify(text, table.id);
  }
}
