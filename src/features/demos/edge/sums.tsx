import { cn } from '../../../lib/cn.ts';
import { Handle, Plot } from '../demo-frame.tsx';

const [width, height] = [1200, 90];
/** Least height of the scale, in σ. */
const least = 12;

/**
 * Shares of the strip's height: square roots, so that a sum of a hundred leaves room to see one of five.
 *
 * @param highest sum of the strip's top, in σ
 */
const shareOf = (sum: number, highest: number) => Math.sqrt(sum / highest);
const sumAt = (share: number, highest: number) => share ** 2 * highest;

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
  const highest = Math.max(least, ...sums);
  const yOf = (sum: number) => height * (1 - shareOf(sum, highest));
  const places = sums.map(
    (sum, index) => `${((index / (sums.length - 1)) * width).toFixed(1)} ${yOf(sum).toFixed(1)}`,
  );
  return (
    <>
      <p className="type-mark pt-3 text-right">CUSUM</p>
      <div className="relative mt-3">
        <Plot
          size={[width, height]}
          className={cn(
            'h-16 w-full border-b border-line transition-opacity duration-(--duration-state) lg:h-20',
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
        </Plot>
        {isShown && (
          <Handle
            label={`limit ${limit} σ`}
            name="limit"
            style={{ top: `${(yOf(limit) / height) * 100}%` }}
            className="right-0 h-11 -translate-y-1/2 cursor-ns-resize items-center"
            drag={(_, down) => setLimit(sumAt(1 - down, highest))}
          />
        )}
      </div>
    </>
  );
}
