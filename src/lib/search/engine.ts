/**
 * Full-text search over all pages and their titled parts, with a table of topics, whose pages are
 * chosen by hand. It runs in the browser.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../anchor.ts';

/** A titled part of a page, to which a result can link. */
export interface SearchPart {
  /** Element id, without `#`. */
  anchor: string;
  title: string;
  text: string;
}

export interface SearchPage {
  path: string;
  /** Short name of the page, such as `Neural Edge`. */
  title: string;
  /** Name of the page above it, such as `Solutions`; home's is the site's. */
  folder: string;
  /** One sentence about the page. */
  summary: string;
  /** Further text that is searched but not shown. */
  words: string;
  /** BCP 47 language tag; absent for English. */
  lang?: string;
  /** Product whose colour marks the result. */
  accent?: string;
  parts: readonly SearchPart[];
}

/** A topic: queries with the same meaning, and the pages that answer them. */
export interface SearchTopic {
  /** Whole queries. They match despite typing errors. */
  queries: readonly string[];
  /** Paths of pages that answer the queries. If `open` is set, they are only related. */
  pages: readonly string[];
  /** Set if the site has no answer: search says so, and offers the contact form. */
  open?: true;
}

/** Content of the JSON file that the build writes and the search dialog loads. */
export interface SearchIndex {
  pages: readonly SearchPage[];
  /** Paths of pages that are listed while the query is empty. */
  suggested: readonly string[];
  topics: readonly SearchTopic[];
}

/** A page as a result, with its best matching parts. */
export interface PageHit {
  page: SearchPage;
  parts: readonly SearchPart[];
  /** Words of page and parts that matched, in lower case without accents. */
  found: readonly string[];
}

/**
 * Result of a query. The pages in `hits` have this relation to it:
 *
 * - `answered`: they contain all of its words, or answer its topic
 * - `partly`: they contain some of its words, and no page contains all
 * - `open`: they are related, but the site has no answer
 * - `unknown`: there are none
 */
export interface Answer {
  kind: 'answered' | 'partly' | 'open' | 'unknown';
  hits: readonly PageHit[];
}

/** The answer to a query. To an empty one it is the suggested pages. */
export type Search = (query: string) => Answer;

const words = (text: string) => new Set(text.split(' '));

/** English and Spanish words that search ignores. */
const stopWords = words(
  'a an and are as at be by can do for from has how if in into is it its no not of on or our so ' +
    'that the their there they this to was we what when which who will with you your ' +
    'al como con cual de del el en es esta este la las lo los mas no o para pero por que se si sin su sus tu un una y',
);

/** Words that do not change the topic of a query. */
const fillerWords = words(
  'a an and any are can could do does for have how i in is it me much my neural of offer on our ' +
    'please show suite the there to use we what where which with you your',
);

const maxPages = 8;
const maxParts = 3;
/** Results whose score is below this share of the best score are left out. */
const minShareOfBest = 0.14;
/** Parts whose score is below this share of their page's score are left out. */
const minShareOfPage = 0.2;

/** Maximum edit distance to a word of the query. Short words must match exactly. */
const maxTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
/** Maximum edit distance to a word of a topic. Two swapped letters have the distance 2. */
const maxTopicTypos = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/** Whether a page or part contains all words of the query without typing errors. */
const isExact = ({ queryTerms, terms }: SearchResult) =>
  queryTerms.every((word) => terms.includes(word));

/** The full-text index of all pages and parts; the id of a result is its index in `sources`. */
function indexPages(pages: readonly SearchPage[]) {
  const sources = pages.flatMap((page): { page: SearchPage; part?: SearchPart }[] => [
    { page },
    ...page.parts.map((part) => ({ page, part })),
  ]);
  const miniSearch = new MiniSearch({
    fields: ['title', 'page', 'text', 'words'],
    processTerm(word) {
      const term = fold(word);
      return stopWords.has(term) ? null : term;
    },
  });
  miniSearch.addAll(
    sources.map(({ page, part }, id) =>
      part
        ? // With its page's title, 'neural edge sensors' finds the part on sensors.
          { id, title: part.title, page: page.title, text: part.text, words: '' }
        : { id, title: page.title, page: '', text: page.summary, words: page.words },
    ),
  );
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    miniSearch.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: maxTypos,
      boost: { title: 4, words: 2, page: 0.4 },
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // With similar matches, a page ranks above its own parts.
      boostDocument: (id) => (sources[id]?.part ? 1 : 1.6),
    });
  return { sources, find };
}

