import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../anchor.ts';

/** What kind of page a result is; each has its label in the dialog. */
export type PageKind =
  | 'page'
  | 'solution'
  | 'use-case'
  | 'role'
  | 'industry'
  | 'resource'
  | 'article';

/** A titled part of a page that can be reached by its anchor. */
export interface SearchPart {
  anchor: string;
  title: string;
  text: string;
}

export interface SearchPage {
  path: string;
  kind: PageKind;
  /** As people call the page: `Neural Edge`. */
  title: string;
  /** One sentence on what it holds. */
  summary: string;
  /** Words that lead here and are not shown. */
  words: string;
  /** BCP 47; absent for English. */
  lang?: string;
  /** Offering whose colour marks it. */
  accent?: string;
  parts: readonly SearchPart[];
}

/** Queries that mean the same, and the pages for them. */
export interface SearchTopic {
  /** Whole queries that mean the topic; typing errors in them are forgiven. */
  queries: readonly string[];
  /** Pages that answer; where `open` is set, pages that are only related. */
  pages: readonly string[];
  /** The site gives no answer: search says so, and offers the form. */
  open?: true;
}

/** The file that the build writes and the dialog loads. */
export interface SearchIndex {
  pages: readonly SearchPage[];
  /** Paths shown before anything is typed. */
  suggested: readonly string[];
  /** Queries offered when nothing was found. */
  tries: readonly string[];
  /** Queries whose pages are named by hand. */
  topics: readonly SearchTopic[];
}

/** Words of both languages that search ignores. */
const stopWords = new Set(
  (
    'a an and are as at be by can do for from has how if in into is it its no not of on or our so ' +
    'that the their there they this to was we what when which who will with you your ' +
    'al como con cual de del el en es esta este la las lo los mas no o para pero por que se si sin su sus tu un una y'
  ).split(' '),
);

const processTerm = (word: string) => {
  const term = fold(word);
  return stopWords.has(term) ? null : term;
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
  /** @param only filters pages; with it all matching pages are returned, not only the best ones */
  search: (query: string, only?: (page: SearchPage) => boolean) => readonly PageHit[];
}

const maxPages = 8;
const maxParts = 3;
/** A result that scores below this share of the best one is left out. */
const minShare = 0.14;
/** A part that scores below this share of its page's score is not listed. */
const minPartShare = 0.2;

/** Typing errors that are forgiven in a term: three letters must be right. */
const typosIn = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

type Only = ((page: SearchPage) => boolean) | undefined;
/** What an entry of the full-text index stands for: a page, or a part of one. */
type Origin = { page: SearchPage; part?: SearchPart };

/** The full-text index of all pages and parts; the id of an entry is its index in `origins`. */
function indexEntries(pages: readonly SearchPage[]) {
  const mini = new MiniSearch<Entry>({ fields: ['title', 'page', 'text', 'words'], processTerm });
  const origins: Origin[] = [];
  const add = (page: SearchPage, part?: SearchPart) => {
    mini.add({
      id: origins.push(part ? { page, part } : { page }) - 1,
      title: part ? part.title : page.title,
      page: part ? page.title : '',
      text: part ? part.text : page.summary,
      words: part ? '' : page.words,
    });
  };
  for (const page of pages) {
    add(page);
    for (const part of page.parts) add(page, part);
  }
  return { mini, origins };
}

/** Results by page, best first. A part that only its page's title has found is left out: it adds nothing. */
function groupByPage(results: readonly SearchResult[], origins: readonly Origin[], only: Only) {
  const best = results[0]?.score ?? 0;
  const groups = new Map<
    SearchPage,
    { own?: SearchResult; score: number; parts: SearchResult[] }
  >();
  for (const result of results) {
    const origin = origins[result.id];
    if (!origin || (only ? !only(origin.page) : result.score < best * minShare)) continue;
    const group = groups.get(origin.page) ?? { score: result.score, parts: [] };
    groups.set(origin.page, group);
    if (!origin.part) group.own = result;
    else if (Object.values(result.match).some((fields) => fields.some((name) => name !== 'page')))
      group.parts.push(result);
  }
  return [...groups].filter(([, { own, parts }]) => own || parts.length > 0);
}

/** Makes an index searchable: tolerant of typing errors, of unfinished words and of missing accents. */
export function searchEngine(index: SearchIndex): SearchEngine {
  const { mini, origins } = indexEntries(index.pages);

  const ask = (query: string, combineWith: 'AND' | 'OR') =>
    mini.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: typosIn,
      boost: { title: 4, words: 2, page: 0.4 },
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // A page before its own parts, when they answer alike.
      boostDocument: (id) => (origins[id]?.part ? 1 : 1.6),
    });

  const hitsOf = (results: readonly SearchResult[], only: Only): PageHit[] =>
    groupByPage(results, origins, only)
      .slice(0, only ? undefined : maxPages)
      .map(([page, { own, score, parts }]) => ({
        page,
        ...matchOf(own),
        parts: parts
          .filter((result) => result.score >= score * minPartShare)
          .slice(0, maxParts)
          .flatMap((result) => {
            const part = origins[result.id]?.part;
            return part ? [{ part, ...matchOf(result) }] : [];
          }),
      }));

  const find = (query: string, only?: Only) => {
    const all = ask(query, 'AND');
    // When no page has all words, pages that have some of them are found.
    const partly = all.length === 0;
    return { hits: hitsOf(partly ? ask(query, 'OR') : all, only), partly };
  };

  const topicOf = topicFinder(index.topics);
  const answer: SearchEngine['answer'] = (query) => {
    const { hits, partly } = find(query);
    // A word that the site has is not taken for a misspelt word of a topic.
    const topic = topicOf(query, partly || !hits.some(isLiteral));
    if (topic)
      return { kind: topic.open ? 'open' : 'answered', hits: withTopic(topic, index, hits) };
    if (hits.length === 0) return { kind: 'unknown', hits };
    return { kind: partly ? 'partly' : 'answered', hits };
  };
  return { index, search: (query, only) => find(query, only).hits, answer };
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
  return [...named, ...others].slice(0, maxPages);
}

const matchOf = (result?: SearchResult): Match => ({
  found: result?.terms ?? [],
  queryTerms: result?.queryTerms ?? [],
});

/** Words that a query's topic does not depend on. */
const filler = new Set(
  (
    'a an and any are can could do does for have how i in is it me much my neural of offer on our ' +
    'please show suite the there to use we what where which with you your'
  ).split(' '),
);

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !filler.has(word));

/** Typing errors that are forgiven in a topic's word: two from five letters on, because swapped letters count as two. */
const topicTypos = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/**
 * Finds the topic that a whole query means. `cost` is a topic, `cost reduction` is a search for words.
 *
 * @returns a function whose second parameter says whether typing errors are forgiven
 */
function topicFinder(topics: readonly SearchTopic[]) {
  const phrases = topics.flatMap((topic) =>
    topic.queries.map((text) => ({ topic, words: wordsOf(text) })),
  );
  const mini = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  mini.addAll(phrases.map(({ words }, id) => ({ id, text: words.join(' ') })));

  return (query: string, forgiving: boolean): SearchTopic | undefined => {
    const words = wordsOf(query);
    if (words.length === 0) return undefined;
    const found = mini.search(words.join(' '), {
      combineWith: 'AND',
      fuzzy: forgiving && topicTypos,
      weights: { prefix: 0, fuzzy: 0.1 },
    });
    const meant = found.find(({ id }) => phrases[id]?.words.length === words.length);
    return meant && phrases[meant.id]?.topic;
  };
}
