/** Where we are. Plain links are followed without loading the page anew. */
import { placeOf, type Place } from './routes';

class Route implements Place {
  #place = $state.raw<Place>(placeOf(new URL(location.href)));

  get name() {
    return this.#place.name;
  }
  get path() {
    return this.#place.path;
  }
  get params() {
    return this.#place.params;
  }
  get query() {
    return this.#place.query;
  }
  get hash() {
    return this.#place.hash;
  }

  /** Look at the address again. */
  read(): void {
    this.#place = placeOf(new URL(location.href));
  }
}

export const route = new Route();

/** Go to a path of the page, such as /table/abc?x=1#y. `replace` leaves no trace in the history. */
export function go(path: string, { replace = false, scroll = true } = {}): void {
  const before = route.path;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.read();
  if (scroll && route.path !== before) scrollTo(0, 0);
}

/** From now on, follow links and the buttons of the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => route.read());
  addEventListener('hashchange', () => route.read());
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's own work.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
