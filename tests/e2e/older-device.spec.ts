/**
 * A device that the first public build has used: what it left in the browser's storage is written
 * here as that build wrote it, by hand, so that a renamed key or a changed format fails.
 */
import { endpoint } from './support/form.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

interface Posted {
  body: Record<string, string>;
  headers: Record<string, string>;
}

/** The form's own POST, which never reaches the server. */
async function interceptPost(page: Page): Promise<() => Posted | undefined> {
  let posted: Posted | undefined;
  allowFault(/ERR_FAILED .*contact-form/);
  await page.route(endpoint, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const headers = Object.fromEntries(
      Object.entries(route.request().headers()).filter(([name]) =>
        /^(content-type|idempotency-key|x-)/.test(name),
      ),
    );
    posted ??= { body: route.request().postDataJSON(), headers };
    return route.abort();
  });
  return () => posted;
}

/** Stores a request as version 1 of `waiting-requests` held it: sealed with a key that stays. */
const storeRequest = (page: Page, request: Posted) =>
  page.evaluate(async (given) => {
    const id = given.headers['idempotency-key']!;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const utf8 = new TextEncoder();
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: utf8.encode(id) },
      key,
      utf8.encode(JSON.stringify(given)),
    );
    const done = <T>(request: IDBRequest<T> | IDBTransaction, event: string) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener(event, () => resolve());
        request.addEventListener('error', () => reject(request.error));
      });
    await done(indexedDB.deleteDatabase('waiting-requests'), 'success');
    const opening = indexedDB.open('waiting-requests', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('keys');
      opening.result.createObjectStore('requests', { keyPath: 'id' });
    };
    await done(opening, 'success');
    const transaction = opening.result.transaction(['keys', 'requests'], 'readwrite');
    transaction.objectStore('keys').put(key, 'requests');
    transaction.objectStore('requests').put({ id, iv, sealed });
    await done(transaction, 'complete');
    opening.result.close();
  }, request);

/** How many requests `waiting-requests` holds. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('waiting-requests', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('requests').objectStore('requests').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('what an older build left on the device is read: a waiting request arrives once', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  await open('/contact', { experience: 'simplified' });
  const posted = await interceptPost(page);
  await form.complete(person.fields);
  await form.takeTime();
  await form.send();
  await expect.poll(posted).toBeTruthy();
  await page.goto('about:blank');
  await page.unrouteAll();
  await open('/about', { experience: 'simplified' });
  await page.evaluate(() => sessionStorage.clear());
  await storeRequest(page, posted()!);
  expect(await person.requests()).toHaveLength(0);

  await open('/contact', { experience: 'simplified' });
  await expect.poll(async () => (await person.requests()).length).toBe(1);
  await expect.poll(() => countStored(page)).toBe(0);
  expect(await person.requests()).toMatchObject([person.fields]);
});

test('what an older build left on the device is read: motion and the draft', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  await page.addInitScript((challenge) => {
    localStorage.setItem('motion', 'calm');
    const payload = {
      interest: 'demo',
      firstName: 'Ada',
      lastName: '',
      email: '',
      company: '',
      role: '',
      challenge,
    };
    sessionStorage.setItem('contact-draft', JSON.stringify({ payload }));
  }, person.fields.challenge);
  await open('/contact', { experience: 'simplified' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  expect(await form.typed()).toMatchObject({
    firstName: 'Ada',
    challenge: person.fields.challenge,
  });
  await expect(form.interest).toHaveText(/demo/i);
});
