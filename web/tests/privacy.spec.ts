/** What is kept of me: told, handed out, and erased. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, openHouse, textOf } from './browser';
import { ask, openTable } from './tables';

const house = openHouse('--keep', 'chat=90');

test('who deletes themselves is somebody at the table of the others', async () => {
  const ada = await house.visit('/about');
  const table = await openTable(ada, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ben = await house.visit('/me');
  await ben.getByRole('textbox', { name: 'What should others call you?' }).fill('Brunhilde');
  await ben.getByRole('button', { name: 'Save this name' }).click();
  await ben.getByRole('link', { name: 'Brunhilde' }).waitFor();
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'salt' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'pepper' });

  await ben.goto('/privacy');
  await ben.getByText('erased 90 days after the end of the game').waitFor();
  await expectNoAxeViolations(ben);
  const [download] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const kept = JSON.parse(await textOf(download)) as { profile: { name: string }[] };
  expect(kept.profile[0]!.name).toBe('Brunhilde');

  await ben.getByRole('button', { name: 'Delete me' }).click();
  const sure = ben.getByRole('button', { name: 'Delete me for good' });
  expect(await sure.isDisabled()).toBe(true);
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Brunhilde');
  await sure.click();
  await ben.getByText('Your profile has been deleted.').first().waitFor();
  await ben.getByRole('link', { name: 'My profile' }).waitFor();

  await ada.goto(`/table/${table}`);
  await ada.getByText('Somebody').first().waitFor();
  expect(await ada.locator('body').innerText()).not.toContain('Brunhilde');
});
