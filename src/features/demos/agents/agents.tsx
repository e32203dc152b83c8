import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AnswerButtons, focusPlay } from '../controls.tsx';
import { DemoFrame, Range } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-demo.ts';
import { agentsRun } from './agents-run.ts';
import { TaskField } from './field.tsx';
import {
  type Answers,
  auditLine,
  dollars,
  type Limits,
  percent,
  sentenceOf,
  waitingOf,
} from './gate-queue.ts';
import {
  amountAt,
  amountSteps,
  fromAddress,
  type Settings,
  start,
  stepOf,
  tasks,
  toAddress,
} from './tasks.ts';

const source =
  'The sixty tasks are generated, the same for every visitor. Amounts are spread evenly on a logarithmic scale, confidences go from 50 to 99%. A proposal of confidence c is right with probability c. “Mistakes” adds the amounts of wrong proposals that were carried out; “corrected” and “refused” count as caught. What waiting costs is not part of it.';

/**
 * Demo of Neural Agents, 'Set the limits of an agent': sixty tasks, two limits, and the visitor's
 * answers to the tasks that exceed a limit.
 */
export default function Agents(props: DemoProps) {
  const { settings, player, change } = useDemo<Settings>({
    start,
    toAddress,
    fromAddress,
    stepCount: 4,
    waits: (step, { limits, given }) => step === 2 && waitingOf(tasks, limits, given).length > 0,
    restart: ({ limits }) => ({ limits, given: {} }),
  });
  /** Number of the task that the visitor has opened. */
  const [openTask, setOpenTask] = useState<number>();
  const { limits, given } = settings;
  const run = agentsRun(limits, given);
  const [next] = run.waiting;
  const setLimits = (newLimits: Limits) => change({ limits: newLimits, given });

  /** Shows the outcome. The answer buttons disappear, so the focus moves to the play button. */
  const finish = (button: Element) => {
    focusPlay(button);
    player.goTo(3);
  };

  return (
    <DemoFrame
      {...props}
      offering="agents"
      run={run}
      player={player}
      source={source}
      figure={
        <TaskField
          limits={limits}
          given={given}
          step={player.step}
          openTask={player.state === 'waiting' ? next?.number : openTask}
          onOpen={setOpenTask}
          setLimits={setLimits}
        />
      }
      answers={
        player.state === 'waiting' ? (
          <div className="flex flex-wrap items-center gap-3">
            <AnswerButtons
              changeLabel="Correct it"
              answer={(answer, button) => {
                if (!next) return;
                change({ limits, given: { ...given, [next.number]: answer } });
                if (run.waiting.length === 1) finish(button);
              }}
            />
            <Button variant="link" onClick={({ currentTarget }) => finish(currentTarget)}>
              {run.waiting.length === 1
                ? 'Leave it waiting'
                : `Leave all ${run.waiting.length} waiting`}
            </Button>
          </div>
        ) : null
      }
      settings={
        <div className="grid gap-8">
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <Range
              label="Largest amount that passes by itself"
              valueText={dollars(limits.amount)}
              value={stepOf(limits.amount)}
              min={0}
              max={amountSteps}
              change={(step) => setLimits({ ...limits, amount: amountAt(step) })}
            />
            <Range
              label="Least confidence that passes by itself"
              valueText={percent(limits.confidence)}
              value={Math.round(limits.confidence * 100)}
              min={50}
              max={100}
              change={(value) => setLimits({ ...limits, confidence: value / 100 })}
            />
          </div>
          <CaseList {...{ limits, given, openTask }} onOpen={setOpenTask} />
        </div>
      }
    />
  );
}

interface CaseListProps {
  limits: Limits;
  given: Answers;
  /** Number of the open task. */
  openTask: number | undefined;
  onOpen: (number: number) => void;
}

/** A field that opens one task as a sentence, and the audit line of every task. */
function CaseList({ limits, given, openTask, onOpen }: CaseListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const task = tasks.find(({ number }) => number === openTask);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <label className="type-small block font-medium text-muted">
          Open a case
          <select
            className="mt-2 block min-h-11 w-full border-b border-muted bg-surface type-body text-text"
            value={openTask ?? ''}
            onChange={({ target }) => onOpen(Number(target.value))}
          >
            <option value="">Choose one of sixty</option>
            {tasks.map(({ number, kind }) => (
              <option key={number} value={number}>
                {`Task ${number}, ${kind.replace(/^an? /, '')}`}
              </option>
            ))}
          </select>
        </label>
        {task && <p className="type-body mt-4">{sentenceOf(task, limits)}</p>}
      </div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="type-small min-h-11 cursor-pointer font-medium">
          Audit trail, sixty lines
        </summary>
        <ol className="type-small mt-2 font-mono text-muted">
          {(isOpen ? tasks : []).map((each) => (
            <li key={each.number} className="py-1">
              {auditLine(each, limits, given)}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
