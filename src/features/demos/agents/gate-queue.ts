/**
 * The gate of the Agents demo. Tasks within both limits pass without a person, who answers the
 * others. An audit line records the outcome of each task.
 */
export interface Task {
  /** Number of the task, from 1. */
  number: number;
  /** Such as `a refund`. */
  kind: string;
  /** Whole dollars. */
  amount: number;
  /** The agent's confidence that its proposal is right, 0.5 to 0.99. */
  confidence: number;
  /** Whether the proposal is right. The visitor sees it only after answering. */
  isRight: boolean;
}

export interface Limits {
  /** Largest amount that passes without a person, in dollars. */
  amount: number;
  /** Lowest confidence that passes without a person, 0 to 1. */
  confidence: number;
}

export const answers = ['approve', 'change', 'refuse'] as const;
export type Answer = (typeof answers)[number];

/** Answers by task number. */
export type Answers = Readonly<Record<number, Answer>>;

export type Outcome = 'passed' | 'waiting' | Answer;

/** Whether a task is within both limits. At exactly a limit it passes. */
export const passes = (task: Task, limits: Limits): boolean =>
  task.amount <= limits.amount && task.confidence >= limits.confidence;

/** Outcome of a task. An answer to a task that passes has no effect. */
export const outcomeOf = (task: Task, limits: Limits, given: Answers): Outcome =>
  passes(task, limits) ? 'passed' : (given[task.number] ?? 'waiting');

/** Tasks that wait for an answer, in order of their numbers. */
export const waitingOf = (tasks: readonly Task[], limits: Limits, given: Answers) =>
  tasks.filter((task) => outcomeOf(task, limits, given) === 'waiting');

/** Cost of mistakes in dollars: the amounts of wrong proposals that passed or were approved. */
export const costOf = (tasks: readonly Task[], limits: Limits, given: Answers): number =>
  tasks
    .filter((task) => !task.isRight)
    .filter((task) => ['passed', 'approve'].includes(outcomeOf(task, limits, given)))
    .reduce((sum, task) => sum + task.amount, 0);

/** The same cost if every proposal were carried out. */
export const costWithoutGate = (tasks: readonly Task[]): number =>
  tasks.filter((task) => !task.isRight).reduce((sum, task) => sum + task.amount, 0);

export const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Reasons why a task stopped, one for each limit; empty if it passed. */
export const reasonsOf = (task: Task, limits: Limits): string[] => [
  ...(task.amount > limits.amount ? [`its amount is above ${dollars(limits.amount)}`] : []),
  ...(task.confidence < limits.confidence
    ? [`its confidence is below ${percent(limits.confidence)}`]
    : []),
];

/** The task as one sentence for the person who answers it. */
export const sentenceOf = (task: Task, limits: Limits): string => {
  const reasons = reasonsOf(task, limits);
  return `Task ${task.number}: the agent proposes ${task.kind} of ${dollars(task.amount)} and is ${percent(task.confidence)} sure; ${
    reasons.length ? `it stopped because ${reasons.join(' and ')}` : 'both limits let it pass'
  }.`;
};

const pastTenses = { approve: 'approved', change: 'corrected', refuse: 'refused' } as const;

/** Audit line of a task: number, outcome, who decided, and why. */
export function auditLine(task: Task, limits: Limits, given: Answers): string {
  const outcome = outcomeOf(task, limits, given);
  const subject = `${String(task.number).padStart(2, '0')} ${task.kind.replace(/^an? /, '')} ${dollars(task.amount)}`;
  if (outcome === 'passed') return `${subject}: passed by rule, within both limits`;
  const grounds = reasonsOf(task, limits).join(' and ');
  return outcome === 'waiting'
    ? `${subject}: waits, since ${grounds}`
    : `${subject}: ${pastTenses[outcome]} by you; it had stopped since ${grounds}`;
}
