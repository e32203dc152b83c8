/**
 * People at the desk: by keyboard, two at once, without a network, and with any text that a visitor
 * may type.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { createServer } from 'vite';
import { checkFields, type Fields } from '../../supabase/functions/_shared/contact-schema.ts';
import { contextOf, ownEmail } from './support/database.ts';
import {
  enter,
  insertRequests,
  linkFor,
  rowsOf,
  search,
  settled,
  withOwner,
} from './support/desk.ts';
import { answer, fill, person, question, send, takeTime, toastOf } from './support/form.ts';
import { handled, open } from './support/page.ts';
import { base } from './support/server.ts';
import { allowFault, type BrowserContext, expect, type Page, test } from './support/test.ts';

/** A random word by which a test finds its own requests. */
const ownWord = () => `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
const snackbar = (page: Page) => page.locator('[data-snackbar]');
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const stateOf = (id: string) =>
  withOwner(async (sql) => {
    const [row] = await sql`
      select status, work, assignee, version from contact.request where id = ${id}`;
    return row;
  });

test('ten requests are worked through by keyboard alone, and each step is noted', {
  tag: '@push',
}, async ({ page }) => {
  const word = ownWord();
  const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'];
  const ids = await insertRequests(
    names.map((firstName) => ({ firstName, lastName: 'Keys', company: word })),
  );
  const link = await linkFor('key@example.com', 'Kit', 'agent');
  await page.goto(link);
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
  await search(page, word, 10);
  expect(new URL(page.url()).hash).not.toContain('sign-in');

  // One after the other: an answered request leaves the list, and the next one is selected.
  await page.keyboard.press('j');
  for (const name of names.slice(0, 4)) {
    await expect(heading(page)).toHaveText(`${name} Keys`);
    await page.keyboard.press('e');
  }
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(heading(page)).toHaveText('Ed Keys');
  // Undoes the last change.
  await page.keyboard.press('z');
  await expect(rowsOf(page)).toHaveCount(7);
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText('Di Keys');
  await page.keyboard.press('e');
  await expect(heading(page)).toHaveText('Ed Keys');

  // Takes a request and writes a note.
  await page.keyboard.press('t');
  await expect(snackbar(page)).toContainText('Taken');
  await page.keyboard.press('n');
  await page.keyboard.type('Asked for a call.\nTuesday.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Asked for a call.')).toBeVisible();
  await expect(snackbar(page)).toContainText('Note kept');
  await page.keyboard.press('Escape');

  // Files two requests together as spam, then three as answered.
  await expect(rowsOf(page)).toHaveCount(5);
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
    await expect(snackbar(page)).toContainText(done);
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
  await page.evaluate(() => {
    location.hash = '#spam';
  });
  await expect(rowsOf(page)).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file.startsWith('\ufeffid,createdAt,status')).toBe(true);
  expect(file.split(word)).toHaveLength(3);

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
}, async ({ browser }) => {
  // The removed colleague's page asks once more.
  allowFault(/40[13]: .*contact-desk/);
  const word = ownWord();
  const [id = '', second = '', third = ''] = await insertRequests([
    { firstName: 'Shared', company: word },
    { firstName: 'Later', company: word },
    { firstName: 'Lost', company: word },
  ]);
  const contexts: BrowserContext[] = [await browser.newContext(), await browser.newContext()];
  const [ana, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ];
  const anaEmail = await enter(ana, 'Ana', 'agent');
  const benEmail = await enter(ben, 'Ben', 'agent');
  for (const page of [ana, ben]) await page.goto(`${base()}/desk#all/${id}`);
  await expect(heading(ben)).toContainText('Shared');

  // Ana's change appears on Ben's page without any action.
  await ana.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(ben.getByRole('article')).toContainText('Ana took it', { timeout: 15_000 });
  await expect(ben.getByRole('combobox', { name: 'Whose it is' })).toHaveValue(anaEmail);

  allowFault(/409: .*contact-desk/);
  // Ben loses the network during a change; meanwhile Ana answers the request.
  await contexts[1]?.setOffline(true);
  await expect(ben.locator('[data-offline-notice]')).toContainText('You are offline');
  await ben.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(ben.locator('[data-offline-notice]')).toContainText('1 change of yours waits');
  await ana.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect.poll(() => stateOf(id)).toMatchObject({ work: 'answered', version: 3 });
  await contexts[1]?.setOffline(false);
  const dialog = ben.getByRole('dialog', { name: 'Somebody was quicker' });
  await expect(dialog).toContainText('Ana answered');
  expect(await stateOf(id)).toMatchObject({ status: 'new', work: 'answered' });
  await dialog.getByRole('button', { name: 'Make my change all the same' }).click();
  await expect.poll(() => stateOf(id)).toMatchObject({ status: 'spam', version: 4 });

  // Without a conflicting change, a change made offline is sent automatically.
  await ben.goto(`${base()}/desk#all/${second}`);
  await expect(heading(ben)).toContainText('Later');
  await contexts[1]?.setOffline(true);
  await ben.getByRole('button', { name: 'Take', exact: true }).click();
  await ben.getByRole('button', { name: 'Answered', exact: true }).click();
  await contexts[1]?.setOffline(false);
  await expect
    .poll(() => stateOf(second), { timeout: 10_000 })
    .toMatchObject({ work: 'answered', assignee: benEmail, version: 3 });

  // The server made a change but its answer was lost: the second try must not make it again.
  await ben.goto(`${base()}/desk#all/${third}`);
  await expect(heading(ben)).toContainText('Lost');
  let lost = 0;
  allowFault(/ERR_FAILED .*contact-desk/);
  await ben.route('**/contact-desk', async (route) => {
    if (!route.request().postData()?.includes('"change"') || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await ben.getByRole('button', { name: 'Take', exact: true }).click();
  await expect.poll(() => stateOf(third)).toMatchObject({ assignee: benEmail, version: 2 });
  await expect(ben.locator('[data-offline-notice]')).toHaveCount(0);
  await expect(ben.getByRole('article')).toContainText('Ben took it');
  expect(lost).toBe(1);
  expect(await stateOf(third)).toMatchObject({ version: 2 });

  allowFault(/401: .*contact-desk/);
  // Removing a person ends that person's sign-in and those of all others.
  await withOwner((sql) => sql`select contact.staff_remove(${anaEmail})`);
  await expect(ben.getByRole('heading', { name: 'Your sign-in is over' })).toBeVisible({
    timeout: 15_000,
  });
  for (const context of contexts) await context.close();
});

test('a search keeps the space before a word that is typed after a pause', async ({ page }) => {
  const word = ownWord();
  await insertRequests([{ firstName: 'Acme', lastName: 'Corp', company: word }]);
  await enter(page, 'Ron', 'reader');
  await page.keyboard.press('/');
  const field = page.getByLabel('Search name, company, email and message');
  const searched = (words: string) =>
    page.waitForResponse((response) => response.request().postDataJSON()?.filter?.search === words);
  const paused = searched(word);
  await page.keyboard.type(`${word} `);
  await paused;
  await settled(page);
  await expect(field).toHaveValue(`${word} `);
  const both = searched(`${word} corp`);
  await page.keyboard.type('corp');
  await both;
  await expect(field).toHaveValue(`${word} corp`);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toHaveValue('');
});

test('a snackbar that was cleared under the pointer does not hold the next one', async ({
  page,
}) => {
  await page.clock.install();
  const word = ownWord();
  const [id = ''] = await insertRequests([{ firstName: 'Held', company: word }]);
  await enter(page, 'Kit', 'agent');
  await page.goto(`${base()}/desk#all/${id}`);
  await expect(heading(page)).toContainText('Held');
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await snackbar(page).hover();
  // Somebody else is quicker: the refusal clears the snackbar.
  allowFault(/409: .*contact-desk/);
  await withOwner((sql) => sql`update contact.request set assignee = null where id = ${id}`);
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it so' }).click();
  await expect(snackbar(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.getByRole('combobox', { name: 'How far it is' }).selectOption('in-progress');
  await expect(snackbar(page)).toContainText('In progress');
  await page.clock.fastForward(13_000);
  await expect(snackbar(page)).toHaveCount(0);

  // While it is pointed at it stays, and goes some time after.
  await page.getByRole('combobox', { name: 'How far it is' }).selectOption('open');
  await snackbar(page).hover();
  await page.clock.fastForward(60_000);
  await expect(snackbar(page)).toContainText('Opened again');
  await page.mouse.move(5, 5);
  await page.clock.fastForward(13_000);
  await expect(snackbar(page)).toHaveCount(0);
});

test('the sender’s other requests are erased only when that is asked for', async ({ page }) => {
  const email = ownEmail();
  const [id = '', other = '', third = ''] = await insertRequests(
    ['One', 'Two', 'Three'].map((lastName) => ({ firstName: 'Erased', lastName, email })),
  );
  await enter(page, 'Adi', 'admin');
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  const others = dialog.getByRole('checkbox');
  const statuses = () =>
    Promise.all([id, other, third].map(async (of) => (await stateOf(of))?.status));
  const openDialog = async (of: string) => {
    await page.goto(`${base()}/desk#all/${of}`);
    await page.getByRole('button', { name: 'Erase…' }).click();
  };

  await openDialog(id);
  await expect(dialog.getByText('2 other requests from the same address as well')).toBeVisible();
  await expect(others).not.toBeChecked();
  await others.check();
  await expect(dialog.getByRole('button', { name: 'Erase 3 requests' })).toBeVisible();
  await others.uncheck();
  await dialog.getByRole('button', { name: 'Erase 1 request' }).click();
  await expect(snackbar(page)).toContainText('1 request erased.');
  expect(await statuses()).toEqual(['erased', 'new', 'new']);

  await openDialog(other);
  await others.check();
  await dialog.getByRole('button', { name: 'Erase 2 requests' }).click();
  await expect(snackbar(page)).toContainText('2 requests erased.');
  expect(await statuses()).toEqual(['erased', 'erased', 'erased']);
});

test('in development, where React mounts everything twice, a dialog stays until it is closed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const target = { target: base(), changeOrigin: false };
  const vite = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    cacheDir: test.info().outputPath('vite'),
    server: { port: 0, hmr: false, proxy: { '/functions/v1': target, '/auth/v1': target } },
    optimizeDeps: { entries: ['desk.html'] },
  });
  try {
    await vite.listen();
    const [id = ''] = await insertRequests([{ firstName: 'Twice' }]);
    const link = new URL(await linkFor('dev@example.com', 'Dev', 'admin'));
    await page.goto(new URL(`/desk.html${link.hash}`, vite.resolvedUrls?.local[0]).href);
    await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible({ timeout: 60_000 });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#all/${id}`);
    const button = page.getByRole('button', { name: 'Erase…' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
    // The event of a dialog that is closed comes a task later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  } finally {
    await vite.close();
  }
});

test('a request is sent with its context, and the form says so', { tag: '@push' }, async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto(`${base()}/solutions/neural-edge?utm_source=fair&utm_campaign=ñ&other=x`);
  await handled(page.locator('main article'));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await handled(page.locator('form'));
  await expect(page.getByText('the page and campaign that led you here')).toBeVisible();
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/contact-form') && response.request().method() === 'GET',
  );
  await open(page, '/contact?interest=demo');
  await fill(page, { ...person, email });
  await expect(question(page)).toBeVisible();
  await answer(page);
  await takeTime(await asked);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  await expect(toastOf(page)).toContainText('Message Sent!');
  // The payload still has only the seven fields.
  expect(Object.keys((await sent).postDataJSON())).toHaveLength(7);
  expect(await contextOf(email)).toMatchObject({
    page: '/solutions/neural-edge',
    campaign: { utm_source: 'fair', utm_campaign: 'ñ' },
    language: 'en-US',
    view: 'simplified',
    device: 'computer',
  });
});

