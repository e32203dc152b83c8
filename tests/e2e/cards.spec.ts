/** A card that reacts to the pointer is a link on its whole area. */

import { expect, test } from './support/test.ts';

/** One of each kind of card. */
const pages = ['/', '/industries', '/industries/finance', '/blog'];

/** Shares of a card's width and height: near its corners, and between words. */
const spots = [
  [0.03, 0.05],
  [0.97, 0.05],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.03, 0.95],
  [0.97, 0.95],
] as const;

test('a card is a link on its whole area, also while it leans towards the pointer', async ({
  page,
  open,
}) => {
  let count = 0;
  for (const path of pages) {
    await open(path, { experience: 'full', scene: 'blocked' });
    const cards = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main a')].flatMap((link) => {
        // The card is what the link's own layer covers.
        if (getComputedStyle(link, '::after').position !== 'absolute') return [];
        let card = link.parentElement;
        while (card && getComputedStyle(card).position === 'static') card = card.parentElement;
        const { left, right } = card!.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? [{ card: card!, link }] : [];
      }),
    );
    const length = await cards.evaluate((all) => all.length);
    count += length;
    for (let index = 0; index < length; index += 1) {
      const { name, x, y, width, height } = await cards.evaluate(async (all, at) => {
        const { card, link } = all[at]!;
        card.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Some cards enter only when they become visible.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const isEnding = ({ effect }: Animation) =>
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        const ending = card.getAnimations().filter(isEnding);
        await Promise.allSettled(ending.map((animation) => animation.finished));
        const { x, y, width, height } = card.getBoundingClientRect();
        return { name: link.textContent, x, y, width, height };
      }, index);
      for (const [across, down] of spots) {
        const spot = [x + width * across, y + height * down] as const;
        // Only points below the header bar and on the screen.
        if (spot[1] < 90 || spot[1] > 790) continue;
        await page.mouse.move(...spot);
        const isLink = await cards.evaluate(
          async (all, { at, spot }) => {
            // Forces a style update, because the reaction starts with the next one.
            document.body.getBoundingClientRect();
            for (const animation of all[at]!.card.getAnimations({ subtree: true })) {
              if (animation instanceof CSSTransition) animation.finish();
            }
            return document.elementFromPoint(...spot)?.closest('a') === all[at]!.link;
          },
          { at: index, spot },
        );
        expect.soft(isLink, `${path}, ${name} at ${across}, ${down}`).toBe(true);
      }
    }
  }
  expect(count).toBeGreaterThan(20);
});
