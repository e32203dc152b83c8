/** A plain table for a terminal that keeps its shape with any script, emoji or hostile text. */
import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';

/** Without what would steer the terminal, or turn the direction of the cells beside it. */
const tame = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** First strong isolate … pop: letters that run to the left stay in their cell. */
const isolate = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** One line of text that does nothing to the terminal. */
export const plain = (text: string): string => isolate(tame(text));

/** Cut or filled to exactly this many columns. */
function fill(text: string, width: number): string {
  let kept = cliTruncate(text, width);
  // A character of two columns, of which only one was left, is cut off with the one before it.
  if (stringWidth(kept) > width) kept = cliTruncate(text, width - 1);
  return isolate(kept) + ' '.repeat(width - stringWidth(kept));
}

/** Widest and narrowest that a column is made to fit; the last one takes what is left. */
const [widest, narrowest] = [30, 4];
const gap = '  ';

/**
 * Widths that stay within the terminal: what is too much is taken from the widest column. The
 * first, by which a row is named, stays whole.
 */
function widthsFor(natural: readonly number[], columns: number): number[] {
  const last = natural.length - 1;
  const widths = natural.map((width, at) => Math.min(width, at === last ? columns : widest));
  const room = columns - gap.length * last;
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const most = Math.max(...widths.slice(1));
    if (most <= narrowest) break;
    widths[widths.lastIndexOf(most)] = most - 1;
  }
  return widths;
}

/** @param columns width of the terminal, in characters; some do not know theirs */
export function table(heads: readonly string[], rows: readonly string[][], columns = 0): string {
  const lines = [heads, ...rows].map((cells) => cells.map(tame));
  const widths = widthsFor(
    heads.map((_, at) => Math.max(...lines.map((cells) => stringWidth(cells[at] ?? '')))),
    columns || 100,
  );
  return lines
    .map((cells) =>
      widths
        .map((width, at) => fill(cells[at] ?? '', width))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}