/** Creates the search, which tolerates typing errors, incomplete words and missing accents. */
export function createSearch({ pages, suggested, topics }: SearchIndex): Search {
  const { sources, find } = indexPages(pages);
  const findTopic = createTopicFinder(topics);

  /** Results by page, best first. Parts that match only by their page's title are left out. */
  function toHits(results: readonly SearchResult[]): PageHit[] {
    const groups = new Map<SearchPage, SearchResult[]>();
    for (const result of results) {
      const source = sources[result.id];
      const isWeak = result.score < (results[0]?.score ?? 0) * minShareOfBest;
      const hasOwnMatch =
        !source?.part ||
        Object.values(result.match)
          .flat()
          .some((field) => field !== 'page');
      if (!source || isWeak || !hasOwnMatch) continue;
      groups.set(source.page, [...(groups.get(source.page) ?? []), result]);
    }
    return [...groups].slice(0, maxPages).map(([page, found]) => {
      const minScore = (found[0]?.score ?? 0) * minShareOfPage;
      const own = found.filter(({ id }) => !sources[id]?.part);
      const parts = found
        .filter((result) => !own.includes(result) && result.score >= minScore)
        .slice(0, maxParts);
      return {
        page,
        parts: parts.flatMap(({ id }) => sources[id]?.part ?? []),
        found: [...own, ...parts].flatMap(({ terms }) => terms),
      };
    });
  }

  /** Hits for pages that are chosen by hand, with the parts that a query has found of them. */
  const pick = (paths: readonly string[], hits: readonly PageHit[] = []) =>
    paths
      .flatMap((path) => pages.find((page) => page.path === path) ?? [])
      .map((page) => hits.find((hit) => hit.page === page) ?? { page, parts: [], found: [] });

  return (query) => {
    if (!query) return { kind: 'answered', hits: pick(suggested) };
    const complete = find(query, 'AND');
    const isPartial = complete.length === 0;
    const results = isPartial ? find(query, 'OR') : complete;
    const hits = toHits(results);
    // A query whose words are on a page is not a misspelt topic.
    const topic = findTopic(query, isPartial || !results.some(isExact));
    if (topic?.open) return { kind: 'open', hits: pick(topic.pages) };
    if (topic) {
      const others = hits.filter(({ page }) => !topic.pages.includes(page.path));
      return { kind: 'answered', hits: [...pick(topic.pages, hits), ...others].slice(0, maxPages) };
    }
    if (hits.length === 0) return { kind: 'unknown', hits };
    return { kind: isPartial ? 'partly' : 'answered', hits };
  };
}

/**
 * Creates a function that finds the topic of a query. All words must match: `cost` is a topic, but
 * `cost reduction` is not.
 *
 * @returns function whose second parameter says whether typing errors are allowed
 */
function createTopicFinder(topics: readonly SearchTopic[]) {
  const wordsOf = (text: string) =>
    (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillerWords.has(word));
  const phrases = topics.flatMap((topic) =>
    topic.queries.map((query) => ({ topic, words: wordsOf(query) })),
  );
  const miniSearch = new MiniSearch({ fields: ['text'] });
  miniSearch.addAll(phrases.map((phrase, id) => ({ id, text: phrase.words.join(' ') })));

  return (query: string, allowTypos: boolean): SearchTopic | undefined => {
    const asked = wordsOf(query);
    if (asked.length === 0) return undefined;
    const results = miniSearch.search(asked.join(' '), {
      combineWith: 'AND',
      fuzzy: allowTypos && maxTopicTypos,
      weights: { prefix: 0, fuzzy: 0.1 },
    });
    // The query's words all match; with the same number of words, the phrase has no others.
    const match = results.find(({ id }) => phrases[id]?.words.length === asked.length);
    return match && phrases[match.id]?.topic;
  };
}

/** The pieces of a text: words that were found are marked, and what is between them is not. */
export const markedPieces = (text: string, found: readonly string[]) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece) => ({ text: piece, isMarked: found.includes(fold(piece)) }));

/**
 * Excerpt of a text around its first match, cut between words.
 *
 * @returns at most about `maxLength` characters; empty without a match
 */
export function excerpt(text: string, found: readonly string[], maxLength: number): string {
  const first = markedPieces(text, found).findIndex(({ isMarked }) => isMarked);
  if (first < 0) return '';
  if (text.length <= maxLength) return text;
  const all = text.split(' ');
  const at = all.findIndex((word) => markedPieces(word, found).some(({ isMarked }) => isMarked));
  const start = Math.max(0, at - 4);
  let end = at + 1;
  while (end < all.length && all.slice(start, end + 1).join(' ').length <= maxLength) end += 1;
  return `${start > 0 ? '… ' : ''}${all.slice(start, end).join(' ')}${end < all.length ? ' …' : ''}`;
}
