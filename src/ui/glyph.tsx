import { glyphs } from './glyph-paths.ts';

export type GlyphName = keyof typeof glyphs;

/** A line glyph in the current colour. Decoration only: the text beside it carries the meaning. */
export function Glyph({ name, className }: { name: GlyphName; className?: string | undefined }) {
  const [lines, dots] = glyphs[name] as readonly [string, string?];
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      {dots && <path d={dots} strokeWidth="3.4" />}
    </svg>
  );
}
