/**
 * The site's search: full-text search over all pages and their titled parts, with a table of
 * topics, which are whole queries whose pages are chosen by hand. It runs in the browser.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../anchor.ts';

/** Kind of a page. Each has a label in the search dialog. */
export type PageKind =
  | 'page'
  | 'solution'
  | 'use-case'
  | 'role'
  | 'industry'
  | 'resource'
  | 'article';

/** A titled part of a page, to which a result can link. */
export interface SearchPart {
  /** Element id, without `#`. */
  anchor: string;
  title: string;
  text: string;
}

export interface SearchPage {
  path: string;
  kind: PageKind;
  /** Short name of the page, such as `Neural Edge`. */
  title: string;
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
  /** Example queries that are offered when nothing was found. */
  tries: readonly string[];
  topics: readonly SearchTopic[];
}

/** English and Spanish words that search ignores. */
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

/** A document of the full-text index: a page or a part of one. */
interface Entry {
  id: number;
  title: string;
  /** For a part, the title of its page, so that 'neural edge sensors' finds the part on sensors. */
  page: string;
  text: string;
  words: string;
}

/** Why a page or part is a result, so that the matching words can be marked. */
export interface Match {
  /** Words of the text that matched, in lower case without accents. */
  found: readonly string[];
  /** Words of the query that matched, in lower case without accents. */
  queryTerms: readonly string[];
}

/** A part of a page as a result. */
export interface PartHit extends Match {
  part: SearchPart;
}

