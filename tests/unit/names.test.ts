/** One thing has one name: on pages, in menus, at the desk, in mails and in files for programs. */
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/build/search-index.ts';
import { llmsTxt } from '../../src/build/seo-files.ts';
import { stops } from '../../src/content/event-tour.ts';
import { footer, navigation } from '../../src/content/navigation.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { nodes } from '../../src/content/suite.ts';
import { describeState, viewNames } from '../../src/desk/labels.ts';
import { mailto } from '../../src/desk/use-actions.ts';
import {
  contactFields,
  describeFields,
  interestNames,
  interests,
  readPayload,
} from '../../supabase/functions/_shared/contact-schema.ts';
import type { RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import {
  messageOf,
  type OutboxMessage,
  readOutboxRow,
} from '../../supabase/functions/contact-delivery/message.ts';
import { pages } from './pages.ts';
import { textsOf } from './texts.ts';

const pageAt = (href: string) => pages.find(({ path }) => path === (aliases[href] ?? href));
const nameAt = (href: string) => {
  const found = pageAt(href);
  return found && nameOf(found);
};

/** Everything below that names a page and leads to it. */
function linksIn(value: unknown): { href: string; title: string }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!value || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(linksIn);
  const { href, title } = value as Record<string, unknown>;
  return typeof href === 'string' && typeof title === 'string'
    ? [{ href, title }, ...below]
    : below;
}

const productNames = [...nodes.map(({ name }) => name), site.name];
/** Names of products and of the suite that are spelled in another way. Addresses are no names. */
const misspelled = (text: string) =>
  (
    text
      .replace(/https?:\S+|\S+@\S+/g, '')
      .match(/\bneural[ -]?(edge|shield|learning|agents?|suite)\b/gi) ?? []
  ).filter((name) => !productNames.includes(name));

const visitor = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe@example.com',
  company: 'Acme',
  role: 'CFO',
  challenge: 'A slow close',
};

/** The message that sales gets about a request with this interest. */
const mailAbout = (interest: string, about: Partial<OutboxMessage> = {}) =>
  messageOf(
    readOutboxRow({
      outbox_id: '1',
      token: '',
      channel: 'email',
      attempt: 1,
      kind: 'request',
      failed_channel: '',
      subject_id: '0e24dc5d-b2af-4d78-a325-26840e4c3d2b',
      created_at: '2026-11-22T09:14:00Z',
      facts: null,
      context: {},
      verified: true,
      reasons: [],
      ...about,
      fields: { ...visitor, interest },
    }),
  );

describe('names', () => {
  it('are the same in menus, in the footer and in the diagram', () => {
    const named = [
      ...navigation.flatMap(({ items }) => items ?? []),
      ...footer.explore,
      ...nodes.map(({ name, href }) => ({ label: name, href })),
    ];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ label, href }) => label !== nameAt(href))).toEqual([]);
  });

  it('are written alike wherever a card has the name of its page', () => {
    const cards = pages.flatMap(({ page }) => linksIn(page.sections));
    const same = cards.filter(
      ({ href, title }) => title.toLowerCase() === nameAt(href)?.toLowerCase(),
    );
    expect(same.length).toBeGreaterThan(15);
    expect(same.filter(({ href, title }) => title !== nameAt(href))).toEqual([]);
  });

  it('are those of related pages', () => {
    const related = pages
      .filter(({ page }) => page.lang !== 'es-MX')
      .flatMap(({ page }) => page.sections.filter((section) => section.kind === 'related'));
    const links = linksIn(related).filter(({ href }) => !href.includes('#'));
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ href, title }) => title !== nameAt(href))).toEqual([]);
  });

  it('of pages are those of llms.txt', () => {
    const listed = pages.filter(({ path }) => path !== notFoundPath);
    const text = llmsTxt(listed);
    for (const found of listed)
      expect(text).toContain(`- [${nameOf(found)}](${site.url}${found.path}): `);
  });
});

describe('the products', () => {
  it('are spelled alike on pages, in event mode and in files for programs', () => {
    const shown = pages.map(({ page }) => [page.sections, page.meta.title, page.meta.description]);
    const texts = [
      ...shown.flatMap((words) => textsOf(words)),
      ...stops.flatMap(({ lines, text, eyebrow }) => [lines.join(' '), text, eyebrow]),
      llmsTxt(pages),
    ];
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(misspelled)).toEqual([]);
    expect(misspelled('neural edge')).toHaveLength(1);
  });

  it('are called in event mode as in the diagram', () => {
    for (const { name, benefit, id } of nodes) {
      const stop = stops.find((stop) => stop.id === id);
      expect(stop?.lines.join(' ')).toBe(name);
      expect(stop?.text).toBe(benefit);
    }
  });
});

describe('a contact request', () => {
  it.each(interests)('of the interest %s has the form’s name of it in the mail', (interest) => {
    expect(mailAbout(interest).facts).toContainEqual([
      contactFields.interest.label,
      interestNames[interest],
    ]);
  });

  it('has the form’s names of the fields in the mail', () => {
    const { facts } = mailAbout('demo');
    const described = describeFields(readPayload(visitor));
    expect(described.map(([label]) => label)).toEqual(['Name', 'Email', 'Company', 'Role']);
    for (const fact of described) expect(facts).toContainEqual(fact);
  });

  it('that is not verified is called the same in the mail as at the desk', () => {
    const word = viewNames.unverified;
    const { title, facts } = mailAbout('demo', { verified: false, reasons: ['too-fast'] });
    expect(title).toContain(`${word} contact request`);
    expect(facts[0]?.[0]).toBe(word);
    expect(describeState({ moderationStatus: 'unverified', progress: 'open' })).toBe(word);
  });

  it('is answered in the suite’s name, and mails spell it as the site does', () => {
    const me = { email: 'ana@example.com', name: 'Ana', role: 'agent' } as const;
    for (const interest of [...interests, '']) {
      const request = { ...visitor, interest, context: null } as RequestDetail;
      const subject = new URL(mailto(request, me)).searchParams.get('subject') ?? '';
      expect(subject).toContain(site.name);
      expect(misspelled(`${subject} ${JSON.stringify(mailAbout(interest))}`)).toEqual([]);
    }
  });
});
