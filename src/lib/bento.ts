/** Columns of the bento grid. A wide tile takes four, a narrow one two. */
const columns = 6;

/** Rows for tiles that name no width of their own: never two equal rows in a row. */
const patterns: Record<number, readonly number[]> = {
  1: [6],
  2: [4, 2],
  3: [6, 2, 4],
  4: [4, 2, 2, 4],
  5: [4, 2, 2, 2, 2],
  6: [4, 2, 2, 4, 4, 2],
  7: [4, 2, 2, 4, 2, 2, 2],
  8: [4, 2, 2, 4, 4, 2, 2, 4],
};

/**
 * Column spans that fill every row of a six-column bento, so that cells can share borders.
 *
 * @param wanted 1 for a narrow tile, 2 for a wide one, in reading order; undefined where the data is silent
 */
export function bento(wanted: readonly (1 | 2 | undefined)[]): number[] {
  const pattern = patterns[wanted.length];
  if (pattern && wanted.every((span) => span === undefined)) return [...pattern];

  const spans: number[] = [];
  let free = columns;
  for (const span of wanted) {
    const need = (span ?? 1) * 2;
    if (need > free) {
      // The tile before takes what is left of its row.
      stretchLast(spans, free);
      free = columns;
    }
    spans.push(need);
    free -= need;
    if (free === 0) free = columns;
  }
  if (free < columns) stretchLast(spans, free);
  return spans;
}

function stretchLast(spans: number[], by: number) {
  const last = spans.length - 1;
  spans[last] = (spans[last] ?? 0) + by;
}
