/** Runs programs of the product as separate processes. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSecrets } from '../../../scripts/local-server/data-folder.ts';
import { readRun } from '../../../scripts/local-server/run-file.ts';
import { ownerSql } from './database.ts';

export interface Program {
  child: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  type: (keys: string) => void;
  /** Resolves with the exit code, or the signal's name. */
  exit: Promise<number | string>;
}

interface ProgramOptions {
  /** A command that runs the program, such as `unshare`. */
  within?: readonly string[];
  /** Whether it runs at a terminal, on which `type` types. */
  isAtTerminal?: boolean;
  /** The program and its arguments. Default: that of `npm start`. */
  script?: readonly string[];
}

export function startProgram(
  env: Record<string, string>,
  { within = [], isAtTerminal = false, script = ['scripts/start.ts'] }: ProgramOptions = {},
): Program {
  const own = [process.execPath, '--import', 'tsx', ...script];
  // Without `exec` the shell between them would answer Ctrl-C too, with 130.
  const line = `exec ${own.map((word) => `'${word}'`).join(' ')}`;
  const inTerminal = ['script', '-qec', line, '/dev/null'];
  const command = [...within, ...(isAtTerminal ? inTerminal : own)];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', ...env },
    stdio: [isAtTerminal ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exit = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const type = (keys: string) => child.stdin?.write(keys);
  return { child, output: () => output, exit, type };
}

/** Whether this machine has the program that runs another one at a terminal. */
export const hasTerminals = spawnSync('script', ['--version'], {
  encoding: 'utf8',
}).stdout?.includes('util-linux');

/** Waits until the program has printed this, and returns its first group. */
export async function printed({ child, output }: Program, wanted: RegExp): Promise<string> {
  for (;;) {
    const found = wanted.exec(output());
    if (found) return found[1] ?? '';
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await sleep(50);
  }
}

/** The address that `npm start` prints when it is ready. */
export const addressOf = (program: Program): Promise<string> =>
  printed(program, /Neural Suite\s+(http:\S+)[\s\S]*Ctrl-C/);

/** The running database of a data folder, as the owner of the tables. */
export function ownerSqlIn(dataDir: string) {
  const { databasePort } = readRun(dataDir) ?? {};
  const password = readSecrets(dataDir)?.ownerPassword;
  return ownerSql(`postgresql://postgres:${password}@127.0.0.1:${databasePort}/postgres`);
}

/** The main process of a data folder's database, which it notes itself; 0 if there is none. */
export function databasePidIn(dataDir: string): number {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Whether a process with this number runs, and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether the process has ended after up to two seconds. */
export async function hasEnded(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 40 && isAlive(pid); tries += 1) await sleep(50);
  return !isAlive(pid);
}

/**
 * Runs a program in a namespace in which it sees only its own processes. Not every machine lets a
 * user do this.
 */
export const elsewhere = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [unshare = '', ...flags] = elsewhere;
export const canUnshare = spawnSync(unshare, [...flags, 'true']).status === 0;
