import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'playwright/test';
import { behaviours, openReceiver, type Received } from '../functions/support/receiver.ts';
import { ownEmail } from './support/database.ts';
import { answer, fill, person, question, send, takeTime, toastOf } from './support/form.ts';
import { handled } from './support/page.ts';
import { startRunner, stopRunner } from './support/runner.ts';

const key = Buffer.alloc(32, 'webhook');

/** Checks the signature as an independent receiver would: see standardwebhooks.com. */
function isSigned({ headers, body }: Received): boolean {
  const id = headers['webhook-id'];
  const timestamp = Number(headers['webhook-timestamp']);
  const isFresh = Math.abs(Date.now() / 1000 - timestamp) < 300;
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return isFresh && String(headers['webhook-signature']).split(' ').includes(`v1,${mac}`);
}

test('a request reaches sales once, although the receiver failed twice', async ({ page }) => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'neural-suite-webhook-'));
  const receiver = await openReceiver();
  receiver.behave(() => (receiver.received.length <= 2 ? behaviours.fails : behaviours.well));
  const { runner, url } = await startRunner({
    dataDir,
    port: await getPort({ host: '127.0.0.1' }),
    settings: {
      CONTACT_WEBHOOK_URL: `${receiver.url}/leads`,
      CONTACT_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
      // Seconds; the default waits are 5 and 30 (docs/deploy.md).
      CONTACT_RETRY_WAITS: '1,1',
    },
  });
  try {
    const email = ownEmail();
    const asked = page.waitForResponse(
      (response) =>
        response.url().endsWith('/contact-form') && response.request().method() === 'GET',
    );
    await page.goto(`${url}/contact?interest=partnership`);
    await handled(page.locator('main article'));
    await fill(page, { ...person, email });
    await expect(question(page)).toBeVisible();
    await answer(page);
    await takeTime(await asked);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    await expect(toastOf(page)).toContainText('Message Sent!');
    const { id } = await (await answered).json();

    const calls = () => receiver.received.length;
    await expect.poll(calls, { timeout: 30_000 }).toBe(3);
    const [first, second, third] = receiver.received;
    if (!first || !second || !third) throw new Error('The receiver did not get three calls.');
    for (const call of [first, second, third]) {
      expect(call.path).toBe('/leads');
      expect(call.headers['webhook-id']).toBe(`msg_${id}`);
      expect(isSigned(call)).toBe(true);
    }
    expect(JSON.parse(third.body)).toEqual({
      type: 'contact.requested',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { id, verified: true, reasons: [], interest: 'partnership', ...person, email },
    });
    // A changed body must not pass the check.
    expect(isSigned({ ...third, body: third.body.replace('CFO', 'CEO') })).toBe(false);

    // The runner continues to start delivery runs: an accepted message must not be sent again.
    await page.waitForTimeout(7000);
    expect(calls()).toBe(3);
  } finally {
    await stopRunner(runner);
    await receiver.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
