/**
 * People at the desk: by keyboard, two at once, without a network, and with any text that a visitor
 * may type.
 */
import { readFileSync } from 'node:fs';
import { withOwner } from './support/database.ts';
import { linkFor } from './support/desk.ts';
import { allowFault, expect, test } from './support/test.ts';

test('ten requests are worked through by keyboard alone, and each step is noted', {
  tag: '@push',
}, async ({ page, desk }) => {
  const { rows, heading } = desk;
  const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'];
  const ids = await desk.insert(names.map((firstName) => ({ firstName, lastName: 'Keys' })));
  const said = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  const link = await linkFor('key@example.com', 'Kit', 'agent');
  await page.goto(link);
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
  await desk.searchFor(desk.word);
  await expect(rows).toHaveCount(10);
  expect(new URL(page.url()).hash).not.toContain('sign-in');

  // One after the other: an answered request leaves the list, and the next one is selected.
  await page.keyboard.press('j');
  for (const name of names.slice(0, 4)) {
    await expect(heading).toHaveText(`${name} Keys`);
    await page.keyboard.press('e');
  }
  await expect(rows).toHaveCount(6);
  await expect(heading).toHaveText('Ed Keys');
  // Undoes the last change.
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(7);
  await page.keyboard.press('k');
  await expect(heading).toHaveText('Di Keys');
  await page.keyboard.press('e');
  await expect(heading).toHaveText('Ed Keys');

  // Takes a request and writes a note.
  await page.keyboard.press('t');
  await said('Taken');
  await page.keyboard.press('n');
  await page.keyboard.type('Asked for a call.\nTuesday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Asked for a call.')).toBeVisible();
  await said('Note kept');
  await page.keyboard.press('Escape');

  // Files two requests together as spam, then three as answered.
  await expect(rows).toHaveCount(5);
  for (const [count, key, done] of [
    [2, 's', 'Marked as spam: 2'],
    [3, 'e', 'Answered: 3'],
  ] as const) {
    for (let step = 0; step < count; step += 1) {
      // After the first two requests the cursor is already on the next one.
      if (step > 0 || count === 2) await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    await expect(page.getByRole('toolbar')).toContainText(`${count} selected`);
    await page.keyboard.press(key);
    await said(done);
  }
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next request');
  await page.keyboard.press('Escape');

  const states = await withOwner(
    (sql) => sql`
      select desk_view as view, count(*)::int from contact.request
      where id in ${sql(ids)} group by 1 order by 1`,
  );
  expect(states.map(({ view, count }) => [view, count])).toEqual([
    ['answered', 7],
    ['in-progress', 1],
    ['spam', 2],
  ]);
  const lines = await withOwner(
    (sql) => sql`
      select action, count(*)::int from contact.audit
      where actor = 'key@example.com' and request_id in ${sql(ids)}
        and action <> 'read' group by 1 order by 1`,
  );
  // Ten requests were changed; one was answered twice and undone once.
  expect(lines.map(({ action, count }) => [action, count])).toEqual([
    ['change', 12],
    ['note', 1],
  ]);

  // The current view can be exported as a file.
  await desk.show('spam');
  await expect(rows).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file.startsWith('\ufeffid,createdAt,status')).toBe(true);
  expect(file.split(desk.word)).toHaveLength(3);

  // The sign-in link has been used. Signing out removes everything from the screen.
  await page.getByText('You are Kit').locator('..').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await page.goto('about:blank');
  allowFault(/401: .*\/auth\/v1\/link/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is used up' })).toBeVisible();
});

