/** A plain table for a terminal that keeps its shape with any script, emoji or hostile text. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and signs that take two columns. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
const invisible = /^[\p{M}\p{Cf}\p{Cc}]+$/u;

const widthOf = (grapheme: string) => (invisible.test(grapheme) ? 0 : wide.test(grapheme) ? 2 : 1);

/** Without what would steer the terminal, or turn the direction of the cells beside it. */
const tame = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

/** One line of text that does nothing to the terminal. */
export const plain = (text: string): string => isolate(tame(text));

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** First strong isolate … pop: letters that run to the left stay in their cell. */
const isolate = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

const partsOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
/** Columns that a text takes in a terminal. */
export const columnsOf = (text: string): number =>
  partsOf(text).reduce((columns, part) => columns + widthOf(part), 0);

/** Cut or filled to exactly this many columns. */
function fill(text: string, width: number): string {
  const total = columnsOf(text);
  if (total <= width) return isolate(text) + ' '.repeat(width - total);
  let used = 0;
  let kept = '';
  for (const part of partsOf(text)) {
    if (used + widthOf(part) > width - 1) break;
    kept += part;
    used += widthOf(part);
  }
  return `${isolate(kept)}…${' '.repeat(width - used - 1)}`;
}

/** Widest a column may be before it is cut; the last one takes what is left. */
const widest = 30;
const narrowest = 4;
const narrowLast = 16;
const gap = 2;

/**
 * Widths that stay within the terminal: every column but the last has a limit, and what is
 * still too much is taken from the widest. The first, by which a row is named, stays whole.
 */
function widthsFor(natural: readonly number[], columns: number): number[] {
  const last = natural.length - 1;
  const widths = natural.map((width, at) => (at === last ? width : Math.min(widest, width)));
  const excess = () =>
    widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1) - columns;
  // The last one first, down to a share that still says something.
  widths[last] = Math.max(
    Math.min(widths[last] ?? 0, narrowLast),
    (widths[last] ?? 0) - Math.max(0, excess()),
  );
  while (excess() > 0) {
    const most = Math.max(...widths.slice(1));
    if (most <= narrowest) break;
    widths[widths.lastIndexOf(most)] = most - 1;
  }
  return widths;
}

/** @param columns width of the terminal, in characters */
export function table(heads: readonly string[], rows: readonly string[][], columns = 100): string {
  const lines = [heads, ...rows].map((cells) => cells.map(tame));
  const widths = widthsFor(
    heads.map((_, at) => Math.max(...lines.map((cells) => columnsOf(cells[at] ?? '')))),
    columns,
  );
  return lines
    .map((cells) => widths.map((width, at) => fill(cells[at] ?? '', width)).join(' '.repeat(gap)))
    .map((line) => line.trimEnd())
    .join('\n');
}
