/** Every button that leads somewhere leads to what its label says, within the first screen there. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { interestNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { pages } from '../unit/pages.ts';
import { elementsOf, pageOf, textsOf } from './site.ts';

/** The interest that a label promises, of a button that leads to the form. */
const interestOf = (label: string) => {
  if (/(?:\bDemo|\bTrial|\bTest|^Start Now)$/.test(label)) return 'demo';
  if (label.includes('Partner')) return 'partnership';
  return /^(?:Contact Us|Suggest)/.test(label) ? 'other' : 'expert';
};

/** Several things are asked for behind these, so they preset nothing. */
const unset = ['Contact', 'Work With Us'];

/** What stands at the target of a button, where it is another word than the last one of its label. */
const synonyms: Record<string, string> = {
  'Calculate ROI': 'your own return',
  'Conoce la suite (en inglés)': 'one ai suite',
  'Explore the Suite': 'one ai suite',
  'Read the Blog': 'articles',
  'See All Stories': 'case studies',
  'See the Full Suite': 'one ai suite',
  'See All Roles': 'teams',
  'Todos los artículos (en inglés)': 'articles',
};
const lastWord = (label: string) =>
  (
    label
      .replace(/^.*: | for | Us$/g, ' ')
      .trim()
      .split(' ')
      .at(-1) ?? ''
  ).toLowerCase();

const isButton = (classes = '') => classes.split(' ').includes('button-fill');

/** Every link on the site that looks like a button. Those that share an article leave the site. */
const buttons = allPaths.flatMap((path) =>
  elementsOf(pageOf(path)).flatMap(({ tag, text, attributes: { class: classes, href = '' } }) =>
    tag === 'a' && isButton(classes) && !/^(?:https?|mailto):/.test(href)
      ? [{ path, label: text.trim(), href }]
      : [],
  ),
);

/** Text of a page's first section, or of the part that a fragment names. */
function textAt(path: string, href: string): string {
  const [target, id] = href.split('#');
  const found = elementsOf(pageOf(target || path)).find(({ attributes }) =>
    id ? attributes.id === id : 'data-section' in attributes,
  );
  return found?.text ?? '';
}

it('what a reader can check is at the place that the link names', () => {
  const checks = pages.flatMap(({ path, page }) =>
    page.sections.flatMap((section) =>
      (section.kind === 'checks' ? section.items : []).map(({ href }) => ({ path, href })),
    ),
  );
  expect(checks.length).toBeGreaterThan(40);
  expect(checks.filter(({ path, href }) => textAt(path, href) === '')).toEqual([]);
});

describe('a button', () => {
  it('that leads to the form has its interest and its reason with it', () => {
    const asking = buttons.filter(({ href }) => /^\/contact\b/.test(href));
    expect(asking.length).toBeGreaterThan(40);
    const wrong = asking.filter(({ label, href }) => {
      const { searchParams } = new URL(href, 'https://site.test');
      if (unset.includes(label)) return searchParams.size > 0;
      const hasReason = searchParams.has('reason') || label === 'Request a Demo';
      return searchParams.get('interest') !== interestOf(label) || !hasReason;
    });
    expect(wrong).toEqual([]);
    const form = textAt('/contact', '/contact');
    for (const name of Object.values(interestNames)) expect(form).toContain(name);
    expect(form).toContain('What the demo is');
  });

  it('that leads to another place finds there what it names', () => {
    const leading = buttons.filter(({ href }) => !/^\/contact\b/.test(href));
    expect(leading.length).toBeGreaterThan(20);
    const wrong = leading.filter(({ path, label, href }) => {
      const words = synonyms[label] ?? lastWord(label);
      return !textAt(path, href).toLowerCase().includes(words);
    });
    expect(wrong).toEqual([]);
  });

  it('stands beside what the demo is, wherever a page closes', () => {
    for (const path of allPaths) {
      const titles = textsOf(pageOf(path), 'p');
      expect(
        titles.some((title) => /^(?:What the demo is|Cómo es la demostración)$/.test(title)),
        path,
      ).toBe(true);
    }
  });
});
