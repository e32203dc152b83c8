/**
 * Approval of tasks: those within both limits pass, a person answers the others, and each is
 * recorded in an audit line.
 */
import type { Task } from './tasks.ts';

export interface Limits {
  /** Largest amount that passes by itself, in euros. */
  amount: number;
  /** Least confidence that passes by itself, 0 to 1. */
  confidence: number;
}

export const answers = ['approve', 'change', 'refuse'] as const;
export type Answer = (typeof answers)[number];

/** Answers by task number. */
export type Answers = Readonly<Record<number, Answer>>;

export type Outcome = 'passed' | 'waiting' | Answer;

/** A task passes only where both limits allow it; exactly at a limit it passes. */
export const passes = (task: Task, limits: Limits): boolean =>
  task.amount <= limits.amount && task.confidence >= limits.confidence;

/** What became of a task. An answer to a task that passes has no effect: nobody was asked. */
export const outcomeOf = (task: Task, limits: Limits, given: Answers): Outcome =>
  passes(task, limits) ? 'passed' : (given[task.number] ?? 'waiting');

/** Cost of mistakes in euros: the amounts of wrong proposals that passed or were approved. */
export const costOf = (tasks: readonly Task[], limits: Limits, given: Answers): number =>
  tasks
    .filter((task) => !task.isRight)
    .filter((task) => ['passed', 'approve'].includes(outcomeOf(task, limits, given)))
    .reduce((sum, task) => sum + task.amount, 0);

/** The same without a gate: every proposal is carried out. */
export const costWithoutGate = (tasks: readonly Task[]): number =>
  tasks.filter((task) => !task.isRight).reduce((sum, task) => sum + task.amount, 0);

export const euros = (amount: number) => `€${amount.toLocaleString('en')}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Why a task stopped, rule by rule; empty where it passed. */
export const reasonsOf = (task: Task, limits: Limits): string[] => [
  ...(task.amount > limits.amount ? [`its amount is above ${euros(limits.amount)}`] : []),
  ...(task.confidence < limits.confidence
    ? [`its confidence is below ${percent(limits.confidence)}`]
    : []),
];

/** The case as a person reads it, in one sentence. */
export const sentenceOf = (task: Task, limits: Limits): string => {
  const reasons = reasonsOf(task, limits);
  return `Task ${task.number}: the agent proposes ${task.kind} of ${euros(task.amount)} and is ${percent(task.confidence)} sure; ${
    reasons.length ? `it stopped because ${reasons.join(' and ')}` : 'both limits let it pass'
  }.`;
};

const verbs = { approve: 'approved', change: 'corrected', refuse: 'refused' } as const;

/** Audit line of a task: number, outcome, who decided, and why. */
export function auditLine(task: Task, limits: Limits, given: Answers): string {
  const outcome = outcomeOf(task, limits, given);
  const subject = `${String(task.number).padStart(2, '0')} ${task.kind.replace(/^an? /, '')} ${euros(task.amount)}`;
  if (outcome === 'passed') return `${subject}: passed by rule, within both limits`;
  const grounds = reasonsOf(task, limits).join(' and ');
  return outcome === 'waiting'
    ? `${subject}: waits, since ${grounds}`
    : `${subject}: ${verbs[outcome]} by you; it had stopped since ${grounds}`;
}
