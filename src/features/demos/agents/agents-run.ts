/**
 * The run of the Agents demo: the texts, values and scene of its four steps. An agent has prepared
 * tasks. Tasks within the visitor's limits pass the gate; the others wait for the visitor's answer.
 * The run is computed from the limits and the answers.
 */

import type { SceneRun } from '../../../scene/index.tsx';
import type { DemoRun } from '../run.ts';
import {
  type Answers,
  costOf,
  costWithoutGate,
  dollars,
  type Limits,
  passes,
  percent,
  sentenceOf,
  type Task,
  waitingOf,
} from './gate-queue.ts';
import { tasks } from './tasks.ts';

export interface AgentsRun extends DemoRun {
  /** Tasks that wait for an answer, in order of their numbers. */
  waiting: readonly Task[];
}

export function agentsRun(limits: Limits, givenAnswers: Answers): AgentsRun {
  const passed = tasks.filter((task) => passes(task, limits));
  const stoppedCount = tasks.length - passed.length;
  const waiting = waitingOf(tasks, limits, givenAnswers);
  const answered = stoppedCount - waiting.length;
  const wrongPassedCount = passed.filter((task) => !task.isRight).length;
  const costIfAllPass = costWithoutGate(tasks);
  const cost = costOf(tasks, limits, givenAnswers);
  const next = waiting[0];
  const toSceneRun = (queue: NonNullable<SceneRun['queue']>, mood: SceneRun['mood'] = 'rests') =>
    ({ at: 'agents', mood, queue }) as const;
  // Tasks are answered in order of their numbers, so the last answer has the highest number.
  const refused = givenAnswers[Math.max(...Object.keys(givenAnswers).map(Number))] === 'refuse';

  const gateMessage = `${passed.length} of ${tasks.length} tasks pass by themselves; ${stoppedCount} stop at your limits.`;
  const outcome = `Mistakes cost ${dollars(cost)} with the gate, against ${dollars(costIfAllPass)} if every proposal had been carried out.`;
  const rest = waiting.length ? ` ${waiting.length} still wait.` : '';
  return {
    waiting,
    steps: [
      {
        title: 'Queue',
        message: `An agent has prepared ${tasks.length} tasks. It does not know which of its proposals are wrong; some are.`,
        scene: toSceneRun({ waiting: tasks.length, answered: 0 }),
      },
      { title: 'Gate', message: gateMessage, scene: { at: 'agents', mood: 'rests' } },
      {
        title: 'Your answer',
        scene: toSceneRun({ waiting: waiting.length, answered, refused }, next ? 'waits' : 'rests'),
        message: next
          ? sentenceOf(next, limits)
          : stoppedCount
            ? `You answered ${answered} of ${stoppedCount} tasks that stopped.`
            : 'Nothing stopped at your limits, so there is nothing to answer.',
        longest: tasks
          .map((task) => sentenceOf(task, limits))
          .reduce((longest, text) => (text.length > longest.length ? text : longest)),
      },
      {
        title: 'Outcome',
        message: `${outcome}${rest}`,
        scene: toSceneRun({ waiting: waiting.length, answered, refused }),
      },
    ],
    result: `With limits of ${dollars(limits.amount)} and ${percent(limits.confidence)} confidence, ${gateMessage} ${outcome}${rest}`,
    computed: [
      { at: 1, label: 'Passed by rule', value: String(passed.length) },
      { at: 1, label: 'Waited for a person', value: String(stoppedCount) },
      { at: 3, label: 'Wrong, passed all the same', value: String(wrongPassedCount) },
    ],
  };
}
