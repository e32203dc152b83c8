import { type PointerEvent, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { getPointerShare, Handle, Plot, useDrag } from '../demo-frame.tsx';
import type { EdgeRun } from './edge-run.ts';
import { ruleNames } from './gate.ts';
import { cleanStream, length, range } from './stream.ts';

/** Size of the figure's view box. */
const [width, height] = [1200, 360];

const xOf = (index: number) => (index / (length - 1)) * width;
const yOf = (reading: number) => ((range.high - reading) / (range.high - range.low)) * height;

/** Path data of a line through the readings, with a gap at each missing reading. */
const createLinePath = (readings: readonly (number | null)[]) =>
  readings
    .map((reading, index) =>
      reading === null
        ? ''
        : `${(readings[index - 1] ?? null) === null ? 'M' : 'L'}${xOf(index).toFixed(1)} ${yOf(reading).toFixed(1)}`,
    )
    .join('');

/** Path data of a line over the whole height at a reading. */
const createVerticalPath = (index: number) => `M${xOf(index)} 0V${height}`;

/**
 * Path data of dots: lines of length 0 with round ends, which stay round when the SVG is stretched.
 */
const createDotsPath = (places: readonly (readonly [index: number, y: number])[]) =>
  places.map(([index, y]) => `M${xOf(index).toFixed(1)} ${y.toFixed(1)}h0`).join('');

/**
 * Style that places an HTML element at a reading. The element is shifted by the same share of its
 * own width, so that it stays within the figure.
 */
const placeAt = (index: number) => {
  const percent = (index / (length - 1)) * 100;
  return { left: `${percent}%`, translate: `${-percent}%` };
};

/** What a handle sets, and its value. */
const HandleLabel = ({ text }: { text: string }) => (
  <span className="type-mark rounded-hair border border-line bg-surface px-2 py-0.5 whitespace-nowrap">
    {text}
  </span>
);

interface TraceProps {
  run: EdgeRun;
  /** Index of the step: clean stream, bad reading, caught, report. */
  step: number;
  /** Limit of the CUSUM rule, in standard deviations (σ). */
  limit: number;
  /** Called when the visitor drags the limit; in σ. */
  setLimit: (limit: number) => void;
  /** Index of the reading at which the fault begins; null if the visitor drew it. */
  faultStart: number | null;
  /** Called when the visitor drags the beginning of the fault. */
  setFaultStart: (index: number) => void;
  /** Called when the visitor draws readings; `isNew` at the first points of a drag. */
  draw: (points: readonly (readonly [index: number, reading: number])[], isNew: boolean) => void;
}

/**
 * Figure of the Edge demo: the stream of readings with those that the rules mark, and below it the
 * sums of CUSUM, a rule that adds up deviations to find a lasting shift.
 */
export function Trace({ run, step, limit, setLimit, faultStart, setFaultStart, draw }: TraceProps) {
  /** Last point of the current drag. */
  const lastPoint = useRef<readonly [number, number] | null>(null);
  const readings = step === 0 ? cleanStream : run.readings;
  const isMarked = step > 1;
  const caught = isMarked ? run.caught : null;
  const marked = readings.flatMap((reading, index) =>
    isMarked && reading !== null && run.marks[index]?.length
      ? [[index, yOf(reading)] as const]
      : [],
  );
  const missing = readings.flatMap((reading, index) => (reading === null ? [index] : []));

  const getPoint = (event: PointerEvent) => {
    const [across, down] = getPointerShare(event, event.currentTarget);
    const index = Math.round(across * (length - 1));
    const reading = range.high - down * (range.high - range.low);
    return [index, Math.round(reading * 10) / 10] as const;
  };

  /** Draws up to the pointer. Readings that a fast pointer skips are interpolated linearly. */
  const drawTo = (event: PointerEvent) => {
    const to = getPoint(event);
    const from = lastPoint.current ?? to;
    const count = Math.abs(to[0] - from[0]);
    const points = Array.from({ length: count + 1 }, (_, index) => {
      const share = count ? index / count : 1;
      const value = from[1] + (to[1] - from[1]) * share;
      return [from[0] + Math.sign(to[0] - from[0]) * index, Math.round(value * 10) / 10] as const;
    });
    draw(points, lastPoint.current === null);
    lastPoint.current = to;
  };

  const drawHandlers = useDrag<HTMLDivElement>(drawTo, (event) => {
    lastPoint.current = null;
    drawTo(event);
  });

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div aria-hidden="true" className="type-mark flex flex-col justify-between py-1 text-right">
        <span>{`${range.high} °C`}</span>
        <span>{(range.high + range.low) / 2}</span>
        <span>{range.low}</span>
      </div>
      <div className="relative">
        <Plot
          size={[width, height]}
          className="h-64 w-full border-y border-line lg:h-[24rem] 2xl:h-[28rem]"
        >
          {missing.map((index) => (
            <path
              key={index}
              d={createVerticalPath(index)}
              strokeWidth="5"
              strokeLinecap="butt"
              className={isMarked ? 'text-accent' : 'text-line'}
              strokeOpacity="0.4"
            />
          ))}
          {step > 0 && (
            <g strokeWidth="1" className="text-muted">
              <path d={createLinePath(cleanStream)} strokeDasharray="2 4" />
              {faultStart !== null && (
                <path d={createVerticalPath(faultStart)} strokeDasharray="2 6" />
              )}
            </g>
          )}
          <path d={createLinePath(readings)} strokeWidth="1.75" className="text-text" />
          <path
            d={createDotsPath(marked)}
            className="text-accent [stroke-width:5] lg:[stroke-width:9]"
          />
          {caught && (
            <path d={createVerticalPath(caught.at)} strokeWidth="1.5" className="text-accent" />
          )}
        </Plot>
        {caught && (
          <p
            aria-hidden="true"
            data-caught
            className="type-mark absolute top-3 bg-surface px-2 whitespace-nowrap text-accent"
            style={placeAt(caught.at)}
          >
            <span>{ruleNames[caught.rule]}</span>
            <span className="block text-text">{caught.after}</span>
          </p>
        )}
        <div
          className="scripting-only absolute inset-0 cursor-crosshair touch-pan-y"
          data-trace
          {...drawHandlers}
        />
        {step > 0 && faultStart !== null && (
          <Handle
            name="begins"
            style={placeAt(faultStart)}
            className="bottom-0 h-11 cursor-ew-resize items-end"
            drag={(across) => setFaultStart(Math.round(across * (length - 1)))}
          >
            <HandleLabel text={`from minute ${faultStart}`} />
          </Handle>
        )}
      </div>
      <Sums sums={run.sums} limit={limit} setLimit={setLimit} isShown={isMarked} />
      <span />
      <p aria-hidden="true" className="type-mark mt-2 flex justify-between">
        <span>0 min</span>
        <span>60</span>
        <span>120</span>
      </p>
    </div>
  );
}

