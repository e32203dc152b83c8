import { cn } from '../../../lib/cn.ts';
import { type Answer, answers } from '../agents/gate-queue.ts';
import { consequenceOf, labelOf } from './answer.ts';
import type { SignalId } from './signals.ts';

/** Where each of the three answers leads, side by side; told once one of them is given. */
export function Ends({ signal, given }: { signal: SignalId; given: Answer | null }) {
  return (
    <dl className="col-span-full grid gap-x-[1.6vw] border-t border-line sm:grid-cols-3 self-start lg:col-span-7 lg:col-start-6">
      {answers.map((answer) => (
        <div
          key={answer}
          className={cn(
            '-mt-px border-t-2 pt-3 pb-2',
            answer === given ? 'border-(--color-human)' : 'border-transparent',
          )}
        >
          <dt className={cn('type-small font-medium', answer !== given && 'text-muted')}>
            {labelOf(signal, answer)}
          </dt>
          <dd className="type-small mt-1 min-h-[3.2em] tabular-nums sm:min-h-[5em]">
            {given ? (
              consequenceOf(signal, answer).follows
            ) : (
              <span className="text-muted">Worked out once you have answered.</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
