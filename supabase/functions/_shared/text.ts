/** Cutting text where a reader would: between signs, never inside one. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one sign; one that alone is longer than `most` comes in its code points. */
function* signsOf(text: string, most: number): Generator<string> {
  for (const { segment } of graphemes.segment(text)) {
    if (segment.length <= most) yield segment;
    else yield* segment;
  }
}

/** Pieces of at most `most` UTF-16 units each. */
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

/** At most `most` UTF-16 units; what was cut shows. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${pieces(text, most - 1)[0]?.trimEnd() ?? ''}…`;
}
