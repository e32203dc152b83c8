/** What a run of the gate shows, computed from its limits and the answers given. */

import type { SceneRun } from '../../../scene/index.tsx';
import type { DemoRun } from '../run.ts';
import {
  type Answers,
  costOf,
  costWithoutGate,
  euros,
  type Limits,
  outcomeOf,
  passes,
  sentenceOf,
} from './gate-queue.ts';
import type { Task } from './tasks.ts';

export interface AgentsRun extends DemoRun {
  /** Tasks that wait for an answer, in their order. */
  waiting: readonly Task[];
}

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** @param isClosed whether the visitor left the rest waiting */
export function agentsRun(
  tasks: readonly Task[],
  limits: Limits,
  given: Answers,
  isClosed: boolean,
): AgentsRun {
  const passed = tasks.filter((task) => passes(task, limits));
  const stopped = tasks.length - passed.length;
  const waiting = tasks.filter((task) => outcomeOf(task, limits, given) === 'waiting');
  const answered = stopped - waiting.length;
  const passedWrong = passed.filter((task) => !task.isRight).length;
  const free = costWithoutGate(tasks);
  const cost = costOf(tasks, limits, given);
  const next = waiting[0];
  const isAsked = next !== undefined && !isClosed;
  const atGate = (queue: NonNullable<SceneRun['queue']>, mood: SceneRun['mood'] = 'rests') =>
    ({ at: 'agents', mood, queue }) as const;
  // The oldest case is asked first, so the last answer is the one to the highest number.
  const refused = given[Math.max(...Object.keys(given).map(Number))] === 'refuse';

  const sorted = `${passed.length} of ${tasks.length} tasks pass by themselves; ${stopped} stop at your limits.`;
  const outcome = `Mistakes cost ${euros(cost)} with the gate, against ${euros(free)} if every proposal had been carried out.`;
  const rest = waiting.length ? ` ${waiting.length} still wait.` : '';
  return {
    demo: 'agents',
    waiting,
    steps: [
      {
        id: 'queue',
        title: 'Queue',
        message: `An agent has prepared ${tasks.length} tasks. It does not know which of its proposals are wrong; some are.`,
        scene: atGate({ waiting: tasks.length, answered: 0 }),
      },
      { id: 'sorted', title: 'Gate', message: sorted, scene: { at: 'agents', mood: 'rests' } },
      {
        id: 'answers',
        title: 'Your answer',
        scene: atGate({ waiting: waiting.length, answered, refused }, isAsked ? 'waits' : 'rests'),
        message: isAsked
          ? sentenceOf(next, limits)
          : stopped
            ? `You answered ${answered} of ${stopped} tasks that stopped.`
            : 'Nothing stopped at your limits, so there is nothing to answer.',
        longestMessage: longestOf(
          tasks.filter((task) => !passes(task, limits)).map((task) => sentenceOf(task, limits)),
        ),
      },
      {
        id: 'outcome',
        title: 'Outcome',
        message: `${outcome}${rest}`,
        // Nobody answered yet: no number below is longer.
        longestMessage: `${outcome} ${stopped} still wait.`,
        scene: atGate({ waiting: waiting.length, answered, refused }),
      },
    ],
    result: `With limits of ${euros(limits.amount)} and ${Math.round(limits.confidence * 100)}% confidence, ${sorted} ${outcome}${rest}`,
    computed: [
      { at: 1, label: 'Passed by rule', value: String(passed.length) },
      { at: 1, label: 'Waited for a person', value: String(stopped) },
      { at: 3, label: 'Wrong, passed all the same', value: String(passedWrong) },
    ],
  };
}
