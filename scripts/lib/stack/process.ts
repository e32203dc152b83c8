/** Processes of this and earlier runs: telling them apart from strangers, and ending them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Known {
  pid: number;
  /** When it started; a reused pid has another. */
  born: string;
}

const onLinux = process.platform === 'linux';

const ask = (pid: number, column: string) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();

/** What Linux tells of a process: its state, its parent, …, the 20th when it started; `null` when it is gone. */
function statOf(pid: number): string[] | null {
  try {
    // The name in brackets may hold spaces; what follows it is regular.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** When the process started, as an opaque text; `null` when there is none or it is only a zombie. */
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

/** The command line of a process, empty when it is gone. */
export function commandOf(pid: number): string {
  if (!onLinux) return ask(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The process that started another; `null` when either is gone. */
export const parentOf = (pid: number): number | null =>
  Number(onLinux ? statOf(pid)?.[1] : ask(pid, 'ppid')) || null;

/** A signal and the milliseconds to wait for its effect. */
export type Step = readonly [signal: NodeJS.Signals, wait: number];

/** PostgreSQL: end sessions and write everything; then without writing; then by force. */
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
 * Ends a process, step by step harder.
 *
 * @returns whether it is gone
 */
export async function end(known: Known, steps: readonly Step[]): Promise<boolean> {
  for (const [signal, wait] of steps) {
    if (!isAlive(known)) return true;
    try {
      process.kill(known.pid, signal);
    } catch {
      // Another user's process, or gone in this moment: the next look tells.
    }
    for (const deadline = Date.now() + wait; Date.now() < deadline; await sleep(20)) {
      if (!isAlive(known)) return true;
    }
  }
  return !isAlive(known);
}
