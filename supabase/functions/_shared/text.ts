/** Cuts text between the characters that a reader sees (graphemes), never inside one. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The graphemes of a text. A grapheme longer than `max` is split into its code points. */
function* signsOf(text: string, max: number): Generator<string> {
  for (const { segment } of graphemes.segment(text)) {
    if (segment.length <= max) yield segment;
    else yield* segment;
  }
}

/** Splits a text into pieces of at max `max` UTF-16 units each. */
export function pieces(text: string, max: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const sign of signsOf(text, max)) {
    if (piece.length + sign.length > max) {
      found.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return piece ? [...found, piece] : found;
}

/** Cuts a text to at max `max` UTF-16 units, with a sign that marks the cut. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${pieces(text, max - 1)[0]?.trimEnd() ?? ''}…`;
}
