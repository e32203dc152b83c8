import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'playwright/test';
import { aliases } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { guard } from './support/guard.ts';
import { routes } from './support/routes.ts';
import { base } from './support/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Facts of the prerendered HTML, without running any script. */
async function readHtml(path: string) {
  const response = await fetch(base() + path);
  const html = await response.text();
  const one = (pattern: RegExp) => html.match(pattern)?.[1] ?? '';
  return {
    status: response.status,
    html,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta[^>]*name="description" content="([^"]*)"/),
    canonical: one(/<link[^>]*rel="canonical" href="([^"]*)"/),
    lang: one(/<html lang="([^"]*)"/),
    schemas: [
      ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ].map((match) => JSON.parse(match[1] ?? '')),
  };
}

test('the specification has no route that the site lacks', () => {
  const specified = [
    ...['/', '/about', '/blog', '/contact', '/solutions', '/roles', '/resources'],
    ...['compliance-risk-battle-of-the-bot', 'ai-reshaping-gtm-latam', 'speed-is-everything'].map(
      (slug) => `/blog/${slug}`,
    ),
    ...['executive-breakfast-mexico-city', 'crm-no-genera-dinero'].map((slug) => `/blog/${slug}`),
    ...['neural-edge', 'neural-shield', 'neural-learning', 'neural-agents'].map(
      (slug) => `/solutions/${slug}`,
    ),
    ...['finance-leaders', 'ai-data-teams', 'compliance-officers'].map((slug) => `/roles/${slug}`),
    '/resources/case-studies',
    '/use-cases',
    ...['fraud-detection', 'predictive-maintenance', 'regulatory-compliance', 'compliance'].map(
      (slug) => `/use-cases/${slug}`,
    ),
    ...['customer-experience', 'customer-experience-automation'].map(
      (slug) => `/use-cases/${slug}`,
    ),
    '/industries',
    ...['finance', 'manufacturing', 'government', 'enterprise'].map(
      (slug) => `/industries/${slug}`,
    ),
  ];
  expect(routes).toEqual([...specified].sort());
});

test('titles and descriptions are unique', async () => {
  const pages = await Promise.all(
    routes.filter((path) => !(path in aliases)).map((path) => readHtml(path)),
  );
  for (const key of ['title', 'description', 'canonical'] as const) {
    const values = pages.map((page) => page[key]);
    expect(new Set(values).size, key).toBe(values.length);
  }
});

for (const path of routes) {
  test.describe(path, () => {
    test('is complete in its HTML', async () => {
      const page = await readHtml(path);
      const canonicalPath = aliases[path] ?? path;
      expect(page.status).toBe(200);
      expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(page.title.length).toBeGreaterThan(10);
      expect(page.description.length).toBeGreaterThan(50);
      expect(page.canonical).toBe(
        canonicalPath === '/' ? `${site.url}/` : site.url + canonicalPath,
      );
      expect(page.lang).toBe(path === '/blog/crm-no-genera-dinero' ? 'es-MX' : 'en');
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type']) {
        expect(page.html).toContain(`property="${name}"`);
      }
      expect(page.html).toContain('name="twitter:card"');
      expect(page.html).toContain('name="keywords"');
      for (const schema of page.schemas) expect(schema['@context']).toBe('https://schema.org');
      if (path !== '/') {
        expect(page.schemas.map((it) => it['@type'])).toContain('BreadcrumbList');
      }
    });

    test('works without a fault', async ({ page }) => {
      const seen = guard(page, base());
      await page.goto(base() + path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toHaveCount(1);

      // The whole page, so that every lazy picture is asked for.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((done) => requestAnimationFrame(done));
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');

      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => [
          ...new Set(found.map((it) => new URL((it as HTMLAnchorElement).href).pathname)),
        ]);
      expect(links.filter((link) => !routes.includes(link))).toEqual([]);
      const anchors = await page
        .locator('a[href^="#"]')
        .evaluateAll((found) =>
          found
            .map((it) => it.getAttribute('href') ?? '')
            .filter((href) => !document.getElementById(href.slice(1))),
        );
      expect(anchors).toEqual([]);

      await page.evaluate(axe);
      const violations = await page.evaluate(async (tags) => {
        // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
        const report = await (window as any).axe.run(document, {
          runOnly: { type: 'tag', values: tags },
        });
        return report.violations.map(
          (it: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
            `${it.id}: ${it.nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(' | ')}`,
        );
      }, wcag);
      expect(violations).toEqual([]);
      expect(seen).toEqual([]);
    });
  });
}

test('an unknown address has the 404 page and the 404 status', async ({ page }) => {
  const response = await page.goto(`${base()}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${base()}/`);
});

test('sitemap, robots and feed name every page', async () => {
  const sitemap = await (await fetch(`${base()}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  const expected = routes.filter((path) => !(path in aliases)).map((path) => site.url + path);
  expect([...listed].sort()).toEqual([...expected].sort());
  expect(await (await fetch(`${base()}/robots.txt`)).text()).toContain(`${site.url}/sitemap.xml`);
  const feed = await (await fetch(`${base()}/feed.xml`)).text();
  expect(feed.match(/<item>/g)).toHaveLength(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of routes) {
    test(`${path} shows all its text`, async ({ page }) => {
      await page.goto(base() + path);
      const hidden = await page
        .locator('main :is(h1,h2,h3,p,li,dd,dt,blockquote)')
        .evaluateAll((all) =>
          all
            .filter((element) => element.textContent?.trim())
            .filter(
              (element) =>
                !element.closest(
                  '.sr-only, [aria-hidden=true], details:not([open]), [data-outcome]',
                ),
            )
            .filter((element) => {
              const box = element.getBoundingClientRect();
              const visible = element.checkVisibility({
                opacityProperty: true,
                visibilityProperty: true,
              });
              return !visible || box.width === 0 || box.height === 0;
            })
            .map((element) => element.textContent?.trim().slice(0, 80)),
        );
      expect(hidden).toEqual([]);
    });
  }
});
