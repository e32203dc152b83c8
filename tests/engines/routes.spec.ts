/** Every route starts in every way in which a visitor comes to it. */
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { expect, test } from './support/test.ts';
import { click, expectHydrated, expectInPage } from './support/visit.ts';

for (const path of allPaths) {
  test(`${path} starts cold, warm, at an anchor, reloaded while scrolled, and after Back`, async ({
    tab,
    baseURL,
  }) => {
    const url = `${baseURL}${path}`;
    for (const visit of ['cold', 'warm']) {
      await test.step(visit, async () => {
        await tab.goto(url);
        await expectHydrated(tab, path);
      });
    }
    await test.step('at an anchor', async () => {
      const anchor = await tab.evaluate(() => document.querySelector('main [id]')?.id ?? 'root');
      await tab.goto(`${url}#${anchor}`);
      await expectHydrated(tab, path);
    });
    await test.step('reloaded while scrolled', async () => {
      await tab.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      await tab.reload();
      await expectHydrated(tab, path);
    });
    await test.step('after Back, from another page of the site and then from a new document', async () => {
      // Real presses, because WebKit's Back skips what a page has added without one.
      await click(tab, 'header a');
      await expectInPage(tab, () => location.pathname, [], '/');
      await tab.back();
      await expectHydrated(tab, path);
      // A link, because `goto` may pass through an empty document, to which Back would lead.
      await expectInPage(tab, () => document.readyState, [], 'complete');
      const other = path === '/about' ? '/blog' : '/about';
      await tab.evaluate((href) => {
        const link = document.createElement('a');
        Object.assign(link, { id: 'away', href, textContent: 'away' });
        Object.assign(link.style, { position: 'fixed', inset: '40%', zIndex: '9999' });
        document.body.append(link);
      }, other);
      await click(tab, '#away');
      await expectHydrated(tab, other);
      await tab.back();
      await expectHydrated(tab, path);
    });
    expect(await tab.evaluate(() => document.title)).not.toBe('');
  });
}
