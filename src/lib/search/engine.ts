import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../fold.ts';
import type { SearchIndex, SearchPage, SearchPart } from './types.ts';

/** Words of both languages that say nothing about where to go. */
const empty = new Set(
  (
    'a an and are as at be by can do for from has how if in into is it its no not of on or our so ' +
    'that the their there they this to was we what when which who will with you your ' +
    'al como con cual de del el en es esta este la las lo los mas no o para pero por que se si sin su sus tu un una y'
  ).split(' '),
);

const processTerm = (word: string) => {
  const term = fold(word);
  return empty.has(term) ? null : term;
};

interface Entry {
  id: number;
  title: string;
  /** Title of the page around a part, so that 'neural edge sensors' finds the part on sensors. */
  page: string;
  text: string;
  words: string;
}

/** What made something a result, for marking it. */
export interface Match {
  /** Words of the site that were found, folded. */
  found: readonly string[];
  /** Words as asked for, folded. */
  asked: readonly string[];
}

export interface PartHit extends Match {
  part: SearchPart;
}

/** A page, and the parts of it that answer best. */
export interface PageHit extends Match {
  page: SearchPage;
  parts: readonly PartHit[];
}

export interface SearchEngine {
  index: SearchIndex;
  /** @param only keeps the pages that it says yes to; all of them then, not the best few */
  search: (query: string, only?: (page: SearchPage) => boolean) => readonly PageHit[];
}

const mostPages = 8;
const mostParts = 3;
/** A result that scores below this share of the best one is left out. */
const leastShare = 0.14;
/** A part that scores below this share of its page's score is not listed. */
const leastPartShare = 0.2;

/** One slip in a short word, two in a long one; three letters must be right. */
const slips = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** Makes an index searchable: tolerant of slips, of unfinished words and of missing accents. */
export function searchEngine(index: SearchIndex): SearchEngine {
  const mini = new MiniSearch<Entry>({ fields: ['title', 'page', 'text', 'words'], processTerm });
  const origin: { page: SearchPage; part?: SearchPart }[] = [];
  const add = (page: SearchPage, part?: SearchPart) => {
    mini.add({
      id: origin.push(part ? { page, part } : { page }) - 1,
      title: part ? part.title : page.title,
      page: part ? page.title : '',
      text: part ? part.text : page.summary,
      words: part ? '' : page.words,
    });
  };
  for (const page of index.pages) {
    add(page);
    for (const part of page.parts) add(page, part);
  }

  const ask = (query: string, combineWith: 'AND' | 'OR') =>
    mini.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: slips,
      boost: { title: 4, words: 2, page: 0.4 },
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // A page before its own parts, when they answer alike.
      boostDocument: (id) => (origin[id]?.part ? 1 : 1.6),
    });

  const search: SearchEngine['search'] = (query, only) => {
    const all = ask(query, 'AND');
    // When no page has all words, pages that have some of them are found.
    const results = all.length > 0 ? all : ask(query, 'OR');
    const best = results[0]?.score ?? 0;
    const groups = new Map<
      SearchPage,
      { own?: SearchResult; score: number; parts: SearchResult[] }
    >();
    for (const result of results) {
      const from = origin[result.id];
      if (!from || (only ? !only(from.page) : result.score < best * leastShare)) continue;
      const group = groups.get(from.page) ?? { score: result.score, parts: [] };
      groups.set(from.page, group);
      if (!from.part) group.own = result;
      // A part found only by its page's title adds nothing to the page's own result.
      else if (
        Object.values(result.match).some((fields) => fields.some((field) => field !== 'page'))
      )
        group.parts.push(result);
    }
    return [...groups]
      .filter(([, group]) => group.own || group.parts.length > 0)
      .slice(0, only ? undefined : mostPages)
      .map(([page, { own, score, parts }]) => ({
        page,
        ...matchOf(own),
        parts: parts
          .filter((result) => result.score >= score * leastPartShare)
          .slice(0, mostParts)
          .flatMap((result) => {
            const part = origin[result.id]?.part;
            return part ? [{ part, ...matchOf(result) }] : [];
          }),
      }));
  };
  return { index, search };
}

const matchOf = (result?: SearchResult): Match => ({
  found: result?.terms ?? [],
  asked: result?.queryTerms ?? [],
});
