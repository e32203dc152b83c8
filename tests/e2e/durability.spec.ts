import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'playwright/test';
import { ownEmail } from './support/database.ts';
import { answer, fill, person, question, send, toastOf } from './support/form.ts';
import { handled } from './support/page.ts';
import { childrenOf, killHard, listRequests, startRunner, stopRunner } from './support/runner.ts';

test('a request that was acknowledged is there after kill -9 of everything', async ({ page }) => {
  test.setTimeout(150_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'neural-suite-durability-'));
  const place = { dataDir, port: await getPort({ host: '127.0.0.1' }) };
  let { runner, url } = await startRunner(place);
  try {
    const email = ownEmail();
    await page.goto(`${url}/contact?interest=demo`);
    await handled(page.locator('main article'));
    await fill(page, { ...person, email });
    await expect(question(page)).toBeVisible();
    await answer(page);
    await send(page);
    await expect(toastOf(page)).toContainText('Message Sent!');

    const children = childrenOf(place);
    // The database, and the functions of form, delivery and desk.
    expect(children).toHaveLength(4);
    await killHard(runner, children);
    await expect(fetch(url)).rejects.toThrow();

    ({ runner, url } = await startRunner(place));
    expect(await listRequests(place)).toMatchObject([{ ...person, interest: 'demo', email }]);
    // The restarted product works: site and function answer again.
    expect((await fetch(`${url}/contact`)).status).toBe(200);
    expect((await fetch(`${url}/functions/v1/contact-form`)).status).toBe(200);
  } finally {
    await stopRunner(runner);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
