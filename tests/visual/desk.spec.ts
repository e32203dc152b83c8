/** The desk with a few requests of a fixed date, at four widths. */
import { inProject } from '../../scripts/lib/project.ts';
import type { LocalServer } from '../../scripts/local-server/local-server.ts';
import { startTemporaryServer } from '../../scripts/local-server/temporary-server.ts';
import { insertRequests, linkFor } from '../e2e/support/desk.ts';
import { expect, expectPicture, stillPicture, test } from './pictures.ts';
import { unsupportedPlatform } from './pinned-browser.ts';

const screens = [
  { width: 390, height: 844, scale: 0.6 },
  { width: 834, height: 1112, scale: 0.4 },
  { width: 1440, height: 900, scale: 0.4 },
  { width: 2560, height: 1440, scale: 0.25 },
];
const tolerance = 400;
const id = '00000000-0000-4000-8000-000000000001';
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test.skip(unsupportedPlatform !== null, unsupportedPlatform ?? '');

/** A product of its own, because other tests fill the shared desk with requests. */
let localServer: LocalServer;
const shared = { ...process.env };
test.beforeAll(async () => {
  localServer = await startTemporaryServer(inProject('dist'));
  Object.assign(process.env, {
    BASE_URL: localServer.url,
    TEST_DATABASE_URL: localServer.databaseUrl,
    TEST_DATA_DIR: localServer.data.path,
  });
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await localServer?.stop();
});

test('the desk', { tag: '@push' }, async ({ browser }) => {
  await insertRequests([
    {
      id,
      firstName: 'Inés',
      lastName: 'Muñoz',
      company: 'Acero del Norte',
      role: 'Head of Operations',
      email: 'ines@example.com',
      challenge:
        'We lose four hours a week to faults.\n\nCould Neural Edge read what we already have?',
      createdAt: at('10:14'),
    },
    {
      firstName: 'Grace',
      lastName: 'Okafor',
      company: 'Lagos Teaching Hospital',
      createdAt: at('09:30'),
    },
    {
      firstName: 'Dawen',
      lastName: 'Chen',
      interest: '',
      challenge: 'Are there documents in Chinese?',
      createdAt: at('08:05'),
    },
    {
      firstName: 'Aisha',
      lastName: 'Al-Farsi',
      interest: 'other',
      challenge: '',
      createdAt: at('07:50'),
    },
  ]);
  for (const { width, height, scale } of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(at('11:00'));
    // One person at all widths: with several, the page would name the colleagues who have a request
    // open.
    await page.goto(await linkFor('ana@example.com', 'Ana', 'agent'));
    await expect(
      page.getByRole('region', { name: 'New requests' }).getByRole('listitem'),
    ).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    if (width < 600) await expectPicture(await stillPicture(page), 'desk-list', tolerance);
    await page.evaluate((open) => {
      location.hash = `#new/${open}`;
    }, id);
    await expect(page.getByRole('article')).toContainText('Could Neural Edge');
    await expectPicture(await stillPicture(page), `desk-${width}`, tolerance);
    await context.close();
  }
});
