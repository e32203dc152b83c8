import { violations } from '../../scripts/lib/measure/axe.ts';
import { block, handled, holdBack } from './support/page.ts';
import { allowFault, expect, type Open, type Page, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });

/** Opens a page, and the search on it by its keyboard shortcut. */
async function search(page: Page, open: Open, query: string, path = '/about') {
  await open(path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test.describe('opens', () => {
  test('by its key and by its button, with the focus in the field and the page held still', {
    tag: '@push',
  }, async ({ page, open }) => {
    await open('/about');
    const ways = [() => page.keyboard.press('Control+k'), () => button(page).click()];
    for (const press of ways) {
      await press();
      await expect(field(page)).toBeFocused();
      // Smooth scrolling stops the page with `clip`.
      await expect(page.locator('html')).toHaveCSS('overflow', /hidden|clip/);
      await expect(options(page).first()).toContainText('Neural Edge');
      await page.keyboard.type('fraud');
      await expect(field(page)).toHaveValue('fraud');
      await field(page).evaluate((input) => {
        // Enter that an input method gets, as Chromium and Safari report it.
        for (const init of [{ isComposing: true }, { keyCode: 229 }])
          input.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }),
          );
      });
      await expect(options(page).first()).toContainText('Fraud');
      await expect(page).toHaveURL('/about');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow', /hidden|clip/);
    }
    await expect(button(page)).toBeFocused();
  });

  test('also where something is being typed, which stays', async ({ page, open }) => {
    await open('/contact');
    const company = page.getByRole('textbox', { name: 'Company' });
    await company.pressSequentially('A/B');
    await expect(company).toHaveValue('A/B');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(company).toBeFocused();
    await expect(company).toHaveValue('A/B');
  });

  test('from the mobile menu, whose button gets the focus back', async ({ page, open }) => {
    await open('/about', { size: [320, 640] });
    const toggle = page.getByRole('button', { name: 'Toggle mobile menu' });
    await toggle.click();
    await page
      .getByRole('navigation', { name: 'Mobile' })
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(field(page)).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await field(page).fill('audit');
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });

  test('and keeps what was typed before its code had arrived', async ({ page, open }) => {
    const release = await holdBack(page, /\/assets\/panel-/);
    await open('/about');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type('fraud');
    release();
    await expect(field(page)).toHaveValue('fraud');
    await expect(options(page).first()).toContainText('Fraud Detection');
  });
});

test.describe('keys', () => {
  test('arrows choose, Home and End jump, Enter opens and the heading has the focus', {
    tag: '@push',
  }, async ({ page, open }) => {
    await search(page, open, 'complience');
    await expect(chosen(page)).toHaveCount(1);
    const id = await chosen(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/roles/compliance-officers');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('a part of a page is reached at its heading', async ({ page, open }) => {
    await search(page, open, 'how soon will we see results');
    await expect(dialog(page).getByRole('option', { name: /How soon will we see/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('How soon will we see results?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#faq');
    await expect(page.locator('#faq h2').first()).toBeFocused();
    await expect(page.locator('#faq h2').first()).toBeInViewport();
  });

  test('Back closes it', async ({ page, open }) => {
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/contact/);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
  });
});

test.describe('answers', () => {
  test('without accents and marked, each page’s words in its language', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await search(page, open, 'pronostico', '/blog/crm-no-genera-dinero');
    await expect(options(page).first()).toContainText('Tu CRM no genera dinero');
    await expect(options(page).nth(1).locator('mark').first()).toHaveText('pronóstico');
    await expect(options(page).first().locator('[lang=es-MX]').first()).toBeVisible();
  });

  test('a subject that the site leaves open: it says so, and the form opens with the query', async ({
    page,
    open,
  }) => {
    await search(page, open, 'pricing');
    await expect(dialog(page).getByRole('status')).toHaveText(
      'Nothing here answers “pricing”. 1 related page',
    );
    await expect(chosen(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('listbox', { name: '1 related page' })).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Ask us with the form' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Challenge' })).toHaveValue('pricing');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
    expect(kept).not.toContain('pricing');
  });

  test('axe finds nothing wrong with the first look, with answers and without one', async ({
    page,
    open,
  }) => {
    await search(page, open, '');
    for (const query of ['', 'sensor', 'pricing', 'zzzz']) {
      await field(page).fill(query);
      const answer =
        query === 'zzzz' || query === 'pricing'
          ? dialog(page).getByRole('link', { name: 'Ask us with the form' })
          : options(page).first();
      await expect(answer).toBeVisible();
      expect(await violations(page), query).toEqual([]);
    }
  });
});

test('an unknown address can be searched for by its own words', async ({ page }) => {
  allowFault(/404: .*\/solutions\/neural-agents-old$/);
  await page.goto('/solutions/neural-agents-old.html');
  await handled(page.locator('main article'));
  await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
  await expect(field(page)).toHaveValue('solutions neural agents old');
  await expect(options(page).first()).toContainText('Neural Agents');
});

test.describe('when something does not load', () => {
  test('a blocked index is reported, and trying again works', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await block(page, /search-.*\.json/);
    await open('/about');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('status')).toContainText('Search did not load.');
    expect(await violations(page)).toEqual([]);
    await page.unroute(/search-.*\.json/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('blocked code is reported, with a way to close and to try again', async ({ page, open }) => {
    await block(page, /\/assets\/panel-/);
    await open('/about');
    await button(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('Search did not load.');
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('Search did not load.');
    await page.unroute(/\/assets\/panel-/);
    const again = dialog(page).getByRole('button', { name: /Try again|Reload the page/ });
    await expect(async () => {
      // A retry that was in progress when the code was unblocked needs no second click.
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      else if ((await dialog(page).count()) === 0) await page.keyboard.press('Control+k');
      await expect(field(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test('an address with a query opens it with the answer, and stays as it is', async ({
  page,
  open,
}) => {
  await open('/?q=spredsheet');
  await expect(field(page)).toHaveValue('spredsheet');
  await expect(options(page).first()).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  await expect(page).toHaveURL('/?q=spredsheet');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});
