export interface Range {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * Reads a `Range` header with a single range.
 *
 * @returns the range, `null` for none or one that is ignored (several, other units,
 *   malformed), or `'unsatisfiable'`
 */
export function readRange(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