/** Extreme texts that a visitor may send and that the rules accept. */
function naughty(count: number, word: string): Fields[] {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '<script>fetch("https://evil.example")</script>',
      '"><img src=x onerror=alert(1)>',
      '{{constructor.constructor("return this")()}}',
      'javascript:alert(1)',
      "Robert'); drop table contact.request;--",
      '=HYPERLINK("https://evil.example")',
      '\u202eright to left\u202c',
      'ﷺﷺﷺ ฟ๎๎๎๎๎๎๎ Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
      'مرحبا <b>بالعالم</b>',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      '&lt;b&gt; &amp;amp;',
      'constructor',
      '__proto__',
      '%s%s%n',
      ' ',
    ),
  );
  const fields = fc.record({
    interest: fc.constantFrom('', 'demo', 'other'),
    firstName: text,
    lastName: text,
    email: fc.constant('naughty@example.com'),
    company: text,
    role: text,
    challenge: fc.oneof(text, fc.string({ unit: 'grapheme', minLength: 100, maxLength: 900 })),
  });
  const found: Fields[] = [];
  for (const sample of fc.sample(fields, { numRuns: count * 12, seed: 17 })) {
    const checked = checkFields(sample);
    if (!checked.ok) continue;
    found.push({ ...checked.fields, company: `${checked.fields.company} ${word}`.trim() });
    if (found.length === count) return found;
  }
  throw new Error(`Only ${found.length} of ${count}.`);
}

