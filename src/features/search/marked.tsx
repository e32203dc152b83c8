import type { Match } from '../../lib/search/engine.ts';
import { markedPieces } from '../../lib/search/marks.ts';

/** A text with what was found in it marked. */
export function Marked({ text, match }: { text: string; match: Match }) {
  return markedPieces(text, match).map(({ text: piece, marked }, index) =>
    marked ? (
      <mark
        key={index}
        className="bg-transparent text-human underline decoration-2 underline-offset-[0.18em]"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
