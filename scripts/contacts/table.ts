/**
 * Formats a plain-text table for a terminal. Its columns stay aligned with text in any script, with
 * emoji, and with text that was written to disturb a terminal.
 */
import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';

/** Removes characters that control the terminal or change the text direction of other cells. */
const removeControls = (text: string) =>
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
export const plain = (text: string): string => isolate(removeControls(text));

/** Cuts or fills a text to exactly this many columns. */
function fill(text: string, width: number): string {
  let shortened = cliTruncate(text, width);
  // If only one of a wide character's two columns fitted, it is cut off together with the character
  // before it.
  if (stringWidth(shortened) > width) shortened = cliTruncate(text, width - 1);
  return isolate(shortened) + ' '.repeat(width - stringWidth(shortened));
}

/** Greatest and smallest width of a column. The last column has no greatest width. */
const [maxWidth, minWidth] = [30, 4];
const gap = '  ';

/**
 * Column widths that together fit into the terminal: the widest column is narrowed until they fit.
 * The first column identifies the row, so it keeps its width.
 */
function fitWidths(natural: readonly number[], columns: number): number[] {
  const last = natural.length - 1;
  const widths = natural.map((width, at) => Math.min(width, at === last ? columns : maxWidth));
  const room = columns - gap.length * last;
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const widest = Math.max(...widths.slice(1));
    if (widest <= minWidth) break;
    widths[widths.lastIndexOf(widest)] = widest - 1;
  }
  return widths;
}

/** @param columns width of the terminal in characters; 0 when the terminal does not report it */
export function table(heads: readonly string[], rows: readonly string[][], columns = 0): string {
  const lines = [heads, ...rows].map((cells) => cells.map(removeControls));
  const widths = fitWidths(
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
