/** Cuts text between the characters that a reader sees (graphemes), never inside one. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The graphemes of a text. A grapheme longer than `most` is split into its code points. */
function* signsOf(text: string, most: number): Generator<string> {
  for (const { segment } of graphemes.segment(text)) {
    if (segment.length <= most) yield segment;
    else yield* segment;
  }
}

/** Splits a text into pieces of at most `most` UTF-16 units each. */
export function pieces(text: string, most: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const sign of signsOf(text, most)) {
    if (piece.length + sign.length > most) {
      found.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return piece ? [...found, piece] : found;
}

/** Cuts a text to at most `most` UTF-16 units, with a sign that marks the cut. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${pieces(text, most - 1)[0]?.trimEnd() ?? ''}…`;
}
