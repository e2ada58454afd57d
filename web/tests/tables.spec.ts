/** Setting a table up, finding it, and waiting for people. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { infoOf, openTable } from './tables';

const house = sharedHouse();

function tableOf(url: string): string {
  return /\/table\/([\w-]+)$/.exec(url)![1]!;
}

test('a table is opened with what was chosen, and the choice is remembered', async () => {
  const page = await house.visit('/new/firstrat');
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByLabel('Who plays in seat 2').selectOption('sly-rat');
  await page.getByLabel('Who plays in seat 3').selectOption('beside');
  await page.getByLabel('Name of player 3').fill('Ben');
  await page.getByLabel('Who plays in seat 4').selectOption('open');
  await page.getByRole('radio', { name: /only those with the link/ }).check();
  await page.locator('summary').first().click();
  await page.getByRole('radio', { name: 'six drawn from all ten' }).check();
  await page.getByRole('radio', { name: 'with shuffled tiles' }).check();
  await page.getByRole('radio', { name: /time bank/ }).check();
  await page.getByLabel('Minutes for the game').fill('20');
  await page.getByLabel('Extra seconds per turn').fill('5');
  await page.getByLabel('Takes over if a player leaves or runs out of time').selectOption('ratling');
  await page.getByRole('switch', { name: /Hints/ }).uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');

  const info = await infoOf(page, tableOf(page.url()));
  expect(info.state.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['person', 'sly-rat', 'person', 'open']);
  expect(info.state.seats[2]!.name).toBe('Ben');
  expect(info.options).toEqual({ comics: 'super', path: 'variable' });
  expect(info.clock).toEqual({ kind: 'bank', seconds: 1200, increment: 5 });
  expect(info).toMatchObject({ is_public: false, stand_in: 'ratling', hints: false, live_points: true });

  await page.goto('/new/firstrat');
  await page.getByLabel('Name of player 3').waitFor();
  expect(await page.getByLabel('Who plays in seat 2').inputValue()).toBe('sly-rat');
  await page.locator('summary').first().click();
  expect(await page.getByRole('radio', { name: 'with shuffled tiles' }).isChecked()).toBe(true);
});

test('a board of one’s own is checked, and what is wrong with it is told', async () => {
  const page = await house.visit('/new/piedpiper', { expected: /status of 422/ });
  await page.locator('summary').first().click();
  const file = { name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from('name = "own"\nhouses = 9\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('own.toml').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect(await page.locator('[role=alert] pre').innerText()).toContain('profile');
});

test('whoever has the link sits down, and the host starts', async () => {
  const host = await house.visit('/new/piedpiper');
  await host.getByLabel('Who plays in seat 2').selectOption('open');
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('Waiting for one more player.').first().waitFor();
  expect(await host.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await host.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await expectNoAxeViolations(host);
  const link = await host.getByLabel('Link to this table').inputValue();

  const guest = await house.visit(link, { viewport: { width: 390, height: 844 } });
  await guest.getByLabel('Your name').fill('Ben');
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
  await host.getByText('Everyone is here. Start when you like!').first().waitFor();

  await guest.getByRole('button', { name: 'Leave the table' }).click();
  await host.getByText('Waiting for one more player.').first().waitFor();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const id = tableOf(link);
  await guest.waitForFunction(() => !document.body.innerText.includes('Leave the table'));
  const [seen, told] = await Promise.all([infoOf(host, id), infoOf(guest, id)]);
  expect(seen.state.state).toBe('running');
  expect(seen.state.seats[1]!.name).toBe('Ben');
  expect(told.state.mine).toEqual([1]);
});

test('somebody at the same screen takes a free seat', async () => {
  const page = await house.visit('/');
  const id = await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto(`/table/${id}`);
  await page.getByLabel('Name of the player beside you').fill('Eva');
  await page.getByRole('button', { name: 'Add at this screen' }).click();
  await page.getByText('Everyone is here. Start when you like!').first().waitFor();
  expect((await infoOf(page, id)).state.mine).toEqual([0, 1]);
});

test('the lobby shows tables, and one can sit down and watch there', async () => {
  const host = await house.visit('/');
  const open = await openTable(host, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Heidi');
  const bots = [{ kind: 'bot' as const, bot: 'ratling' }];
  const running = await openTable(host, { game: 'piedpiper', seats: [{ kind: 'me' }, ...bots] }, 'Heidi');

  const guest = await house.visit('/lobby');
  const cards = guest.getByRole('article').filter({ hasText: 'Heidi' });
  await cards.nth(1).waitFor();
  await expectNoAxeViolations(guest);
  const watch = guest.locator(`a[href="/table/${running}"]`);
  expect(await watch.innerText()).toBe('Watch');
  await guest.getByLabel('Game').selectOption('firstrat');
  await expect.poll(() => watch.count()).toBe(0);
  await cards
    .filter({ has: guest.locator(`a[href="/table/${open}"]`) })
    .getByRole('button', { name: 'Take a seat' })
    .click();
  await guest.waitForURL(`**/table/${open}`);
  expect((await infoOf(guest, open)).state.mine).toEqual([1]);

  await guest.goto('/lobby');
  await guest.locator(`a[href="/table/${open}"]`).getByText('To your seat').waitFor();
});

test('a long lobby is shown page by page', async () => {
  const page = await house.visit('/');
  const wish = { game: 'firstrat' as const, seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const first = await openTable(page, wish, 'Page');
  const [table] = await page.evaluate(() => fetch('/api/tables/mine').then((answer) => answer.json()));
  const list = Array.from({ length: 3 }, (_, number) => ({ ...table, id: number ? `table-${number}` : first }));
  await page.route(/\/api\/tables(\?.*)?$/, (route) => {
    const isNext = route.request().url().includes('after=');
    const link = { link: '</api/tables?after=ab>; rel="next"' };
    return route.fulfill({ json: isNext ? list.slice(1) : list.slice(0, 2), headers: isNext ? {} : link });
  });
  await page.goto('/lobby');
  const cards = page.getByRole('article');
  await cards.nth(1).waitFor();
  expect(await cards.count()).toBe(2);
  await page.getByRole('button', { name: 'More tables' }).click();
  await cards.nth(2).waitFor();
  expect(await cards.count()).toBe(3);
  expect(await page.getByRole('button', { name: 'More tables' }).count()).toBe(0);
});

test('the host removes somebody, who is told so and can’t come back', async () => {
  const host = await house.visit('/');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const id = await openTable(host, { game: 'firstrat', seats }, 'Ada');
  await host.goto(`/table/${id}`);
  const guest = await house.visit(`/table/${id}`, { expected: /status of 403/ });
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
  expect(await guest.getByRole('button', { name: 'Add at this screen' }).count()).toBe(0);

  await host.getByRole('button', { name: 'Remove Ben' }).click();
  await expectNoAxeViolations(host);
  await host.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await guest.getByText('The player who opened this table has removed you.').first().waitFor();
  const refused = guest.waitForResponse((answer) => answer.url().endsWith('/join'));
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  expect((await refused).status()).toBe(403);
  expect((await infoOf(host, id)).state.seats[1]!.kind).toBe('open');
});

test('an empty lobby has a way out', async () => {
  const page = await house.visit('/lobby');
  await page.route('**/api/tables', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No tables at the moment.').waitFor();
  await page.getByRole('link', { name: 'New table: The Pied Piper' }).click();
  await page.waitForURL('**/new/piedpiper');
});
