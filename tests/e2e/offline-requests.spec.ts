/** Requests that a visitor sends at a booth while there is no network. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';
import { EventMode } from './support/event.ts';
import { ContactForm, endpoint } from './support/form.ts';
import { booth } from './support/open.ts';
import {
  allowFault,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
  watchFaults,
} from './support/test.ts';

const waits = 'It waits on this device';

/** Collects the idempotency key of every request that leaves the device. */
const countPosts = (context: BrowserContext) => {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

/**
 * Everything that the site's databases hold, as text: binary values in both encodings, and whatever
 * its keys can decrypt. `waiting` is the number of requests.
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
    let waiting = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const all = await done(db.transaction(store).objectStore(store).getAll());
        if (store === 'requests') waiting += all.length;
        found.push(...all.map(asText));
      }
      db.close();
    }
    return { text: found.join('\n'), waiting };
  });

/** Tells the tabs many times that the network is back, until no request waits. */
const deliver = (...tabs: Page[]) =>
  expect(async () => {
    for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('online')));
    expect((await readStorage(tabs[0]!)).waiting).toBe(0);
  }).toPass();

/** The bytes of the profile's databases, as somebody who stole the disk could read them. */
const readDisk = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('IndexedDB'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('a request made offline arrives once, though the browser was closed in between', async ({
  open,
  person,
  baseURL,
}) => {
  allowFault(/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/);
  // The browser itself asks for the manifest's icon, which is not stored.
  allowFault(/ERR_FAILED .*\/icon-/);
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-device-'));
  const { email, challenge, company } = person.fields;
  const secrets = [email, challenge, company];
  /** The same device, when it is started again with the same profile. */
  const startDevice = async (offline = false) => {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findBrowser(),
      args: testBrowserArguments,
      serviceWorkers: 'allow',
      baseURL: baseURL ?? '',
      offline,
    });
    watchFaults(context);
    return context;
  };
  let context = await startDevice();
  try {
    let page = await context.newPage();
    const form = new ContactForm(page);
    await open('/contact?interest=demo', { ...booth, precached: true, on: page });
    await form.complete(person.fields);
    await context.setOffline(true);
    await expect(page.getByText('your message is kept on this device')).toBeVisible();
    await form.send();

    await expect(form.toast).toContainText('Saved on this device');
    await expect(page.getByRole('heading', { name: waits })).toBeVisible();
    await form.unfold();
    expect(Object.values(await form.typed()).join('')).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
    const stored = await readStorage(page);
    expect(stored.text).toContain('extractable: false');
    for (const secret of secrets) expect(stored.text).not.toContain(secret);

    // Staff asks with a long press, which does not navigate to home.
    await new EventMode(page).pressLogoUntil('1 request is waiting');
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
    context = await startDevice(true);
    page = await context.newPage();
    const other = await context.newPage();
    for (const tab of [page, other]) await open('/', { ...booth, precached: true, on: tab });
    // Chromium up to 150 reports only changes of the network: a tab opened offline assumes that it
    // is online.
    if (await page.evaluate(() => navigator.onLine)) {
      await context.setOffline(false);
      await context.setOffline(true);
    }
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    expect(await person.requests()).toHaveLength(0);

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
    await expect.poll(async () => (await person.requests()).length).toBe(1);
    await expect.poll(() => lost).toBe(true);
    await deliver(page, other);
    expect(await person.requests()).toMatchObject([{ ...person.fields, interest: 'demo' }]);
    // The context of the visit was stored with the request.
    expect(await person.context()).toMatchObject({ view: 'simplified', language: 'en-US' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a network that comes and goes delivers a request once', async ({
  page,
  context,
  open,
  form,
  person,
}) => {
  await open('/contact', booth);
  await form.sendOffline(person.fields);
  await expect(page.getByRole('heading', { name: waits })).toBeVisible();
  const keys = countPosts(context);
  // Long enough to start a request, but mostly too short to receive its answer.
  for (let flap = 0; flap < 12; flap += 1) {
    await context.setOffline(false);
    await page.waitForTimeout(10 * flap);
    await context.setOffline(true);
    await page.waitForTimeout(40);
  }
  await context.setOffline(false);
  await deliver(page);
  // What waited had no proof of work: it is made when the request is sent.
  expect(await person.requests()).toMatchObject([{ status: 'new', reasons: [] }]);
  expect(new Set(keys).size).toBe(1);
});
