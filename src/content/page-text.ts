/** The text of a page without its components, for search, feed and llms.txt. */

import type { ArticleBlock } from '../sections/article-body/index.tsx';
import type { Supplement } from '../sections/supplements/data.ts';
import { type ClaimId, claimText } from './claims.ts';
import { plainText, textOf } from './plain-text.ts';
import type { Page, Section, SectionKind } from './types.ts';

/** Keys whose values are addresses, names of drawings and the like, not words. */
const nonTextKeys =
  /^(?:accent|angle|body|card|colour|date|delay|drawing|href|hrefLang|icon|id|image|interest|kind|lang|layout|link|name|number|offering|offerings|shot|span|theme|variant)$/;

/** Keys whose values are ids of figures. */
const claimKeys = /^(?:claims?|visual)$/;

/** Sections that repeat what other pages say, or that are only a call to action. */
const skippedKinds: readonly SectionKind[] = [
  'posts',
  'articles',
  'related',
  'closing-call',
  'newsletter',
  'not-found',
];

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    // A rich text is one run of words, whatever its spans.
    const rich = value.some((part) => typeof part === 'string') && value.some((part) => part?.text);
    if (rich) return [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')];
    return value.flatMap(wordsOf);
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, it]) => {
    if (claimKeys.test(key)) return [it].flat().map((id: ClaimId) => claimText(id));
    return nonTextKeys.test(key) ? [] : wordsOf(it);
  });
}

/** Joins texts with spaces; a label gets a full stop, so that it does not run into the next text. */
const joined = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?:…”%×]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** A titled part of a page. */
export interface PagePart {
  /** The part's own id, where its data has one. */
  id?: string;
  title: string;
  text: string;
}

function articleParts(blocks: readonly ArticleBlock[]): PagePart[] {
  const parts: { id: string; title: string; texts: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ id: block.id, title: block.text, texts: [] });
    else parts.at(-1)?.texts.push(textOf(block));
  }
  return parts.map(({ texts, ...part }) => ({ ...part, text: joined(texts) }));
}

const hasTitle = (section: Section) => 'title' in section && Boolean(section.title);

function partsOfSection(section: Section): PagePart[] {
  if (skippedKinds.includes(section.kind)) return [];
  if (section.kind === 'article-body') return articleParts(section.blocks);
  if (section.kind === 'faq') {
    // A question is what people type.
    return section.items.map((item) => ({
      ...(section.id && { id: section.id }),
      title: item.question,
      text: item.answer,
    }));
  }
  if (!hasTitle(section)) return [];
  const { title, eyebrow: _, ...rest } = section as Section & { title: string; eyebrow?: string };
  return [{ ...(section.id && { id: section.id }), title, text: joined(wordsOf(rest)) }];
}

/** Everything below a page's opening, cut at its titles. What stands under none belongs to the part before. */
export function partsOf(page: Page): PagePart[] {
  const parts: PagePart[] = [];
  for (const [index, section] of page.sections.entries()) {
    // The opening is the page itself, except where an article begins with it.
    if (index === 0 && section.kind !== 'article-body') continue;
    const own = partsOfSection(section);
    parts.push(...own);
    const before = parts.at(-1);
    if (own.length > 0 || !before || skippedKinds.includes(section.kind)) continue;
    before.text = joined([before.text, ...wordsOf(section)]);
  }
  return parts;
}

/** The supplements of a page, one part each, but one for each question and each term. */
export function partsOfSupplements(notes: readonly Supplement[]): PagePart[] {
  return notes.flatMap((note): PagePart[] => {
    if (note.kind === 'questions') {
      return note.items.map(({ question, answer }) => ({
        id: note.id,
        title: question,
        text: joined([plainText(answer)]),
      }));
    }
    if (note.kind === 'glossary') {
      return note.terms.map(({ id, term, text }) => ({ id, title: term, text }));
    }
    // A supplement of links is skipped: what they link to is indexed at its own page.
    if (note.kind === 'ways') return [];
    const { id, title, lede, ...rest } = note;
    const lead = lede ? [plainText(lede)] : [];
    return [{ id, title, text: joined([...lead, ...wordsOf(rest)]) }];
  });
}

/** How the page opens: its headline and what stands under it. */
export function openingOf({ sections: [first] }: Page): { title?: string; text: string } {
  if (!first) return { text: '' };
  if (first.kind === 'article-body') {
    const lead = first.blocks.slice(
      0,
      first.blocks.findIndex((block) => block.kind === 'heading'),
    );
    return { title: first.card.title, text: joined([...first.standfirst, ...lead.map(textOf)]) };
  }
  if (first.kind === 'home-hero') {
    return { title: first.lines.join(' '), text: joined(wordsOf([first.lede, first.nodes])) };
  }
  if (!('title' in first)) return { text: '' };
  const { title, ...rest } = first as Section & { title: string };
  return { title, text: joined(wordsOf(rest)) };
}

/** What a page's social card says: the headline that a visitor will find, else the page's title. */
export function cardHeadline({ meta, sections }: Page): string {
  const hero = sections.find((section) => section.kind === 'home-hero');
  const article = sections.find((section) => section.kind === 'article-body');
  return hero?.lines.join(' ') ?? article?.card.title ?? meta.card ?? meta.title;
}
