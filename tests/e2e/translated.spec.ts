/** Pages that the browser translates. A translation replaces each text, which React then no longer finds. */

import { expect, type Page, test } from './support/test.ts';

/**
 * Replaces every text by two `font` elements with that text, now and whenever one appears, as the
 * translation of Chrome does.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const untouched = 'font, script, style, textarea, svg, title';
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    };
    const replaceAll = (root: Node) => {
      if (root instanceof Text) replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

const broken = (page: Page) => page.getByText('Something went wrong');

test('a translated page searches, and says how many results there are', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/about');
  await translate(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  for (const query of ['fraud', 'xyzzy', 'edge', '']) {
    await field.fill(query);
    const options = dialog.getByRole('option');
    await (query === 'xyzzy'
      ? expect(dialog.getByText(/Nothing/).first()).toBeAttached()
      : expect(options.first()).toBeVisible());
  }
  await field.fill('fraud detection');
  await expect(dialog.getByRole('option').first()).toContainText('Fraud');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/fraud/i);
  await expect(broken(page)).toHaveCount(0);
});

test('a translated form finds errors, sends, and opens again', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact');
  await translate(page);
  await form.complete({ ...person.fields, firstName: '', email: 'no address' });
  await form.send();
  const links = page.getByRole('group', { name: 'Not sent yet' }).getByRole('link');
  await expect(links).toHaveCount(2);
  await form.field('firstName').fill(person.fields.firstName);
  await form.field('email').fill('');
  await form.send();
  await expect(links).toHaveText(['Email: Enter your email address.']);
  await form.field('email').fill(person.email);
  await form.send();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await form.unfold();
  await expect(form.submit).toHaveText('Send');
  await expect(broken(page)).toHaveCount(0);
});
