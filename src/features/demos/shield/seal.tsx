import { cn } from '../../../lib/cn.ts';

/**
 * Path data of 64 rays around a centre, each as long as one hexadecimal digit of a hash is large.
 * The view box is 200 by 200 units, centred at 0.
 */
export const raysOf = (hash: string): string =>
  [...hash]
    .map((digit, index) => {
      const angle = (index / 32) * Math.PI;
      const pointAt = (radius: number) =>
        `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
      return `M${pointAt(46)}L${pointAt(48 + Number.parseInt(digit, 16) * 3.1)}`;
    })
    .join('');

interface SealProps {
  hash: string;
  title: string;
  /** Whether the hash is the signed one. */
  isValid: boolean;
}

/**
 * Shows a hash as a seal: rays around a hexagon, one for each hexadecimal digit. Two seals look the
 * same only if their hashes are the same.
 */
export function Seal({ hash, title, isValid }: SealProps) {
  return (
    <div className="flex min-w-0 items-center gap-5">
      <svg
        viewBox="-100 -100 200 200"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={cn('w-24 shrink-0 2xl:w-32', isValid ? 'text-accent' : 'text-(--danger)')}
      >
        <path
          d="M0-36L31.2-18V18L0 36L-31.2 18V-18Z"
          strokeWidth="2"
          fill="currentColor"
          fillOpacity={isValid ? 0.22 : 0}
          strokeDasharray={isValid ? undefined : '4 4'}
        />
        <path d={raysOf(hash)} strokeWidth="2.4" />
      </svg>
      <div className="min-w-0">
        <p className="type-mark">{title}</p>
        <p className="type-small mt-1 font-mono [overflow-wrap:anywhere]">{hash.slice(0, 12)}…</p>
      </div>
    </div>
  );
}
