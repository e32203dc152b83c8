import { violations, violationsInConditions } from '../../scripts/lib/measure/axe.ts';
import { withoutWebGl } from '../../scripts/lib/measure/browser-limits.ts';
import { firstViewBudget, overBudget } from '../../scripts/lib/measure/budgets.ts';
import {
  hydrated,
  readFigures,
  scrollThrough,
  watchPage,
} from '../../scripts/lib/measure/figures.ts';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases } from '../../src/content/routes.ts';
import { hiddenWords } from './support/hidden-words.ts';
import { allowFault, expect, test } from './support/test.ts';

/** Pages of different kinds, for checks that would take too long on every page. */
const samples = ['/', '/solutions/neural-edge', '/contact'];

/** Pages that each push visits. Not home, whose sections are laid out late on a busy machine and then shift. */
const pushed = ['/solutions/neural-edge', '/contact'];

for (const path of allPaths) {
  test.describe(path, () => {
    const visit = { tag: pushed.includes(path) ? '@push' : [] };
    test(
      'works without a fault, within its budget, in every condition',
      visit,
      async ({ page }) => {
        await watchPage(page);
        await page.goto(path);
        await hydrated(page);
        const { bytes } = await readFigures(page);
        const all = Object.values(bytes).reduce((sum, part) => sum + part);
        expect(all).toBeLessThanOrEqual(firstViewBudget.all);
        expect(bytes.js).toBeLessThanOrEqual(firstViewBudget.js);
        await scrollThrough(page);
        expect(overBudget(path, await readFigures(page))).toEqual([]);

        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((found) => [
            ...new Set(found.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
          ]);
        expect(links.filter((link) => !allPaths.includes(link))).toEqual([]);

        // An alias shows the same page.
        if (!(path in aliases)) {
          const found = Object.entries(await violationsInConditions(page));
          expect(found.filter(([, violations]) => violations.length > 0)).toEqual([]);
        }
      },
    );
  });
}

for (const path of samples) {
  test(`${path} has no fault without WebGL, also where the full experience is asked for`, {
    tag: path === '/' ? '@push' : [],
  }, async ({ page }) => {
    await withoutWebGl(page);
    await page.goto(`${path}?experience=full`);
    await hydrated(page);
    // The site tries WebGL in a worker first, and then on the page.
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'drawing');
    await expect(page.locator('canvas')).toHaveCount(0);
    await scrollThrough(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('an unknown address has the 404 page and the 404 status', { tag: '@push' }, async ({
  page,
}) => {
  allowFault(/404: .*\/no\/such\/page$/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const [host, served] of [
  ['serves the page', '/solutions/neural-edge'],
  ['serves its 404 page', '/no/such/page'],
] as const) {
  test(`a doubled slash inside an address leads to the page where the host ${host}`, {
    tag: host === 'serves the page' ? '@push' : [],
  }, async ({ page, request }) => {
    const body = await (await request.get(served)).text();
    await page.route('**/solutions//neural-edge*', (route) =>
      route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto('/solutions//neural-edge?run=x#figure');
    await expect(page).toHaveURL('/solutions/neural-edge?run=x#figure');
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(/Catch the bad reading/);
  });
}

test('the 404 page offers the address that was meant', { tag: '@push' }, async ({ page }) => {
  allowFault(/404: .*\/CONTACT\?/);
  const response = await page.goto('/CONTACT?interest=demo');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: '/contact', exact: true }).click();
  await expect(page).toHaveURL('/contact?interest=demo');
  await expect(page.getByRole('combobox', { name: 'Interest' })).toHaveValue('demo');

  // The same inside the site, where the router answers in place of the server.
  const goInside = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await goInside('/Use-Cases/Compliance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: '/use-cases/compliance' })).toBeVisible();
  await goInside('/no/such/page');
  await expect(page.getByRole('link', { name: '/use-cases/compliance' })).toHaveCount(0);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

/** Running text, without what is for scripts alone or folded away. */
const text = {
  within: 'h1, h2, h3, p, li, dd, dt, blockquote',
  except: 'details:not([open]), [data-outcome], button',
};
const folderOf = (path: string) => `/${path.split('/')[1]}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // A few tests with one page for many addresses, because opening a browser page takes longer than
  // the check.
  for (const folder of new Set(allPaths.map(folderOf))) {
    test(`${folder} shows all its text`, {
      tag: ['/', '/contact'].includes(folder) ? '@push' : [],
    }, async ({ page }) => {
      const hidden: string[] = [];
      for (const path of allPaths.filter((route) => folderOf(route) === folder)) {
        await page.goto(path);
        const found = await hiddenWords(page, text);
        hidden.push(...found.map((text) => `${path}: ${text}`));
      }
      expect(hidden).toEqual([]);
    });
  }
});
