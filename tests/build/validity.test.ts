/** The pages are valid HTML, and every address in them exists. */
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { fileOfPath } from '../../src/build/edit-html.ts';
import { notFoundPath } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { dist, elementsOf, pageOf } from './site.ts';

const all = [...allPaths, notFoundPath];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Not needed, because every file comes from the site's own origin.
    'require-sri': 'off',
    // The blog's search filters while the visitor types, so it has no submit button; Enter also
    // submits it.
    'wcag/h32': 'off',
    // The accordion library creates these regions. Axe judges landmarks in the browser, where only
    // one of an article's two tables of contents is visible.
    'prefer-native-element': 'off',
    'unique-landmark': 'off',
  },
});

it('an invalid page would be found', async () => {
  const { valid } = await validator.validateString('<!doctype html><p><div></div></p>');
  expect(valid).toBe(false);
});

it.each(all)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateFile(join(dist, fileOfPath(path)));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

it.each(all)('%s says `sizes` only beside `srcset`, and its addresses are valid URLs', (path) => {
  const elements = elementsOf(pageOf(path));
  expect(
    elements.filter(({ attributes }) => attributes.sizes && !attributes.srcset && !attributes.rel),
  ).toEqual([]);
  const addresses = elements.flatMap(({ attributes: { href, src, poster, action } }) =>
    [href, src, poster, action].filter((url) => url !== undefined),
  );
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((url) => /[\s"<>\\^`{|}]|&[lg]t;|%(?![\da-f]{2})/i.test(url))).toEqual(
    [],
  );
});

it('every address of a part leads to that part, and every other origin is reached safely', () => {
  const idsOf = new Map(
    all.map((path) => [
      path,
      new Set(elementsOf(pageOf(path)).flatMap(({ attributes }) => attributes.id ?? [])),
    ]),
  );
  const links = all.flatMap((path) =>
    elementsOf(pageOf(path)).flatMap(({ tag, attributes: { href } }) =>
      tag === 'a' && href ? [new URL(href, site.url + path)] : [],
    ),
  );
  const parts = links.filter(({ origin, hash }) => origin === site.url && hash);
  expect(parts.length).toBeGreaterThan(allPaths.length);
  const lost = parts.filter(
    ({ pathname, hash }) => !idsOf.get(decodeURI(pathname))?.has(decodeURIComponent(hash.slice(1))),
  );
  expect([...new Set(lost.map(String))]).toEqual([]);
  const foreign = links.filter(({ origin }) => origin !== site.url);
  expect(foreign.filter(({ protocol }) => !/^(https|mailto|tel):$/.test(protocol))).toEqual([]);
});
