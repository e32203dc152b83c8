/** The 64 bits of a mark: from when and where the visitor pressed, and no biometric. */

/** A press: its place on the pressed element, 0 to 1, and the times of it and the inputs before. */
export interface Press {
  x: number;
  y: number;
  /** Milliseconds, the press last. */
  times: readonly number[];
}

const bits = 64;
const asWord = (value: bigint) => BigInt.asUintN(bits, value);

/**
 * Makes 16 hexadecimal digits from a press; the same press always makes the same ones. FNV-1a of
 * place and times, and the finalizer of MurmurHash3, so that each digit depends on all of them.
 */
export function markOf({ x, y, times }: Press): string {
  let hash = 0xcbf29ce484222325n;
  for (const value of [x * 1e4, y * 1e4, ...times.map((time) => time * 10)])
    hash = asWord((hash ^ asWord(BigInt(Math.round(value)))) * 0x100000001b3n);
  hash = asWord((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  hash = asWord((hash ^ (hash >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return (hash ^ (hash >> 33n)).toString(16).padStart(bits / 4, '0');
}