test('two people on one request see each other, and no change is overwritten silently', {
  tag: '@push',
}, async ({ desk: ana }) => {
  // A conflict, and the removed colleague's page, which asks once more.
  allowFault(/40[139]: .*contact-desk/);
  const [id = '', second = '', third = ''] = await ana.insert([
    { firstName: 'Shared' },
    { firstName: 'Later' },
    { firstName: 'Lost' },
  ]);
  const ben = await ana.colleague();
  const anaEmail = await ana.enter('Ana', 'agent');
  const benEmail = await ben.enter('Ben', 'agent');
  const press = ({ page }: typeof ana, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const network = (isThere: boolean) => ben.page.context().setOffline(!isThere);
  const notice = ben.page.getByRole('status').filter({ hasText: 'You are offline' });
  for (const desk of [ana, ben]) await desk.show(`all/${id}`);
  await expect(ben.heading).toContainText('Shared');

  // Ana's change appears on Ben's page without any action.
  await press(ana, 'Take');
  await expect(ben.article).toContainText('Ana took it');
  await expect(ben.page.getByRole('combobox', { name: 'Whose it is' })).toHaveValue(anaEmail);

  // Ben loses the network during a change; meanwhile Ana answers the request.
  await network(false);
  await expect(notice).toBeVisible();
  await press(ben, 'Spam');
  await expect(notice).toContainText('1 change of yours waits');
  await press(ana, 'Answered');
  await expect.poll(() => ana.stateOf(id)).toMatchObject({ progress: 'answered', version: 3 });
  await network(true);
  const dialog = ben.page.getByRole('dialog', { name: 'Somebody was quicker' });
  await expect(dialog).toContainText('Ana answered');
  expect(await ana.stateOf(id)).toMatchObject({ status: 'new', progress: 'answered' });
  await dialog.getByRole('button', { name: 'Make my change all the same' }).click();
  await expect.poll(() => ana.stateOf(id)).toMatchObject({ status: 'spam', version: 4 });

  // Without a conflicting change, a change made offline is sent automatically.
  await ben.show(`all/${second}`);
  await expect(ben.heading).toContainText('Later');
  await network(false);
  await press(ben, 'Take');
  await press(ben, 'Answered');
  await network(true);
  await expect
    .poll(() => ana.stateOf(second))
    .toMatchObject({ progress: 'answered', assignee: benEmail, version: 3 });

  // The server made a change but its answer was lost: the second try must not make it again.
  await ben.show(`all/${third}`);
  await expect(ben.heading).toContainText('Lost');
  let lost = 0;
  allowFault(/ERR_FAILED .*contact-desk/);
  await ben.page.route('**/contact-desk', async (route) => {
    if (!route.request().postData()?.includes('"change"') || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await press(ben, 'Take');
  await expect.poll(() => ana.stateOf(third)).toMatchObject({ assignee: benEmail, version: 2 });
  await expect(ben.article).toContainText('Ben took it');
  expect(lost).toBe(1);
  expect(await ana.stateOf(third)).toMatchObject({ version: 2 });

  // Removing a person ends that person's sign-in and those of all others.
  await withOwner((sql) => sql`select contact.staff_remove(${anaEmail})`);
  await expect(ben.page.getByRole('heading', { name: 'Your sign-in is over' })).toBeVisible();
});

test('the sender’s other requests are erased only when that is asked for', async ({
  page,
  desk,
  person: { email },
}) => {
  const ids = await desk.insert(
    ['One', 'Two', 'Three'].map((lastName) => ({ firstName: 'Erased', lastName, email })),
  );
  await desk.enter('Adi', 'admin');
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  const others = dialog.getByRole('checkbox');
  const statuses = () => Promise.all(ids.map(async (id) => (await desk.stateOf(id))?.status));
  const openDialog = async (id = '') => {
    await desk.show(`all/${id}`);
    await page.getByRole('button', { name: 'Erase…' }).click();
  };

  await openDialog(ids[0]);
  await expect(dialog.getByText('2 other requests from the same address as well')).toBeVisible();
  await expect(others).not.toBeChecked();
  await others.check();
  await expect(dialog.getByRole('button', { name: 'Erase 3 requests' })).toBeVisible();
  await others.uncheck();
  await dialog.getByRole('button', { name: 'Erase 1 request' }).click();
  await expect(page.getByText('1 request erased.')).toBeVisible();
  expect(await statuses()).toEqual(['erased', 'new', 'new']);

  await openDialog(ids[1]);
  await others.check();
  await dialog.getByRole('button', { name: 'Erase 2 requests' }).click();
  await expect(page.getByText('2 requests erased.')).toBeVisible();
  expect(await statuses()).toEqual(['erased', 'erased', 'erased']);
});
