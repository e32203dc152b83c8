import { cn } from '../../../lib/cn.ts';
import { Handle } from '../handle.tsx';

const [width, height] = [1200, 90];
/** Highest sum that is shown, in σ; higher ones are cut off at the top. */
const most = 12;
const yOf = (sum: number) => height * (1 - Math.min(1, sum / most));

interface SumsProps {
  /** Of CUSUM after each reading, in σ. */
  sums: readonly number[];
  /** In σ. */
  limit: number;
  setLimit: (limit: number) => void;
  isShown: boolean;
}

/** The sums of CUSUM below the readings, and the limit that they must not pass, which is dragged. */
export function Sums({ sums, limit, setLimit, isShown }: SumsProps) {
  const places = sums.map(
    (sum, index) => `${((index / (sums.length - 1)) * width).toFixed(1)} ${yOf(sum).toFixed(1)}`,
  );
  return (
    <>
      <p className="type-label pt-3 text-right text-muted">CUSUM</p>
      <div className="relative mt-3">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className={cn(
            'h-16 w-full border-b border-line transition-opacity duration-(--duration-state) [&_path]:[vector-effect:non-scaling-stroke] lg:h-20',
            !isShown && 'opacity-0',
          )}
        >
          <path
            d={`M0 ${height}L${places.join('L')}L${width} ${height}Z`}
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
        </svg>
        {isShown && (
          <Handle
            label={`limit ${limit} σ`}
            name="limit"
            style={{ top: `${(yOf(limit) / height) * 100}%` }}
            className="right-0 h-11 -translate-y-1/2 cursor-ns-resize items-center"
            drag={(_, down) => setLimit((1 - down) * most)}
          />
        )}
      </div>
    </>
  );
}