test('what 500 visitors typed is shown as typed', async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  const word = ownWord();
  const fields = naughty(500, word);
  const ids = await insertRequests(fields);
  await enter(page, 'Rea', 'reader');
  await page.keyboard.press('/');
  const listed = page.waitForResponse(
    (response) => response.request().postData()?.includes(word) ?? false,
  );
  await page.keyboard.type(word);
  await listed;
  await settled(page);

  // Collects everything that the list shows while it is scrolled to its end.
  const shown = await page.evaluate(async (total) => {
    const found: Record<string, (string | null | undefined)[]> = {};
    const scroller = document.querySelector<HTMLElement>('[data-scroller]');
    const note = () => {
      for (const row of document.querySelectorAll('[data-rows] > li')) {
        const id = row.querySelector('a')?.id.replace('row-', '') ?? '';
        found[id] ??= ['[data-name]', '[data-company]', '[data-excerpt]'].map(
          (part) => row.querySelector(part)?.textContent,
        );
      }
      return Object.keys(found).length;
    };
    const deadline = performance.now() + 40_000;
    while (note() < total && performance.now() < deadline) {
      const before = scroller?.scrollTop;
      scroller?.scrollBy(0, 600);
      await new Promise(requestAnimationFrame);
      // The end is reached only if scrolling no longer moves: more rows may still arrive, and a
      // slow frame may have missed some.
      if (scroller?.scrollTop === before) {
        await new Promise((done) => setTimeout(done, 250));
        if (scroller?.scrollTop === before && note() < total) scroller?.scrollTo(0, 0);
      }
    }
    return found;
  }, fields.length);
  const expected = fields.map(({ firstName, lastName, company, challenge }, index) => [
    ids[index],
    [`${firstName} ${lastName}`, company, [...challenge].slice(0, 180).join('') || 'No message'],
  ]);
  expect(shown).toEqual(Object.fromEntries(expected));

  // The longest and strangest ones are also compared in full.
  for (let index = 0; index < fields.length; index += 125) {
    const { firstName, lastName, challenge } = fields[index] ?? fields[0]!;
    await page.evaluate((id) => {
      location.hash = `#all/${id}`;
    }, ids[index]);
    const article = page.getByRole('article');
    await expect(article).toContainText(ids[index] ?? '', { timeout: 15_000 });
    expect(await heading(page).textContent()).toBe(`${firstName} ${lastName}`);
    if (challenge) expect(await article.locator('[data-challenge]').textContent()).toBe(challenge);
  }
  expect(
    await page.evaluate(
      () => document.querySelectorAll('article :is(script, img, iframe, b)').length,
    ),
  ).toBe(0);
  expect(dialogs).toEqual([]);
});
