import { expect, test } from './support/test.ts';

/** The notes of the pages: readable without JavaScript, interactive with it. */

test('the worksheet gives a range by keyboard alone and carries it into the form', {
  tag: '@push',
}, async ({ page }) => {
  await page.goto('/roles/finance-leaders');
  const days = page.getByLabel('Person-days for one monthly close');
  // A value typed before the code is loaded also counts.
  await days.fill('10');
  await expect(page.getByRole('status').filter({ hasText: 'Hours back' })).toContainText('360–720');
  await days.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await expect(page.getByRole('status').filter({ hasText: 'Hours back' })).toContainText(
    '900–1,800',
  );
  // Each amount says what it assumes, and follows what the visitor changes.
  const amounts = page.getByRole('status').filter({ hasText: 'Hours back' });
  await expect(amounts.getByText('Assumes')).toHaveCount(3);
  await expect(amounts).toContainText('targets of 75%, 90% and 80%; from 50% of the targets');
  await page.getByLabel('Target for the close, percent').fill('60');
  await expect(amounts).toContainText('targets of 60%, 90% and 80%');
  await page.getByLabel('Target for the close, percent').fill('75');
  const send = page.getByRole('link', { name: 'Send This Estimate' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('textbox', { name: /challenge/i })).toHaveValue(
    /10 person-days a close, 100 hours of manual reporting[\s\S]*900–1,800 hours a year/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worksheet is a sheet to fill in by hand, and figures lead to their list', async ({
    page,
  }) => {
    await page.goto('/roles/finance-leaders');
    const sheet = page.locator('#estimate');
    await expect(sheet.getByText('Person-days for one monthly close').first()).toBeVisible();
    await expect(sheet.getByText('The lower amount ÷ the higher return')).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(0);
    await expect(sheet.getByRole('spinbutton')).toHaveCount(0);
    await page.getByRole('link', { name: 'What each figure is' }).first().click();
    await expect(page).toHaveURL(/\/resources#figures$/);
    await expect(page.getByRole('heading', { name: /Every figure on this site/ })).toBeInViewport();
  });
});
