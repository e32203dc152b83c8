/**
 * Cuts text between graphemes (the characters that a reader sees), never inside one. Functions,
 * commands and pages use it. A browser without `Intl.Segmenter` cuts between code points.
 */

let segmenter: Intl.Segmenter | undefined;

function* graphemesOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/**
 * The graphemes of a text. A grapheme longer than `max` UTF-16 units is split into its code points.
 */
function* splitGraphemes(text: string, max: number): Generator<string> {
  for (const grapheme of graphemesOf(text)) {
    if (grapheme.length <= max) yield grapheme;
    else yield* grapheme;
  }
}

/** Cuts a text to at most `max` code points. */
export function cutText(text: string, max: number): string {
  // A text never has fewer UTF-16 units than code points.
  if (text.length <= max) return text;
  let cut = '';
  let count = 0;
  for (const grapheme of graphemesOf(text)) {
    count += [...grapheme].length;
    if (count > max) break;
    cut += grapheme;
  }
  return cut;
}

/** Splits a text into parts of at most `max` UTF-16 units each. */
export function splitText(text: string, max: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const grapheme of splitGraphemes(text, max)) {
    if (part.length + grapheme.length > max) {
      parts.push(part);
      part = '';
    }
    part += grapheme;
  }
  return part ? [...parts, part] : parts;
}

/** Cuts a text to at most `max` UTF-16 units. An ellipsis marks the cut. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${splitText(text, max - 1)[0]?.trimEnd() ?? ''}…`;
}

/** Whether a text names a time zone, e.g. `America/Mexico_City`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
