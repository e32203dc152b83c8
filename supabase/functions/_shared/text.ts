/** Cuts text between graphemes (the characters that a reader sees), never inside one. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The graphemes of a text. A grapheme longer than `max` UTF-16 units is split into its code points.
 */
function* splitGraphemes(text: string, max: number): Generator<string> {
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length <= max) yield segment;
    else yield* segment;
  }
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
