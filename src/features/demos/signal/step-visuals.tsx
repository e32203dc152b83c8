/** Small figures of what each stage of the pipeline computed for the record. */
import type { ReactNode } from 'react';
import { methods } from '../methods.ts';
import type { SignalRun } from './signal-run.ts';

/** Size of the figures' view box. */
const [width, height] = [200, 64];

interface FigureProps {
  children: ReactNode;
  viewBox?: string;
  className?: string;
}

function Figure({
  children,
  viewBox = `0 0 ${width} ${height}`,
  className = 'h-16 w-full max-w-64 overflow-visible text-accent 2xl:h-20',
}: FigureProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMinYMid"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

/** The readings as a line, the record as a dot at its end. */
export function Stream({ stream }: Pick<SignalRun, 'stream'>) {
  const [low, high] = [Math.min(...stream), Math.max(...stream)];
  const points = stream.map((reading, index) => {
    const x = (index / (stream.length - 1)) * width;
    return `${x.toFixed(1)} ${(height - ((reading - low) / (high - low)) * height).toFixed(1)}`;
  });
  return (
    <Figure>
      <path d={`M${points.join('L')}`} strokeWidth="1.75" strokeLinejoin="round" />
      <path d={`M${points.at(-1)}h0`} strokeWidth="11" />
    </Figure>
  );
}

/** The record's hash as rays around a hexagon. */
export function HashSeal({ hash, className }: { hash: string; className?: string }) {
  return (
    <Figure viewBox="-100 -100 200 200" {...(className && { className })}>
      <path d={`${methods.raysOf(hash)}M0-34L29-17V17L0 34L-29 17V-17Z`} strokeWidth="3" />
    </Figure>
  );
}

/** A bar for each possible cause, as long as the share that it explains. A share of 0 is a dot. */
export function Shares({ shares }: Pick<SignalRun, 'shares'>) {
  return (
    <Figure>
      <path d={`M4 10H${width}M4 32H${width}M4 54H${width}`} strokeWidth="2" strokeOpacity="0.3" />
      <path
        d={shares
          .map(([, share], row) => `M4 ${10 + row * 22}h${(share * 192).toFixed(1)}`)
          .join('')}
        strokeWidth="9"
      />
    </Figure>
  );
}

/**
 * Amount and confidence of the agent's proposal as dots on two scales, with a mark at each limit.
 */
export function Limits({ amount, confidence }: Pick<SignalRun, 'amount' | 'confidence'>) {
  const [proposed, limit] = amount;
  // The scale is 12% longer than the larger amount.
  const maxAmount = Math.max(proposed, limit) * 1.12;
  const x = (share: number) => (4 + share * 192).toFixed(1);
  const rows = [
    [proposed / maxAmount, limit / maxAmount],
    [confidence[0], confidence[1]],
  ] as const;
  return (
    <Figure>
      <path d={`M4 16H${width}M4 48H${width}`} strokeWidth="2" strokeOpacity="0.3" />
      <path
        d={rows.map(([, limitShare], row) => `M${x(limitShare)} ${5 + row * 32}v22`).join('')}
        strokeWidth="2.5"
        strokeLinecap="butt"
      />
      <path
        d={rows.map(([share], row) => `M${x(share)} ${16 + row * 32}h0`).join('')}
        strokeWidth="12"
      />
    </Figure>
  );
}