/** A page as a result, with its best matching parts. */
export interface PageHit extends Match {
  page: SearchPage;
  parts: readonly PartHit[];
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

export interface SearchEngine {
  index: SearchIndex;
  /** The answer to a query. To an empty one it is the suggested pages. */
  answer: (query: string) => Answer;
}

const maxPages = 8;
const maxParts = 3;
/** Results whose score is below this share of the best score are left out. */
const minShareOfBest = 0.14;
/** Parts whose score is below this share of their page's score are left out. */
const minShareOfPage = 0.2;

/** Maximum edit distance to a term of the query. Short terms must match exactly. */
const maxTypos = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** Source of an entry of the full-text index: a page, or a part of one. */
type Source = { page: SearchPage; part?: SearchPart };

/**
 * Builds the full-text index of all pages and parts. The id of an entry is its index in `sources`.
 */
function buildTextIndex(pages: readonly SearchPage[]) {
  const miniSearch = new MiniSearch<Entry>({
    fields: ['title', 'page', 'text', 'words'],
    processTerm,
  });
  const sources: Source[] = [];
  const add = (page: SearchPage, part?: SearchPart) => {
    miniSearch.add({
      id: sources.push(part ? { page, part } : { page }) - 1,
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
  return { miniSearch, sources };
}

/** Groups results by page, best first. Parts that match only by their page's title are left out. */
function groupByPage(results: readonly SearchResult[], sources: readonly Source[]) {
  const bestScore = results[0]?.score ?? 0;
  const groups = new Map<
    SearchPage,
    { own?: SearchResult; score: number; parts: SearchResult[] }
  >();
  for (const result of results) {
    const source = sources[result.id];
    if (!source || result.score < bestScore * minShareOfBest) continue;
    const group = groups.get(source.page) ?? { score: result.score, parts: [] };
    groups.set(source.page, group);
    if (!source.part) group.own = result;
    else if (Object.values(result.match).some((fields) => fields.some((name) => name !== 'page')))
      group.parts.push(result);
  }
  return [...groups].filter(([, { own, parts }]) => own || parts.length > 0);
}

/** Creates the search, which tolerates typing errors, incomplete words and missing accents. */
export function searchEngine(index: SearchIndex): SearchEngine {
  const { miniSearch, sources } = buildTextIndex(index.pages);

  const searchText = (query: string, combineWith: 'AND' | 'OR') =>
    miniSearch.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: maxTypos,
      boost: { title: 4, words: 2, page: 0.4 },
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // With similar matches, a page ranks above its own parts.
      boostDocument: (id) => (sources[id]?.part ? 1 : 1.6),
    });

  const toHits = (results: readonly SearchResult[]): PageHit[] =>
    groupByPage(results, sources)
      .slice(0, maxPages)
      .map(([page, { own, score, parts }]) => ({
        page,
        ...toMatch(own),
        parts: parts
          .filter((result) => result.score >= score * minShareOfPage)
          .slice(0, maxParts)
          .flatMap((result) => {
            const part = sources[result.id]?.part;
            return part ? [{ part, ...toMatch(result) }] : [];
          }),
      }));

  /** Searches for pages with all words of the query, or else (`isPartial`) with some of them. */
  const find = (query: string) => {
    const complete = searchText(query, 'AND');
    const isPartial = complete.length === 0;
    return { hits: toHits(isPartial ? searchText(query, 'OR') : complete), isPartial };
  };

  const findTopic = createTopicFinder(index.topics);
  const answer: SearchEngine['answer'] = (query) => {
    if (!query) return { kind: 'answered', hits: pickHits(index.suggested, index) };
    const { hits, isPartial } = find(query);
    // A query whose words are on a page is not a misspelt topic.
    const topic = findTopic(query, isPartial || !hits.some(isExact));
    if (topic)
      return { kind: topic.open ? 'open' : 'answered', hits: prependTopic(topic, index, hits) };
    if (hits.length === 0) return { kind: 'unknown', hits };
    return { kind: isPartial ? 'partly' : 'answered', hits };
  };
  return { index, answer };
}

/** Whether the page or one of its parts contains all words of the query without typing errors. */
const isExact = (hit: PageHit) =>
  [hit, ...hit.parts].some(
    ({ queryTerms, found }) =>
      queryTerms.length > 0 && queryTerms.every((word) => found.includes(word)),
  );

/** Hits for pages that are chosen by hand: those in `hits`, or else hits without marked words. */
const pickHits = (
  paths: readonly string[],
  { pages }: SearchIndex,
  hits: readonly PageHit[] = [],
) =>
  paths.flatMap((path): PageHit[] => {
    const page = pages.find((candidate) => candidate.path === path);
    const hit = hits.find((candidate) => candidate.page === page);
    return hit ? [hit] : page ? [{ page, parts: [], found: [], queryTerms: [] }] : [];
  });

/** Puts a topic's pages before the other hits. An open topic has only its own pages. */
function prependTopic({ pages, open }: SearchTopic, index: SearchIndex, hits: readonly PageHit[]) {
  if (open) return pickHits(pages, index);
  const otherHits = hits.filter(({ page }) => !pages.includes(page.path));
  return [...pickHits(pages, index, hits), ...otherHits].slice(0, maxPages);
}

const toMatch = (result?: SearchResult): Match => ({
  found: result?.terms ?? [],
  queryTerms: result?.queryTerms ?? [],
});

/** Words that do not change the topic of a query. */
const fillerWords = new Set(
  (
    'a an and any are can could do does for have how i in is it me much my neural of offer on our ' +
    'please show suite the there to use we what where which with you your'
  ).split(' '),
);

const topicWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillerWords.has(word));

/** Maximum edit distance to a word of a topic. Two swapped letters have the distance 2. */
const maxTopicTypos = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/**
 * Creates a function that finds the topic of a query. All words must match: `cost` is a topic,
 * but `cost reduction` is not.
 *
 * @returns function whose second parameter says whether typing errors are allowed
 */
function createTopicFinder(topics: readonly SearchTopic[]) {
  const phrases = topics.flatMap((topic) =>
    topic.queries.map((query) => ({ topic, words: topicWords(query) })),
  );
  const miniSearch = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  miniSearch.addAll(phrases.map(({ words }, id) => ({ id, text: words.join(' ') })));

  return (query: string, allowTypos: boolean): SearchTopic | undefined => {
    const words = topicWords(query);
    if (words.length === 0) return undefined;
    const results = miniSearch.search(words.join(' '), {
      combineWith: 'AND',
      fuzzy: allowTypos && maxTopicTypos,
      weights: { prefix: 0, fuzzy: 0.1 },
    });
    // The query's words all match; with the same number of words, the phrase has no others.
    const match = results.find(({ id }) => phrases[id]?.words.length === words.length);
    return match && phrases[match.id]?.topic;
  };
}
