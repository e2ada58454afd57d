/** How I like tables, on every device of mine: kept on the server for a person, in the browser for a visitor. */
import { api } from './api';
import { me } from './me.svelte';
import { settings } from './settings.svelte';

const PATH = '/api/me/settings';
const CALM = 800; // ms without another change, after which the server is told

/** Without the server they are as they were here. */
const quietly = () => {};

let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what is changed here is kept there, and what I chose elsewhere holds here. */
export function keepMySettings(): void {
  settings.onchange = (table) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (me.person) api.put(PATH, table).catch(quietly);
    }, CALM);
  };
  $effect.root(() => {
    $effect(() => {
      if (me.person?.id) void api.get(PATH).then((table) => settings.take(table), quietly);
    });
  });
}
