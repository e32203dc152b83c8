/** Every button that leads somewhere leads to what its label says, within the first screen there. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { interestNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { pages } from '../unit/pages.ts';
import { elementsOf, pageOf, textsOf } from './site.ts';

/** What is asked for in the form, by the interest that is chosen there. */
const asked: Record<string, readonly string[]> = {
  demo: [
    'Arrange a Test',
    'Book a Demo',
    'Request a Compliance Demo',
    'Request a Demo',
    'Request a Learning Demo',
    'Request a Shield Demo',
    'Request an Agents Demo',
    'Request an Edge Demo',
    'Start Now',
    'Start a Trial',
  ],
  expert: [
    'Ask a Data Scientist',
    'Ask a Technical Question',
    'Book a Call',
    'Book a Planning Call',
    'Book a Process Review',
    'Book a Process Workshop',
    'Book a Reconciliation Review',
    'Book a Review of Your Requests',
    'Book an Audit Rehearsal',
    'Book an Edge Walkthrough',
    'Describe Your Case',
    'Discuss Your Case',
    'Discuss Your Use Case',
    'Get ROI Assessment',
    'Habla con un experto',
    'Map a Workflow With Us',
    'Plan a First Line With Us',
    'Plan a Trial With an Engineer',
    'Request a Session',
    'Schedule a Mock Audit',
    'Send Us Your Questions',
    'Talk to a Maintenance Expert',
    'Talk to a Security Expert',
    'Talk to an Expert',
  ],
  partnership: ['Become a Partner', 'Partner With Us'],
  other: ['Contact Us', 'Suggest a Subject'],
};

/** The target of each other button, and words that stand in its first section. */
const led: Record<string, readonly [target: string, words: string]> = {
  'About Us': ['/about', 'Neural Suite is four products'],
  'All Articles': ['/blog', 'Articles on AI strategy'],
  'Calculate ROI': ['#estimate', 'Estimate your own return'],
  'Conoce la suite (en inglés)': ['/solutions', 'One AI Suite'],
  Contact: ['/contact', 'Get In Touch'],
  'Explore Each Solution': ['/use-cases', 'shows one solution of the suite at work'],
  'Explore the Suite': ['/solutions', 'One AI Suite'],
  'Learn More: AI and Data Teams': ['/roles/ai-data-teams', 'AI and data teams'],
  'Learn More: Compliance Officers': ['/roles/compliance-officers', 'Compliance officers'],
  'Learn More: Finance Leaders': ['/roles/finance-leaders', 'Finance leaders'],
  'Read the Blog': ['/blog', 'Articles on AI strategy'],
  'Read the Case Studies': ['/resources/case-studies', 'case studies'],
  'See All Industries': ['/industries', 'your industry'],
  'See All Stories': ['/resources/case-studies', 'case studies'],
  'See All Roles': ['/roles', 'finance, data and compliance teams'],
  'See All Use Cases': ['/use-cases', 'use cases'],
  'See Neural Learning': ['/solutions/neural-learning', 'Neural Learning'],
  'See Neural Shield': ['/solutions/neural-shield', 'Neural Shield'],
  'See Predictive Maintenance': ['/use-cases/predictive-maintenance', 'predictive maintenance'],
  'See Regulatory Compliance': ['/use-cases/regulatory-compliance', 'regulatory compliance'],
  'See the Full Suite': ['/solutions', 'One AI Suite'],
  'See the Industries': ['/industries', 'your industry'],
  'See the Solutions': ['/solutions', 'AI suite solutions'],
  'See the Use Case': ['/use-cases/regulatory-compliance', 'Use case'],
  'Todos los artículos (en inglés)': ['/blog', 'Articles on AI strategy'],
  'What Changes for Compliance': ['/roles/compliance-officers', 'Compliance officers'],
  'What Changes for Data Teams': ['/roles/ai-data-teams', 'AI and data teams'],
  'What Changes for Finance': ['/roles/finance-leaders', 'Finance leaders'],
  // A job, a cooperation and a demo are asked for in one place; this button presets nothing.
  'Work With Us': ['/contact', 'Get In Touch'],
};

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
  it('is one of the table', () => {
    const labels = [...new Set(buttons.map(({ label }) => label))].sort();
    expect(labels).toEqual([...Object.values(asked).flat(), ...Object.keys(led)].sort());
  });

  it('that leads to the form has its interest and its reason with it', () => {
    const wrong = buttons.filter(({ label, href }) => {
      const interest = Object.keys(asked).find((id) => asked[id]?.includes(label));
      if (!interest) return false;
      const { pathname, searchParams } = new URL(href, 'https://site.test');
      const hasReason = searchParams.has('reason') || label === 'Request a Demo';
      return pathname !== '/contact' || searchParams.get('interest') !== interest || !hasReason;
    });
    expect(wrong).toEqual([]);
    const form = textAt('/contact', '/contact');
    for (const interest of Object.keys(asked))
      expect(form).toContain(interestNames[interest as keyof typeof interestNames]);
    expect(form).toContain('What the demo is');
  });

  it('that leads to another place finds there what it names', () => {
    for (const { path, label, href } of buttons) {
      const [target, words] = led[label] ?? [];
      if (!target || !words) continue;
      expect(href, label).toBe(target);
      expect(textAt(path, href).toLowerCase(), label).toContain(words.toLowerCase());
    }
  });

  it('of home’s first screen leads each kind of reader to a page of his own', () => {
    const readers: readonly [string, string, string][] = [
      ['Finance', '/roles/finance-leaders', 'Finance leaders'],
      ['Data', '/roles/ai-data-teams', 'AI and data teams'],
      ['Compliance', '/roles/compliance-officers', 'Compliance officers'],
      ['Operations', '/use-cases/predictive-maintenance', 'maintenance lead'],
      ['Public sector', '/industries/government', 'public universities'],
    ];
    const links = elementsOf(pageOf('/')).filter(({ tag }) => tag === 'a');
    for (const [label, href, words] of readers) {
      expect(links.find(({ text }) => text === label)?.attributes.href).toBe(href);
      expect(textAt('/', href)).toContain(words);
    }
  });

  it('that begins an assessment or a trial says beside it what follows', () => {
    for (const path of ['/roles/finance-leaders', '/roles/ai-data-teams']) {
      const notes = textsOf(pageOf(path), 'p').filter((text) =>
        /you send us a short form/i.test(text),
      );
      expect(notes, path).toHaveLength(2);
    }
    const [sheet] = textsOf(pageOf('/roles/finance-leaders'), 'button').filter(
      (label) => label === 'Download Business Case',
    );
    expect(sheet).toBeDefined();
    expect(pageOf('/industries/government')).toContain(
      'Send us your questions before the tender. We will answer in writing.',
    );
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
