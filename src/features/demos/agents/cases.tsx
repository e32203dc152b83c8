import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import {
  type Answer,
  type Answers,
  answers,
  auditLine,
  type Limits,
  sentenceOf,
} from './gate-queue.ts';
import type { Task } from './tasks.ts';

const labels: Record<Answer, string> = {
  approve: 'Approve',
  change: 'Correct it',
  refuse: 'Refuse',
};

interface AnswerRowProps {
  /** How many wait. */
  waiting: number;
  answer: (answer: Answer, button: Element) => void;
  leave: (button: Element) => void;
}

/** The three answers to the case that waits, and the way past the rest. */
export function AnswerRow({ waiting, answer, leave }: AnswerRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {answers.map((name) => (
        <Button
          key={name}
          variant={name === 'approve' ? 'neural' : 'outline'}
          data-answer={name}
          onClick={({ currentTarget }) => answer(name, currentTarget)}
        >
          {labels[name]}
        </Button>
      ))}
      <Button variant="link" onClick={({ currentTarget }) => leave(currentTarget)}>
        Leave {waiting === 1 ? 'it' : `all ${waiting}`} waiting
      </Button>
    </div>
  );
}

interface CaseListProps {
  tasks: readonly Task[];
  limits: Limits;
  given: Answers;
  open: number | undefined;
  choose: (number: number) => void;
}

/** One case at a time as a sentence, with the line that it leaves; and all lines. */
export function CaseList({ tasks, limits, given, open, choose }: CaseListProps) {
  const [unfolded, setUnfolded] = useState(false);
  const task = tasks.find(({ number }) => number === open);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <label className="type-small block font-medium text-muted">
          Open a case
          <select
            className="mt-2 block min-h-11 w-full border-b border-muted bg-surface type-body text-text"
            value={open ?? ''}
            onChange={({ target }) => choose(Number(target.value))}
          >
            <option value="">Choose one of sixty</option>
            {tasks.map(({ number, kind }) => (
              <option key={number} value={number}>
                Task {number}, {kind.replace(/^an? /, '')}
              </option>
            ))}
          </select>
        </label>
        {task && <p className="type-body mt-4">{sentenceOf(task, limits)}</p>}
      </div>
      <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="type-small min-h-11 cursor-pointer font-medium">
          Audit trail, sixty lines
        </summary>
        <ol className="type-small mt-2 font-mono text-muted">
          {(unfolded ? tasks : []).map((each) => (
            <li key={each.number} className="py-1">
              {auditLine(each, limits, given)}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
