/** The desk is a separate page: the public pages neither name it nor load any of its code. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  dist,
  elementsOf,
  exists,
  filesOf,
  firstLoad,
  kilobyte,
  read,
  transferred,
} from './site.ts';

const files = filesOf(dist).map((file) => file.slice(dist.length));
const html = read('desk.html');
const ofDesk = (file: string) => file === '/desk.html' || file.startsWith('/desk/');

it('has at most 150 kB of scripts, and 20 kB of styles', () => {
  const scripts = files.filter((file) => ofDesk(file) && file.endsWith('.js'));
  const first = [...firstLoadOfDesk()];
  const size = (all: readonly string[]) => all.reduce((sum, file) => sum + transferred(file), 0);
  expect(first.length).toBeGreaterThan(0);
  // All of its code, including what is fetched only to sign in by email.
  expect(size(scripts)).toBeLessThanOrEqual(150 * kilobyte);
  expect(size(first)).toBeLessThanOrEqual(110 * kilobyte);
  const styles = files.filter((file) => ofDesk(file) && file.endsWith('.css'));
  expect(size(styles)).toBeLessThanOrEqual(20 * kilobyte);
});

const firstLoadOfDesk = () =>
  elementsOf(html).flatMap(({ tag, attributes: { src } }) =>
    tag === 'script' && src ? [src] : [],
  );

it('is kept out of search, and has neither inline script nor style', () => {
  const elements = elementsOf(html);
  const robots = elements.find(({ attributes }) => attributes.name === 'robots');
  expect(robots?.attributes.content).toBe('noindex, nofollow');
  expect(elements.filter(({ tag }) => tag === 'style')).toEqual([]);
  expect(elements.filter(({ tag, attributes }) => tag === 'script' && !attributes.src)).toEqual([]);
  expect(read('_headers')).toMatch(/^\/desk\n {2}x-robots-tag: noindex/m);
  for (const name of ['sitemap.xml', 'llms.txt', 'feed.xml', 'robots.txt']) {
    expect(exists(name) && read(name).includes('/desk'), name).toBe(false);
  }
});

it('is named by no public page, script, style, list of event mode, or search', () => {
  const text = /\.(?:html|js|css|json|webmanifest)$/;
  const naming = files
    .filter((file) => text.test(file) && !ofDesk(file))
    .filter((file) => {
      const content = readFileSync(dist + file, 'utf8');
      return /contact-desk|["'`(]\/desk\/|href="\/desk"|desk\.html/.test(content);
    })
    // A host reads the headers of the desk's address in its configuration.
    .filter((file) => file !== '/vercel.json');
  expect(naming).toEqual([]);
  const first = firstLoad(read('contact.html'));
  for (const file of first) expect(ofDesk(file)).toBe(false);
});
