import type { CSSProperties, ReactNode, SVGProps } from 'react';
import { cn } from '../../../lib/cn.ts';
import { raysOf } from '../shield/hash-chain.ts';
import { answerStep, type SignalRun } from './signal-run.ts';

/** A stage of the data pipeline, from the page's content. */
export interface Stage {
  id: string;
  label: string;
  /** Delay in seconds after which the highlight leaves the stage when a new round begins. */
  delay: number;
  /** Id of the product. */
  offering: string;
  text: string;
}

interface StagesProps {
  stages: readonly Stage[];
  run: SignalRun;
  /** SHA-256 of the record. */
  hash: string;
  /** Index of the last stage that is highlighted. */
  active: number;
  /** Index of the last stage whose result is shown; -1 when a record was just sent. */
  reached: number;
  choose: (index: number) => void;
  /** Whether nobody has sent a record, or its light has not come. */
  isUnsent: boolean;
  /** Whether therefore no result is seen; the prerendered page may show the example's. */
  isUnseen: boolean;
  /** Whether the receipt lies over the last results. */
  isCovered: boolean;
}

/** The four stages of the pipeline in a row, and under each its result for the record. */
export function Stages({
  stages,
  run,
  hash,
  active,
  reached,
  choose,
  isUnsent,
  isUnseen,
  isCovered,
}: StagesProps) {
  const results: readonly (readonly [figure: ReactNode, text: ReactNode])[] = [
    [<Stream key="figure" stream={run.stream} />, run.computed[0]?.value],
    [
      <HashSeal key="figure" hash={hash} />,
      <span key="found">
        SHA-256 <span className="font-mono">{`${hash.slice(0, 8)}…`}</span>
      </span>,
    ],
    [<Shares key="figure" shares={run.shares} />, run.computed[2]?.value],
    [
      <Limits key="figure" amount={run.amount} confidence={run.confidence} />,
      run.computed[3]?.value,
    ],
  ];
  return (
    <ol className="signal-list" data-active-step={active}>
      {stages.map((stage, index) => (
        <li
          key={stage.id}
          data-accent={stage.offering}
          data-lit={index <= active}
          data-dims={index < answerStep || undefined}
          aria-current={index === active ? 'step' : undefined}
          style={{ '--leave': `${stage.delay}s` } as CSSProperties}
        >
          <div className="stage-head">
            <span className="max-md:type-label md:type-title block text-muted in-data-[lit=true]:text-accent">
              {stage.label}
            </span>
            <button
              type="button"
              className="scripting-only absolute inset-0 min-h-11 focus-visible:shadow-[0_0_0_9px_var(--overlay-local)]"
              aria-label={`Step ${index + 1}: ${stage.label}`}
              onClick={() => choose(index)}
            />
          </div>
          <div
            className={cn(
              'stage-result grid *:[grid-area:1/1] md:pr-4 md:transition-[opacity,visibility] md:duration-(--duration-state)',
              '[@media(scripting:none)]:visible!',
              // On a narrow screen only the active result is visible. Without a transition, in
              // which two would be visible.
              index !== active && 'max-md:invisible',
              index > reached && 'md:invisible md:opacity-0',
              // Nothing of a record that was just sent is seen before its light comes, also not fading.
              reached < 0 && 'transition-none!',
              // Where the receipt lies.
              isCovered && 'max-md:not-print:invisible',
              isCovered && index > 0 && 'md:not-print:invisible',
            )}
          >
            <p className={cn('signal-asked type-small text-muted', !isUnsent && 'sr-only')}>
              {stage.text}
            </p>
            <p aria-hidden={isUnseen || undefined} className="signal-found type-small font-medium">
              {results[index]}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Size of the figures' view box. */
const [width, height] = [200, 64];

/** A small figure of what a stage computed for the record. */
const Figure = (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMinYMid"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    aria-hidden="true"
    className="mb-1 h-8 w-full max-w-64 overflow-visible text-accent sm:h-11 lg:h-12 2xl:h-20"
    {...props}
  />
);

/** The readings as a line, the record as a dot at its end. */
function Stream({ stream }: Pick<SignalRun, 'stream'>) {
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
      <path d={`${raysOf(hash)}M0-34L29-17V17L0 34L-29 17V-17Z`} strokeWidth="3" />
    </Figure>
  );
}

/** A bar for each possible cause, as long as the share that it explains. A share of 0 is a dot. */
function Shares({ shares }: Pick<SignalRun, 'shares'>) {
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
function Limits({ amount, confidence }: Pick<SignalRun, 'amount' | 'confidence'>) {
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
