/** Processes of this and earlier runs: identifies them, and ends them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Known {
  pid: number;
  /** Start time. If the pid is reused, the new process has another one. */
  born: string;
}

const onLinux = process.platform === 'linux';

const ask = (pid: number, column: string) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();

/**
 * Fields of Linux's `/proc/<pid>/stat`: state, parent, …, the 20th is the start time; `null` when
 * the process has ended.
 */
function statOf(pid: number): string[] | null {
  try {
    // The name in brackets may contain spaces; the fields after it are separated by single spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * Start time of the process, as opaque text; `null` when there is no such process or it is a
 * zombie.
 */
function bornOf(pid: number): string | null {
  if (!onLinux) return ask(pid, 'lstart') || null;
  const stat = statOf(pid);
  if (!stat || stat[0] === 'Z' || stat[0] === 'X') return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${stat[19]}`;
}

export function know(pid: number): Known | null {
  const born = bornOf(pid);
  return born ? { pid, born } : null;
}

export const isAlive = ({ pid, born }: Known): boolean => bornOf(pid) === born;

/** The command line of a process; empty when it has ended. */
export function commandOf(pid: number): string {
  if (!onLinux) return ask(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The parent process of another one; `null` when either has ended. */
export const parentOf = (pid: number): number | null =>
  Number(onLinux ? statOf(pid)?.[1] : ask(pid, 'ppid')) || null;

/** A signal, and the milliseconds to wait for its effect. */
export type Step = readonly [signal: NodeJS.Signals, wait: number];

/** For PostgreSQL: close sessions and write everything; then stop without writing; then kill. */
export const databaseSteps: readonly Step[] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 2000],
];
export const functionSteps: readonly Step[] = [
  ['SIGTERM', 2000],
  ['SIGKILL', 2000],
];

/**
 * Ends a process with stronger and stronger signals.
 *
 * @returns whether it has ended
 */
export async function end(known: Known, steps: readonly Step[]): Promise<boolean> {
  for (const [signal, wait] of steps) {
    if (!isAlive(known)) return true;
    try {
      process.kill(known.pid, signal);
    } catch {
      // The process belongs to another user, or has just ended: the next check shows which.
    }
    for (const deadline = Date.now() + wait; Date.now() < deadline; await sleep(20)) {
      if (!isAlive(known)) return true;
    }
  }
  return !isAlive(known);
}
