import MiniSearch from 'minisearch';
import { fold } from '../anchor.ts';
import type { SearchTopic } from './types.ts';

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

/** Two slips from five letters on: two letters in the wrong order count as two. */
const slips = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/**
 * Finds the topic that a whole query means. `cost` is a topic, `cost reduction` is a search for words.
 *
 * @returns a function whose second parameter says whether slips are forgiven
 */
export function topicFinder(topics: readonly SearchTopic[]) {
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
      fuzzy: forgiving && slips,
      weights: { prefix: 0, fuzzy: 0.1 },
    });
    const meant = found.find(({ id }) => phrases[id]?.words.length === words.length);
    return meant && phrases[meant.id]?.topic;
  };
}
