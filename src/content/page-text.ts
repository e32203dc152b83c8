/** Reads the text of a page from its data, for search and social cards. */

import type { ArticleBlock } from '../sections/article-body/index.tsx';
import type { Supplement } from '../sections/supplements/kinds.tsx';
import { type ClaimId, claimText } from './claims.ts';
import { blockText, plainText } from './plain-text.ts';
import type { Page, Section, SectionKind } from './types.ts';

/** Keys whose values are not text: URLs, ids, names of drawings. */
const nonTextKeys =
  /^(?:accent|angle|body|card|colour|date|delay|drawing|href|hrefLang|icon|id|image|imageAlt|interest|kind|lang|layout|link|name|offering|offerings|shot|span|theme|variant)$/;

/** Keys whose values are ids of claims: figures that the site states, in `claims.ts`. */
const claimKeys = /^(?:claims?|visual)$/;

/** Sections that only link to other pages or contain a call to action. */
const skippedKinds: readonly SectionKind[] = [
  'posts',
  'articles',
  'related',
  'closing-call',
  'newsletter',
  'not-found',
];

/** All texts in the data of a section or supplement. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const isRich =
      value.some((part) => typeof part === 'string') && value.some((part) => part?.text);
    return isRich ? [plainText(value)] : value.flatMap(collectTexts);
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (claimKeys.test(key)) return [item].flat().map((id: ClaimId) => claimText(id));
    return nonTextKeys.test(key) ? [] : collectTexts(item);
  });
}

/** Joins texts with spaces. A text without a punctuation mark at its end gets a full stop. */
const joinTexts = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?:…”%×]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** A titled part of a page. */
export interface PagePart {
  /** The anchor of the part, if it has one. */
  id?: string;
  title: string;
  text: string;
}

/** The parts of an article: one for each heading. */
function articleParts(blocks: readonly ArticleBlock[]): PagePart[] {
  const parts: { id: string; title: string; texts: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ id: block.id, title: block.text, texts: [] });
    else parts.at(-1)?.texts.push(blockText(block));
  }
  return parts.map(({ texts, ...part }) => ({ ...part, text: joinTexts(texts) }));
}

/** The parts of one section: none if it only links to other pages or has no title. */
function partsOfSection(section: Section): PagePart[] {
  if (skippedKinds.includes(section.kind)) return [];
  if (section.kind === 'article-body') return articleParts(section.blocks);
  if (section.kind === 'faq') {
    // Each question is a part of its own, because visitors search for questions.
    return section.items.map((item) => ({
      ...(section.id && { id: section.id }),
      title: item.question,
      text: item.answer,
    }));
  }
  if (!('title' in section)) return [];
  const { title, eyebrow: _, ...rest } = section as Section & { title: string; eyebrow?: string };
  return [{ ...(section.id && { id: section.id }), title, text: joinTexts(collectTexts(rest)) }];
}

/**
 * The parts of a page after its first section, one for each title. The text of a section without a
 * title is added to the part before it.
 */
export function partsOf(page: Page): PagePart[] {
  const parts: PagePart[] = [];
  for (const [index, section] of page.sections.entries()) {
    // `openingOf` reads the first section. That of an article also contains the article's parts.
    if (index === 0 && section.kind !== 'article-body') continue;
    const sectionParts = partsOfSection(section);
    parts.push(...sectionParts);
    const previous = parts.at(-1);
    if (sectionParts.length > 0 || !previous || skippedKinds.includes(section.kind)) continue;
    previous.text = joinTexts([previous.text, ...collectTexts(section)]);
  }
  return parts;
}

/**
 * The parts of a page's supplements (questions, tables and sources before its closing call): one
 * for each question and each term, else one for each supplement.
 */
export function partsOfSupplements(supplements: readonly Supplement[]): PagePart[] {
  return supplements.flatMap((supplement): PagePart[] => {
    if (supplement.kind === 'questions') {
      return supplement.items.map(({ question, answer }) => ({
        id: supplement.id,
        title: question,
        text: joinTexts([plainText(answer)]),
      }));
    }
    if (supplement.kind === 'glossary') {
      return supplement.terms.map(({ id, term, text }) => ({ id, title: term, text }));
    }
    // Links are skipped, because the search index contains the linked pages themselves.
    if (supplement.kind === 'ways') return [];
    const { id, title, ...rest } = supplement;
    return [{ id, title, text: joinTexts(collectTexts(rest)) }];
  });
}

/** The opening of a page: the headline and the text of its first section. */
export function openingOf({ sections: [first] }: Page): { title?: string; text: string } {
  if (!first) return { text: '' };
  if (first.kind === 'article-body') {
    const lead = first.blocks.slice(
      0,
      first.blocks.findIndex((block) => block.kind === 'heading'),
    );
    return {
      title: first.card.title,
      text: joinTexts([...first.standfirst, ...lead.map(blockText)]),
    };
  }
  if (first.kind === 'home-hero') {
    return {
      title: first.lines.join(' '),
      text: joinTexts(collectTexts([first.lede, first.nodes])),
    };
  }
  if (!('title' in first)) return { text: '' };
  const { title, ...rest } = first as Section & { title: string };
  return { title, text: joinTexts(collectTexts(rest)) };
}

/** The text of a page's social card: the headline of home or an article, else the page's title. */
export function cardHeadline({ meta, sections }: Page): string {
  const hero = sections.find((section) => section.kind === 'home-hero');
  const article = sections.find((section) => section.kind === 'article-body');
  return hero?.lines.join(' ') ?? article?.card.title ?? meta.card ?? meta.title;
}
