import { cn } from '../../../lib/cn.ts';
import { type Answer, answers } from '../agents/gate-queue.ts';
import { consequenceOf, labelOf } from './answer.ts';
import { inUnits, type SignalId, signals } from './signals.ts';

/** Where each of the three answers leads, side by side; told once one of them is given. */
export function Ends({ signal, given }: { signal: SignalId; given: Answer | null }) {
  return (
    <dl className="mt-8 grid grid-cols-3 gap-x-[1.6vw] border-t border-line max-sm:grid-cols-1">
      {answers.map((answer) => (
        <div
          key={answer}
          aria-current={answer === given || undefined}
          className={cn(
            'border-t-2 pt-3 -mt-px max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:pb-2',
            answer === given ? 'border-human' : 'border-transparent',
          )}
        >
          <dt className="type-label text-muted">{labelOf(signal, answer)}</dt>
          <dd className="type-title tabular-nums sm:mt-1">
            {given ? inUnits(signals[signal], consequenceOf(signal, answer).value) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
