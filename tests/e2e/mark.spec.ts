/** The visitor's own mark: made by a press, shown for the rest of the visit, forgotten on request. */
import { readFile } from 'node:fs/promises';
import { openDemo } from './support/demo.ts';
import { expect, type Page, test } from './support/test.ts';

const hero = (page: Page) => page.locator('[data-diagram]');
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('mark'));
/** Path of the hero's core in line art. */
const lines = (page: Page) =>
  page
    .locator('[data-line-art=constellation-wide] [data-body=core] > path')
    .last()
    .getAttribute('d');

/** Middle of the core on the screen. */
async function corePoint(page: Page) {
  const box = (await hero(page).locator('[data-scene-view]').boundingBox())!;
  return [box.x + box.width * 0.557, box.y + box.height * 0.568] as const;
}

test('a press and hold on the core makes the mark; let go early it runs back', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', { experience: 'simplified' });
  await expect(hero(page)).toHaveAttribute('data-touched');
  const first = await lines(page);
  await page.mouse.move(...(await corePoint(page)));
  await page.mouse.down();
  await expect(page.getByText('Keep holding')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Hold the fingertip for two seconds.')).toBeVisible();
  await expect.poll(async () => (await lines(page)) === first).toBe(true);
  expect(await stored(page)).toBeNull();

  await page.mouse.down();
  await expect(page.getByText('not from your finger')).toBeVisible();
  await page.mouse.up();
  const mark = await stored(page);
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  await expect.poll(async () => (await lines(page)) === first).toBe(false);
  // The middle of the next page, the tab's icon, and after a reload.
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute(
    'href',
    /^data:image\/svg/,
  );
  await page.reload();
  expect(await stored(page)).toBe(mark);
  await expect(page.locator(`footer [data-mark="${mark}"]`).first()).toBeAttached();
});

test('one press makes it too; its panel saves and forgets it, and nothing of it is sent', async ({
  page,
  open,
}) => {
  await open('/', { experience: 'simplified', motion: 'reduced' });
  const first = await lines(page);
  const requests: string[] = [];
  await page.getByRole('button', { name: 'Make my mark' }).press('Enter');
  const mark = (await stored(page)) ?? 'none';
  await expect.poll(async () => (await lines(page)) === first).toBe(false);
  for (const [width, height] of [
    [1280, 800],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    const said = (await page.getByText('not from your finger').boundingBox())!;
    const hint = (await page.getByRole('link', { name: 'See how it works' }).boundingBox())!;
    expect(said.y + said.height, `said above the hint at ${width} px`).toBeLessThan(hint.y);
  }
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await hero(page).getByRole('button', { name: 'Your mark' }).click();
  const panel = page.getByRole('dialog', { name: 'Your mark' });
  for (const [name, file] of [
    ['Save as SVG', 'my-mark.svg'],
    ['Save as picture', 'my-mark.png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const bytes = await readFile(await saved.path());
    if (file.endsWith('svg')) expect(String(bytes)).toMatch(/^<svg .*<path d="M/);
    // PNG's size stands in its header.
    else expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  }
  await panel.getByRole('button', { name: 'Keep it on this device' }).click();
  expect(await page.evaluate(() => localStorage.getItem('mark'))).toBe(mark);
  await panel.getByRole('button', { name: 'Forget it' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make my mark' })).toBeVisible();
  await expect.poll(async () => (await lines(page)) === first).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('mark'))).toBeNull();
  expect(requests.filter((request) => request.includes(mark))).toEqual([]);
});

test('the hold that approves makes it, and it seals the receipt', async ({ page, open }) => {
  const demo = await openDemo(page, open, 'signal', { motion: 'reduced' });
  for (let step = 0; step < 4; step += 1) await demo.play.press('Enter');
  await demo.expectRun('waiting');
  expect(await stored(page)).toBeNull();
  await demo.answer('approve').press('Enter');
  await demo.expectRun('done');
  const mark = await stored(page);
  await expect(demo.root.locator(`[data-seal] [data-mark="${mark}"] path[d]`)).toBeVisible();
});

test('a refusal makes none, nor does a hold that ends in any other way', async ({ page, open }) => {
  await open('/', { experience: 'simplified' });
  await expect(hero(page)).toHaveAttribute('data-touched');
  const point = await corePoint(page);
  const ends: Record<string, () => Promise<unknown>> = {
    'leaving the window': () => page.mouse.move(0, 0),
    'a drag': () => page.mouse.move(point[0] + 40, point[1]),
    blur: () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    menu: () =>
      hero(page).evaluate((element) =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
      ),
    'a second finger': () =>
      hero(page).evaluate((element) =>
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: false })),
      ),
  };
  for (const [name, end] of Object.entries(ends)) {
    await page.mouse.move(...point);
    await page.mouse.down();
    await expect(page.getByText('Keep holding'), name).toBeVisible();
    await end();
    await expect(page.getByText('Keep holding'), name).toBeHidden();
    await page.mouse.up();
  }
  await page.waitForTimeout(2100);
  expect(await stored(page)).toBeNull();
});

test('an event screen keeps the day’s marks for the last stop, and forgets whose they were', async ({
  page,
  open,
  event,
}) => {
  await open('/', { experience: 'simplified', event: { idle: 5 } });
  await page.getByRole('button', { name: 'Make my mark' }).click();
  const mark = await stored(page);
  await hero(page).getByRole('button', { name: 'Your mark' }).click();
  await page.getByRole('link', { name: 'Take it home' }).click();
  await expect(page.getByRole('img', { name: new RegExp(`#mark=${mark}$`) })).toBeVisible();
  await event.expectState('attract');
  expect(await stored(page)).toBeNull();
  const settings = await page.evaluate(() => JSON.parse(sessionStorage.getItem('event') ?? '{}'));
  expect(settings.marks.made).toEqual([mark]);
});
