import { countLoads, handled } from './support/page.ts';
import { fields } from './support/person.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/**
 * Code of a section as a faulty deployment could contain it: it loads, and throws when it is
 * rendered.
 */
const throwsWhenDrawn =
  'export default function Broken() { throw new Error("broken on purpose"); }';

const screen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function expectScreen(page: Page) {
  await expect(title(page)).toHaveText('Something went wrong');
  await expect(
    page.getByText(
      "We're sorry, but something unexpected happened. Please try refreshing the page.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
}

const toAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();

test('a section that throws shows the screen, and Refresh Page reloads', { tag: '@push' }, async ({
  page,
  open,
}) => {
  allowFault(/broken on purpose/);
  const broken = '**/assets/numbered-list-*.js';
  await page.route(broken, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwsWhenDrawn }),
  );
  const loads = countLoads(page, '/about');
  await open('/contact');
  await toAbout(page);
  await expectScreen(page);
  // The rest of the site works, so the visitor can go to another page.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads()).toBe(0);

  await page.unroute(broken);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('main').locator('section').first()).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a form that throws once starts afresh with what was typed, and the page stays', {
  tag: '@push',
}, async ({ page, open, form }) => {
  allowFault(/gone on purpose/);
  await open('/contact');
  await form.complete({ ...fields, email: 'not an address' });
  await form.send();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.locator('form').evaluate((element) => {
    // An element that React wants to remove is gone, as an extension may do.
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      if (!element.contains(this)) return removeChild.call(this, child) as T;
      Node.prototype.removeChild = removeChild;
      throw new DOMException('gone on purpose');
    };
    Object.assign(element, { isBroken: true });
  });
  await form.field('email').fill(fields.email);
  const isFresh = () => page.locator('form').evaluate((element) => !('isBroken' in element));
  await expect.poll(isFresh).toBe(true);
  expect(await form.typed()).toEqual(fields);
  await expect(title(page)).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
});

test('a chunk that a new deployment took away leads to one reload', { tag: '@push' }, async ({
  page,
  open,
}) => {
  allowFault(/404: .*\/assets\/about-/);
  // The file is missing for the old page, also when it is prefetched, and present after the reload.
  const loads = countLoads(page, '/about');
  await page.route('**/assets/about-*.js', (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open('/contact');
  await toAbout(page);
  await expect.poll(loads).toBe(1);
  await handled(page.locator('main article'));
  await expect(title(page)).not.toHaveText('Something went wrong');
  expect(loads()).toBe(1);
});

test('a page whose code never arrives: one reload, readable, then the screen', async ({
  page,
  open,
}) => {
  allowFault(/(404|imported module): .*\/assets\/about-/);
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page, '/about');
  await open('/contact');
  const failed = page.waitForEvent('pageerror');
  await toAbout(page);
  // The reloaded page throws instead of reloading again.
  await failed;
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('main').locator('section').last()).toBeAttached();
  expect(loads()).toBe(1);

  // On a second visit inside the site the page does not reload any more.
  await open('/contact');
  await toAbout(page);
  await expectScreen(page);
  expect(loads()).toBe(1);
});

test('a part whose code never arrives stays readable, and nothing is loaded anew', async ({
  page,
}) => {
  // React reports that the answers, now without their buttons, are not the prerendered ones.
  allowFault(/404: .*\/assets\/accordion-|React error #418/);
  const answered = page.waitForResponse('**/assets/accordion-*.js');
  await page.route('**/assets/accordion-*.js*', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page, '/');
  await page.goto('/');
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await answered;
  await expect(page.getByText('Expect initial results within 30–60 days.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(title(page)).toBeVisible();
  expect(loads()).toBe(1);
});
