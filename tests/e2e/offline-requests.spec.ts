/** Requests that a visitor sends at a booth while there is no network. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';
import { contextOf, ownEmail, requestsFrom } from './support/database.ts';
import {
  answer,
  endpoint,
  fill,
  person,
  question,
  send,
  toastOf,
  typed,
  unfold,
} from './support/form.ts';
import { booth, precacheReady } from './support/offline.ts';
import { handled, open } from './support/page.ts';
import { base } from './support/server.ts';
import {
  allowFault,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
  watchFaults,
} from './support/test.ts';

/**
 * Starts a browser with a profile on disk, as at a booth. Started again with the same profile, it
 * is the same device.
 */
const startDevice = async (folder: string, offline = false) => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: testBrowserArguments,
    serviceWorkers: 'allow',
    offline,
  });
  watchFaults(context);
  return context;
};

/** Collects the idempotency key of every request that leaves the device. */
const countPosts = (context: BrowserContext) => {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

/**
 * The content of all databases of the site as text, with binary values in both encodings, and
 * whatever its keys can decrypt.
 */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        return ['utf-8', 'utf-16le']
          .map((encoding) => new TextDecoder(encoding).decode(value))
          .join('\n');
      }
      if (value instanceof CryptoKey) return `extractable: ${value.extractable}`;
      if (value && typeof value === 'object') return Object.values(value).map(asText).join('\n');
      return String(value);
    };
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store);
        found.push(...(await done(all.getAll())).map(asText));
      }
      db.close();
    }
    return found.join('\n');
  });

/** The number of requests that wait on the device. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('waiting-requests');
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = db.transaction('requests').objectStore('requests').count();
    const count = await new Promise<number>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    db.close();
    return count;
  });

/**
 * The bytes of all files of the profile's databases, as somebody who stole the disk could read
 * them.
 */
const readDisk = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('IndexedDB'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('a request made offline arrives once, though the browser was closed in between', async () => {
  test.setTimeout(120_000);
  allowFault(/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/);
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-device-'));
  const email = ownEmail();
  const secrets = [email, person.challenge, person.company];
  let context = await startDevice(folder);
  try {
    let page = await context.newPage();
    await open(page, `/contact?experience=simplified&interest=demo&${booth}`);
    await precacheReady(page);
    await fill(page, { ...person, email });
    await expect(question(page)).toBeVisible();
    await answer(page);
    await context.setOffline(true);
    await expect(page.getByText('your message is kept encrypted on this device')).toBeVisible();
    await send(page);

    await expect(toastOf(page)).toContainText('Saved on this device', { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'It waits on this device' })).toBeVisible();
    await unfold(page);
    expect(Object.values(await typed(page)).join('')).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
    const stored = await readStorage(page);
    expect(stored).toContain('extractable: false');
    for (const secret of secrets) expect(stored).not.toContain(secret);

    // Staff asks with a long press, which does not navigate to home.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .hover();
    await page.mouse.down();
    await expect(page.getByText('1 request is waiting', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/contact/);
    await context.close();
    const disk = readDisk(folder);
    expect(disk).toContain('waiting-requests');
    for (const secret of secrets) {
      expect(disk).not.toContain(secret);
      expect(disk).not.toContain(Buffer.from(secret, 'utf16le').toString('latin1'));
    }

    // The next morning: two tabs, still without a network.
    context = await startDevice(folder, true);
    page = await context.newPage();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${base()}/?experience=simplified&${booth}`);
      await handled(tab.locator('main article'));
      await precacheReady(tab);
    }
    // Chromium up to 150 reports only changes of the network: a tab opened offline assumes that it
    // is online.
    if (await page.evaluate(() => navigator.onLine)) {
      await context.setOffline(false);
      await context.setOffline(true);
    }
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    expect(await requestsFrom(email)).toHaveLength(0);

    const keys = countPosts(context);
    // The request reaches the server, but the device does not get the answer.
    let lost = false;
    await context.route(endpoint, async (route) => {
      if (route.request().method() !== 'POST' || lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await context.setOffline(false);
    await expect.poll(async () => (await requestsFrom(email)).length).toBe(1);
    await expect.poll(() => lost).toBe(true);
    // Both tabs are told many times that the network is back.
    await expect(async () => {
      for (const tab of [page, other]) {
        await tab.evaluate(() => dispatchEvent(new Event('online')));
      }
      expect(await waiting(page)).toBe(0);
    }).toPass({ timeout: 20_000 });
    const [row, ...more] = await requestsFrom(email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ ...person, email, interest: 'demo' });
    // The context of the visit was stored with the request.
    expect(await contextOf(email)).toMatchObject({ view: 'simplified', language: 'en-US' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a network that comes and goes delivers a request once', async ({ page, context }) => {
  test.setTimeout(60_000);
  const email = ownEmail();
  await open(page, `/contact?experience=simplified&${booth}`);
  await fill(page, { ...person, email });
  await expect(question(page)).toBeVisible();
  await answer(page);
  // Waits until the code that stores and sends requests is loaded.
  await page.waitForLoadState('networkidle');
  allowFault(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: 'It waits on this device' })).toBeVisible({
    timeout: 30_000,
  });
  const keys = countPosts(context);
  // Long enough to start a request, but mostly too short to receive its answer.
  for (let flap = 0; flap < 12; flap += 1) {
    await context.setOffline(false);
    await page.waitForTimeout(10 * flap);
    await context.setOffline(true);
    await page.waitForTimeout(40);
  }
  await context.setOffline(false);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await waiting(page)).toBe(0);
  }).toPass({ timeout: 25_000 });
  expect(await requestsFrom(email)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('an ordinary visitor keeps the tab, and nothing is stored on the device', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await fill(page, { ...person, email: ownEmail() });
  await expect(question(page)).toBeVisible();
  await answer(page);
  await page.waitForLoadState('networkidle');
  allowFault(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await send(page);
  await expect(
    page.getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
