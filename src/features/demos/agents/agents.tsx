import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DemoFrame, Range } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useStepper } from '../use-stepper.ts';
import { useUrlState } from '../use-url-state.ts';
import { agentsRun } from './agents-run.ts';
import { TaskField } from './field.tsx';
import {
  type Answer,
  type Answers,
  answers,
  auditLine,
  euros,
  type Limits,
  sentenceOf,
} from './gate-queue.ts';
import {
  amountAt,
  amountSteps,
  fromAddress,
  type Settings,
  start,
  stepOf,
  type Task,
  tasks,
  toAddress,
} from './tasks.ts';

const source =
  'The sixty tasks are generated, the same for every visitor. Amounts are spread evenly on a logarithmic scale, confidences go from 50 to 99%. A proposal of confidence c is right with probability c. “Mistakes” adds the amounts of wrong proposals that were carried out; “corrected” and “refused” count as caught. What waiting costs is not part of it.';

/**
 * 'Set the limits of an agent': sixty tasks, two limits, and the visitor's answers to what stops.
 */
export default function Agents(props: DemoProps) {
  const { settings, set } = useUrlState(start, { toAddress, fromAddress }, () => player.touch());
  const [open, setOpen] = useState<number>();
  const { limits, given, isClosed } = settings;
  const run = agentsRun(tasks, limits, given, isClosed);
  const waits = run.waiting.length > 0 && !isClosed;
  const player = useStepper(4, (step) => step === 2 && waits);
  const [next] = run.waiting;

  const change = (part: Partial<Settings>) => set({ ...settings, ...part });

  const setLimits = (next: Limits) => {
    change({ limits: next });
    player.touch();
  };

  /** The answers leave with the last case; focus goes on to the controls beside them. */
  const finish = (button: Element) => {
    button.closest('[data-instrument]')?.querySelector<HTMLElement>('[data-play]')?.focus();
    player.goTo(3);
  };

  return (
    <DemoFrame
      {...props}
      run={run}
      player={{
        ...player,
        play() {
          // A new run starts without answers.
          if (player.state === 'idle' || player.state === 'done') {
            change({ given: {}, isClosed: false });
          }
          player.play();
        },
        goTo(step) {
          // A step after the open cases leaves them unanswered; going back to that step asks again.
          if (step === 3 && waits) change({ isClosed: true });
          if (step < 3 && isClosed) change({ isClosed: false });
          player.goTo(step);
        },
      }}
      source={source}
      figure={
        <TaskField
          tasks={tasks}
          limits={limits}
          given={given}
          step={player.step}
          open={player.state === 'waiting' ? next?.number : open}
          choose={setOpen}
          setLimits={setLimits}
        />
      }
      answers={
        player.state === 'waiting' ? (
          <AnswerRow
            waiting={run.waiting.length}
            answer={(answer, button) => {
              if (!next) return;
              change({ given: { ...given, [next.number]: answer } });
              if (run.waiting.length === 1) finish(button);
            }}
            leave={(button) => {
              change({ isClosed: true });
              finish(button);
            }}
          />
        ) : null
      }
      settings={
        <div className="grid gap-8">
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <Range
              label="Largest amount that passes by itself"
              valueText={euros(limits.amount)}
              value={stepOf(limits.amount)}
              min={0}
              max={amountSteps}
              change={(step) => setLimits({ ...limits, amount: amountAt(step) })}
            />
            <Range
              label="Least confidence that passes by itself"
              valueText={`${Math.round(limits.confidence * 100)}%`}
              value={Math.round(limits.confidence * 100)}
              min={50}
              max={100}
              change={(value) => setLimits({ ...limits, confidence: value / 100 })}
            />
          </div>
          <CaseList tasks={tasks} limits={limits} given={given} open={open} choose={setOpen} />
        </div>
      }
    />
  );
}

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
function AnswerRow({ waiting, answer, leave }: AnswerRowProps) {
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
function CaseList({ tasks, limits, given, open, choose }: CaseListProps) {
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