/** Height of the view box of the sums, which is as wide as that of the readings. */
const sumsHeight = 90;
/** Minimum of the sum at the top of the scale, in σ. */
const minScale = 12;

interface SumsProps {
  /** Sum of CUSUM after each reading, in σ. */
  sums: readonly number[];
  /** Limit of the sums, in σ. */
  limit: number;
  setLimit: (limit: number) => void;
  isShown: boolean;
}

/** The sums of CUSUM, and their limit, which the visitor can drag. */
function Sums({ sums, limit, setLimit, isShown }: SumsProps) {
  const highest = Math.max(minScale, ...sums);
  // The scale is a square root, so that a sum of 5 is visible beside a sum of 100.
  const yOf = (sum: number) => sumsHeight * (1 - Math.sqrt(sum / highest));
  const places = sums.map((sum, index) => `${xOf(index).toFixed(1)} ${yOf(sum).toFixed(1)}`);
  return (
    <>
      <p className="type-mark pt-3 text-right">CUSUM</p>
      <div className="relative mt-3">
        <Plot
          size={[width, sumsHeight]}
          className={cn(
            'h-16 w-full border-b border-line transition-opacity duration-(--duration-state) lg:h-20',
            !isShown && 'opacity-0',
          )}
        >
          <path
            d={`M0 ${sumsHeight}L${places.join('L')}L${width} ${sumsHeight}Z`}
            fill="currentColor"
            fillOpacity="0.22"
            strokeWidth="1.25"
            className="text-accent"
          />
          <path
            d={`M0 ${yOf(limit)}H${width}`}
            strokeWidth="1"
            strokeDasharray="4 4"
            className="text-text"
          />
        </Plot>
        {isShown && (
          <Handle
            name="limit"
            style={{ top: `${(yOf(limit) / sumsHeight) * 100}%` }}
            className="right-0 h-11 -translate-y-1/2 cursor-ns-resize items-center"
            drag={(_, down) => setLimit((1 - down) ** 2 * highest)}
          >
            <HandleLabel text={`limit ${limit} σ`} />
          </Handle>
        )}
      </div>
    </>
  );
}
