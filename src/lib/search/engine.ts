import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../anchor.ts';
import { topicFinder } from './topics.ts';
import type { SearchIndex, SearchPage, SearchPart, SearchTopic } from './types.ts';

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
  /** Words of the query, folded. */
  queryTerms: readonly string[];
}

export interface PartHit extends Match {
  part: SearchPart;
}

/** A page, and the parts of it that answer best. */
export interface PageHit extends Match {
  page: SearchPage;
  parts: readonly PartHit[];
}

/**
 * What the site answers to a query.
 *
 * - `answered`: these pages do
 * - `partly`: no page has all of its words, these have some
 * - `open`: the site gives no answer, these pages are related
 * - `unknown`: nothing was found
 */
export interface Answer {
  kind: 'answered' | 'partly' | 'open' | 'unknown';
  hits: readonly PageHit[];
}

export interface SearchEngine {
  index: SearchIndex;
  answer: (query: string) => Answer;
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

  /** The results grouped by page, best first. */
  const group = (results: readonly SearchResult[], only?: (page: SearchPage) => boolean) => {
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

  const find = (query: string, only?: (page: SearchPage) => boolean) => {
    const all = ask(query, 'AND');
    // When no page has all words, pages that have some of them are found.
    const partly = all.length === 0;
    return { hits: group(partly ? ask(query, 'OR') : all, only), partly };
  };
  const search: SearchEngine['search'] = (query, only) => find(query, only).hits;

  const topicOf = topicFinder(index.topics);
  const answer: SearchEngine['answer'] = (query) => {
    const { hits, partly } = find(query);
    // Words of the site are not taken for slips in others.
    const topic = topicOf(query, partly || !hits.some(isLiteral));
    if (topic)
      return {
        kind: topic.open ? 'open' : 'answered',
        hits: withTopic(topic, index, hits),
      };
    if (hits.length === 0) return { kind: 'unknown', hits };
    return { kind: partly ? 'partly' : 'answered', hits };
  };
  return { index, search, answer };
}

/** Whether all words of the query stand on the page as they were written. */
const isLiteral = (hit: PageHit) =>
  [hit, ...hit.parts].some(
    ({ queryTerms, found }) =>
      queryTerms.length > 0 && queryTerms.every((word) => found.includes(word)),
  );

/** A topic's pages, then what the words of the query find; of an open topic only its pages. */
function withTopic({ pages, open }: SearchTopic, index: SearchIndex, hits: readonly PageHit[]) {
  const named = pages.flatMap((path): PageHit[] => {
    const hit = open ? undefined : hits.find(({ page }) => page.path === path);
    const page = index.pages.find((one) => one.path === path);
    return hit ? [hit] : page ? [{ page, parts: [], found: [], queryTerms: [] }] : [];
  });
  if (open) return named;
  const others = hits.filter(({ page }) => !pages.includes(page.path));
  return [...named, ...others].slice(0, mostPages);
}

const matchOf = (result?: SearchResult): Match => ({
  found: result?.terms ?? [],
  queryTerms: result?.queryTerms ?? [],
});
