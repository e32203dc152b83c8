/**
 * A plain-text table for a terminal. Its columns stay aligned with any script, emoji or hostile
 * text.
 */
import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';

/**
 * Removes characters that control the terminal or change the text direction of neighbouring cells.
 */
const tame = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/**
 * Puts right-to-left text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that it does
 * not affect its neighbours.
 */
const isolate = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** One line of text without characters that control the terminal. */
export const plain = (text: string): string => isolate(tame(text));

/** Cuts or fills a text to exactly this many columns. */
function fill(text: string, width: number): string {
  let kept = cliTruncate(text, width);
  // If only one of a wide character's two columns fitted, it is cut off together with the character
  // before it.
  if (stringWidth(kept) > width) kept = cliTruncate(text, width - 1);
  return isolate(kept) + ' '.repeat(width - stringWidth(kept));
}

/** Largest and smallest width of a fitted column. The last column gets the rest. */
const [widest, narrowest] = [30, 4];
const gap = '  ';

/**
 * Widths that together fit into the terminal: the widest column is narrowed first. The first column
 * identifies the row, so it keeps its width.
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

/** @param columns width of the terminal in characters; 0 when the terminal does not report it */
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
