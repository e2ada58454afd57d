/** It is your turn: the page on a home screen, without a network, and calls that reach a closed tab. */
import type { Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, openHouse } from './browser';
import { PushService } from './push-service';
import { ask } from './tables';

const service = new PushService();
const house = openHouse('--push-network', '127.0.0.0/8');

/** What a service worker has, as far as it is looked at here. */
interface Scope {
  shown: { title: string; body: string; table: string }[];
  registration: {
    showNotification(title: string, options: { body: string; data: { table: string } }): Promise<void>;
  };
  clients: { openWindow(address: string): Promise<void> };
  ExtendableEvent: typeof Event;
  dispatchEvent(event: Event): boolean;
}

async function takeName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What should others call you?' }).fill(name);
  await page.getByRole('button', { name: 'Save this name' }).click();
  await page.getByRole('link', { name }).waitFor();
}

/** The service worker, once it is at work. */
async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return worker;
}

test('the page can be installed, and without a network its shell opens and says so', async () => {
  const page = await house.visit('/about', { serviceWorkers: 'allow', expected: /ERR_|Failed|failed/ });
  const manifest = await ask<{ icons: { src: string }[]; start_url: string }>(page, 'GET', '/manifest.json');
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) {
    expect(await page.evaluate(async (src) => (await fetch(src)).status, src)).toBe(200);
  }
  const worker = await workerOf(page);
  await page.goto('/lobby');
  await page.locator('main h1').waitFor();
  // The debugger cuts the network of pages, not that of their workers.
  await worker.evaluate(() => (self.fetch = () => Promise.reject(new TypeError('no network'))));
  await page.goto('/lobby');
  await page.locator('main h1').waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
});

test('who closed the page is called, and the click opens the right table', async () => {
  const ben = await house.visit('/about', { serviceWorkers: 'allow' });
  const context = ben.context();
  await context.grantPermissions(['notifications'], { origin: house.url });
  // No push service of the open internet can be reached from a test.
  await context.addInitScript((given) => {
    const bytes = (name: 'p256dh' | 'auth') => Uint8Array.from(given[name]).buffer;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ endpoint: given.endpoint, getKey: bytes } as unknown as PushSubscription);
  }, service.subscription);
  await ben.goto('/me');
  await takeName(ben, 'Ben');
  const worker = await workerOf(ben);
  await ben.getByRole('switch', { name: 'Notify me on this device' }).check();
  await ben.getByText('You will get notifications on this device.').first().waitFor();
  await ben.getByRole('switch', { name: 'Quiet hours' }).check();
  await ben.getByLabel('From').waitFor();
  await ben.getByRole('switch', { name: 'Quiet hours' }).uncheck();
  await ben.getByLabel('From').waitFor({ state: 'detached' });
  await ben.reload();
  await ben.getByRole('switch', { name: 'Notify me on this device', checked: true }).waitFor();
  await expectNoAxeViolations(ben);

  const ada = await house.visit('/about');
  await ask(ada, 'POST', '/api/me', { name: 'Ada' });
  const seats = [{ kind: 'open' }, { kind: 'me' }];
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'firstrat', seats });
  await ask(ben, 'POST', `/api/tables/${id}/join`, { seats: [0], salt: 'salt' });
  const blank = await context.newPage();
  await ben.close();
  await ask(ada, 'POST', `/api/tables/${id}/start`, { salt: 'pepper' });
  await expect.poll(() => service.messages).toHaveLength(1);
  expect(JSON.parse(service.messages[0]!)).toEqual({
    title: 'Ratskeller',
    body: 'First Rat: it’s your turn.',
    table: id,
  });

  // The same message, handed to the service worker by the browser's debugger.
  const debugging = await context.newCDPSession(blank);
  const found = new Promise<string>((resolve) => {
    debugging.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${house.url}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await debugging.send('ServiceWorker.enable');
  const registrationId = await found;
  // A browser without a screen shows no notifications.
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, { body, data }) => {
      scope.shown.push({ title, body, table: data.table });
      return Promise.resolve();
    };
  });
  await debugging.send('ServiceWorker.deliverPushMessage', {
    origin: house.url,
    registrationId,
    data: service.messages[0]!,
  });
  const shown = () => worker.evaluate(() => (self as unknown as Scope).shown);
  await expect.poll(shown).toEqual([{ title: 'Ratskeller', body: 'First Rat: it’s your turn.', table: id }]);

  // A debugger can't click: browsers open windows for real clicks alone, so the address is taken down instead.
  const path = await worker.evaluate((table) => {
    const scope = self as unknown as Scope;
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (address) => Promise.resolve(resolve(address));
      const notification = { close: () => undefined, data: { table } };
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
    });
  }, id);
  await blank.goto(path);
  await blank.locator('[data-stage]').waitFor();
  expect(new URL(blank.url()).pathname).toBe(`/table/${id}`);
});
