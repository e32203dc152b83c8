/** A picture that two pages show is carried from one to the other: never cut, never seen twice. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathOfFile } from '../../src/content/routes.ts';
import type { Page as Content } from '../../src/content/types.ts';
import { expect, type Page, test } from './support/test.ts';

const folder = 'src/content/pages';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const contents = new Map(
  await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const { default: page } = (await import(resolve(folder, file))) as { default: Content };
        return [pathOfFile(`../content/pages/${file}`), page] as const;
      }),
  ),
);

/** A link between pages that show the same picture: a shot of the scene, or a file below /art. */
interface Pair {
  from: string;
  to: string;
  shot?: string | undefined;
  image?: string | undefined;
}

const pairs: Pair[] = [...contents].flatMap(([from, { sections }]) =>
  sections.flatMap((section): Pair[] => {
    const cards = 'cards' in section ? section.cards : [];
    const shots = cards.flatMap((card) =>
      'shot' in card && 'href' in card && contents.get(card.href)?.shot === card.shot
        ? { from, to: card.href, shot: card.shot }
        : [],
    );
    const posts = 'posts' in section ? section.posts : [];
    return [...shots, ...posts.map(({ link, image }) => ({ from, to: link, image }))];
  }),
);

/** Middle and height of a picture on the screen, in CSS pixels, with its visible copies. */
interface Seen {
  x: number;
  y: number;
  height: number;
  copies: number;
}

/** Puts `seeShot` and `seeImage` into the page, which tell where a picture is seen now. */
const addEyes = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      return isVisible && top < innerHeight && bottom > 0;
    };
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    /** @param ratio width by height of the drawing, which fills its box as far as it allows */
    const seeShot = (shot: string, ratio: number) => {
      const all = [...document.querySelectorAll(`[data-scene-view="${shot}"] .line-art`)];
      const copies = all.filter(isSeen);
      const box = copies[0]?.getBoundingClientRect();
      if (!box) return null;
      const height = Math.min(box.width / ratio, box.height);
      return { ...middle(box), height, copies: copies.length };
    };
    const seeImage = (image: string) => {
      const all = [...document.querySelectorAll<HTMLImageElement>('img')];
      const copies = all.filter((img) => img.src.includes(`/art/${image}-`)).filter(isSeen);
      const [copy] = copies;
      const frame = copy?.closest('picture') ?? copy;
      const box = frame?.getBoundingClientRect();
      if (!box || !copy) return null;
      const [top = 0] = (/inset\(([\d.]+)px/.exec(getComputedStyle(copy).clipPath) ?? [])
        .slice(1)
        .map(Number);
      const scale = new DOMMatrix(getComputedStyle(copy).transform).a;
      const height = copy === frame ? box.height - 2 * top * scale : box.height;
      return { ...middle(box), height, copies: copies.length };
    };
    Object.assign(window, { seeShot, seeImage });
  });

/** Where the picture of a pair is seen now. */
const see = (page: Page, pair: Pair, ratio: number) =>
  page.evaluate(
    ([{ shot, image }, proportions]) => {
      const eyes = window as unknown as {
        seeShot: (shot: string, ratio: number) => Seen | null;
        seeImage: (image: string) => Seen | null;
      };
      return shot ? eyes.seeShot(shot, proportions) : eyes.seeImage(image ?? '');
    },
    [pair, ratio] as const,
  );

/** Where the picture is seen in each frame from the moment at which the new page stands there. */
const watch = (page: Page, pair: Pair, ratio: number) =>
  page.evaluate(
    ([{ shot, image }, proportions]) => {
      const eyes = window as unknown as {
        seeShot: (shot: string, ratio: number) => Seen | null;
        seeImage: (image: string) => Seen | null;
        frames: (Seen | null)[];
      };
      const look = () => (shot ? eyes.seeShot(shot, proportions) : eyes.seeImage(image ?? ''));
      const old = document.querySelector('main > article');
      eyes.frames = [];
      const lookOn = () => {
        eyes.frames.push(look());
        requestAnimationFrame(lookOn);
      };
      new MutationObserver((_changes, observer) => {
        const now = document.querySelector('main > article');
        if (!now || now === old) return;
        observer.disconnect();
        lookOn();
      }).observe(document.body, { childList: true, subtree: true });
    },
    [pair, ratio] as const,
  );
const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: (Seen | null)[] }).frames);

test('pages that show the same picture are found in the content', { tag: '@push' }, () => {
  expect(pairs.filter(({ shot }) => shot).length).toBeGreaterThanOrEqual(8);
  expect(pairs.filter(({ image }) => image).length).toBeGreaterThanOrEqual(5);
});

for (const [index, pair] of pairs.entries()) {
  const { from, to, shot, image } = pair;
  const isFirst = pairs.findIndex((other) => !other.shot === !shot) === index;
  test(`${shot ?? image} is carried from ${from} to ${to}`, {
    tag: isFirst ? '@push' : [],
  }, async ({ page, open }) => {
    await open(from, { experience: 'simplified', motion: 'full', size: [1440, 900] });
    await page.waitForLoadState('networkidle');
    const card = image
      ? page.locator(`main :is(li, .group):has(img[src*="/art/${image}-"])`)
      : page.locator(`main li:has(> h3 a[href="${to}"])`);
    await card
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const link = card.first().locator(`a[href="${to}"]`).first();
    // Chooses the link's shot, as a pointer does.
    await link.focus();
    const picture = page.locator(
      image ? `img[src*="/art/${image}-"]` : `[data-scene-view="${shot}"] img.line-art`,
    );
    await expect
      .poll(() => picture.first().evaluate((img: HTMLImageElement) => img.complete))
      .toBe(true);
    await addEyes(page);
    // A card that comes on the screen may still move.
    await page.waitForTimeout(1500);
    const ratio = shot
      ? await page.evaluate(
          async (src) => {
            const text = await (await fetch(src)).text();
            const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
            const { width, height } = (svg as unknown as SVGSVGElement).viewBox.baseVal;
            return width / height;
          },
          (await picture.first().getAttribute('src')) ?? '',
        )
      : 1;
    const before = await see(page, pair, ratio);
    await watch(page, pair, ratio);
    await link.evaluate((one: HTMLAnchorElement) => one.click());
    // The address changes before the page does.
    await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL(to);
    await expect(
      page.locator('.picture-flight, .leaving-page, main [data-fallback][style*=transform]'),
    ).toHaveCount(0);
    const after = await see(page, pair, ratio);
    const frames = await framesOf(page);
    expect(before && after && frames[0]).toBeTruthy();
    for (const name of ['x', 'y', 'height'] as const) {
      expect(Math.abs(frames[0]![name] - before![name])).toBeLessThan(3);
      expect(Math.abs(frames.at(-1)![name] - after![name])).toBeLessThan(1);
    }
    expect(Math.hypot(after!.x - before!.x, after!.y - before!.y)).toBeGreaterThan(20);
    expect(frames.map((seen) => seen?.copies)).toEqual(frames.map(() => 1));
  });
}
