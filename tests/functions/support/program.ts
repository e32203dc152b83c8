/** Runs the program of `npm start` as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type Known } from '../../../scripts/local-server/process.ts';
import type { Run } from '../../../scripts/local-server/run-file.ts';

export interface Program {
  child: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves with the exit code, or the signal's name. */
  exit: Promise<number | string>;
}

/** @param within a command that runs the program, such as `unshare` */
export function startProgram(env: Record<string, string>, within: readonly string[] = []): Program {
  const command = [...within, process.execPath, '--import', 'tsx', 'scripts/start.ts'];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
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
  return { child, output: () => output, exit };
}

/** The address that the program prints when it is ready. */
export async function addressOf({ child, output }: Program): Promise<string> {
  for (;;) {
    const [, url] = /Neural Suite\s+(http:\S+)/.exec(output()) ?? [];
    if (url && output().includes('Ctrl-C')) return url;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await sleep(50);
  }
}

export const runIn = (dataDir: string): Run | null => {
  const file = join(dataDir, 'run.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : null;
};

/** The processes that still run after up to two seconds. */
export async function survivors(processes: readonly Known[]): Promise<Known[]> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (!processes.some(isAlive)) return [];
    await sleep(50);
  }
  return processes.filter(isAlive);
}
