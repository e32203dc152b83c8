/** Every built page reads easily: its sentences, its paragraphs and, where buyers read, its grade. */
import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { elementsOf, pageOf } from './site.ts';

const limits = { sentence: 24, paragraph: 60, grade: 9 };

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
const longest = (texts: readonly string[]) =>
  texts.reduce((most, text) => (wordsIn(text) > wordsIn(most) ? text : most), '');

/** Labels have no full stop; counted as sentences they would lower the grade of the prose. */
const isProse = (text: string) => /[.!?…”]$/.test(text);

const measured = allPaths.map((path) => {
  const prose = elementsOf(pageOf(path))
    .filter(({ tag }) => ['p', 'dd', 'figcaption', 'blockquote'].includes(tag))
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter(isProse);
  return {
    path,
    paragraphs: prose.length,
    sentence: longest(prose.flatMap(sentencesOf)),
    paragraph: longest(prose),
    grade: readability.fleschKincaidGrade(prose.join(' ')),
  };
});

describe('a page reads easily', () => {
  it.each(measured)('$path', ({ paragraphs, sentence, paragraph }) => {
    expect(paragraphs).toBeGreaterThan(2);
    expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(limits.sentence);
    expect(wordsIn(paragraph), paragraph).toBeLessThanOrEqual(limits.paragraph);
  });
});

describe('a page for buyers', () => {
  const buyers = measured.filter(({ path }) => /^\/(solutions|roles|industries)/.test(path));

  it('is one of fourteen', () => {
    expect(buyers).toHaveLength(14);
  });

  it.each(buyers)('$path has the grade of a school reader', ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(limits.grade);
  });
});
