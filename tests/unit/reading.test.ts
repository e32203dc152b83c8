import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { notes, pages } from './pages.ts';
import { textsOf } from './texts.ts';

const limits = { sentence: 24, paragraph: 60, grade: 9 };

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const longest = (texts: readonly string[]) =>
  texts.reduce((most, text) => (wordsIn(text) > wordsIn(most) ? text : most), '');

/** Labels have no full stop; counted as sentences they would lower the grade of the prose. */
const isProse = (text: string) => /[.!?…”]$/.test(text);

const measured = pages.map(({ path, page }) => {
  const supplements = notes.filter((note) => note.path === path).map((note) => note.notes);
  const texts = textsOf([page.sections, supplements]);
  const prose = texts.filter(isProse);
  const split = prose.flatMap((text) =>
    [...sentences.segment(text)].map(({ segment }) => segment.trim()),
  );
  return {
    path,
    words: wordsIn(texts.join(' ')),
    sentence: longest(split),
    paragraph: longest(prose),
    grade: readability.fleschKincaidGrade(prose.join(' ')),
  };
});

describe('a page reads easily', () => {
  it.each(measured)('$path', ({ sentence, paragraph }) => {
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
