import { cn } from '../../../lib/cn.ts';

/** 64 rays, each as long as one hexadecimal digit, in a frame of 200 by 200 about its middle. */
export const raysOf = (hash: string): string =>
  [...hash]
    .map((digit, index) => {
      const turn = (index / 32) * Math.PI;
      const at = (away: number) =>
        `${(Math.sin(turn) * away).toFixed(1)} ${(-Math.cos(turn) * away).toFixed(1)}`;
      return `M${at(46)}L${at(48 + Number.parseInt(digit, 16) * 3.1)}`;
    })
    .join('');

/**
 * A hash as a seal: 64 rays around a hexagon, each as long as one hexadecimal digit. Two seals
 * are alike only if their hashes are.
 */
export function Seal({ hash, title, holds }: { hash: string; title: string; holds: boolean }) {
  return (
    <div className="flex min-w-0 items-center gap-5">
      <svg
        viewBox="-100 -100 200 200"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={cn('w-24 shrink-0 2xl:w-32', holds ? 'text-accent' : 'text-(--danger)')}
      >
        <path
          d="M0-36L31.2-18V18L0 36L-31.2 18V-18Z"
          strokeWidth="2"
          fill="currentColor"
          fillOpacity={holds ? 0.22 : 0}
          strokeDasharray={holds ? undefined : '4 4'}
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
