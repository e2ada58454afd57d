/** The page without a network, and calls to tables while it is closed. Nothing of the server's answers is kept. */
const SHELL = 'shell-1';
const FIRST_PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));

/** The first page, and the files that it names. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const answer = await fetch(FIRST_PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the first page answers with ${answer.status}`);
  const text = await answer.clone().text();
  await cache.put(FIRST_PAGE, answer);
  await cache.addAll([...new Set(text.match(/\/assets\/[\w.-]+/g))]);
  await self.skipWaiting();
}

async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

/** The page as the server has it; without a network as it was last. */
async function freshPage(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.includes('text/html')) {
      await cache.put(FIRST_PAGE, answer.clone());
    }
    return answer;
  } catch (problem) {
    const kept = await cache.match(FIRST_PAGE);
    if (kept) return kept;
    throw problem;
  }
}

/** Files whose names change with what is in them. */
async function keptFile(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => event.waitUntil(call(event.data)));

/** Show a call, unless its table is being looked at. */
async function call(data) {
  const { title, body, table } = data.json();
  const windows = await self.clients.matchAll({ type: 'window' });
  const isThere = windows.some(
    (page) => page.visibilityState === 'visible' && new URL(page.url).pathname === pathOf(table),
  );
  if (isThere) return;
  await self.registration.showNotification(title, {
    body,
    tag: table,
    renotify: true,
    icon: '/icon-192.png',
    data: { table },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(pathOf(event.notification.data.table)));
});

/** The table in a window that is there, else in a new one. */
async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

function pathOf(table) {
  return `/table/${encodeURIComponent(table)}`;
}
