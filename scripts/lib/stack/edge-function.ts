/** Runs one edge function under Deno, with no more permissions than it needs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type FunctionName, settingsOf } from '../../../supabase/functions/_shared/config.ts';
import { inProject } from '../project.ts';
import { pick } from '../settings.ts';
import { lastLine, StartError } from '../start-error.ts';
import { findDeno } from './deno.ts';
import { freePort } from './ports.ts';
import { functionSteps } from './process.ts';
import { Service } from './service.ts';

export interface EdgeFunction {
  name: FunctionName;
  /** On the loopback address; stays the same over restarts. */
  port: number;
  pid: () => number | null;
  stop: () => Promise<void>;
}

export interface FunctionOptions {
  name: FunctionName;
  dataFolder: string;
  /** Settings, e.g. `CONTACT_SECRET`; the function gets those of them that it reads. */
  env: Readonly<Record<string, string>>;
  /** Hosts with port that it may connect to. */
  hosts: readonly string[];
  /** Default: any free one. */
  port?: number;
  /** Another program than the function's own, with its arguments: a test's. */
  entry?: { file: string; args: readonly string[] };
  onPid: (pid: number | null) => void;
  onLog: (line: string) => void;
}

/** Milliseconds; the first start translates the files, which a busy machine does slowly. */
const startTimeout = 60_000;

/** Milliseconds for an answer to the question whether it is still there. */
const healthTimeout = 5000;

const argumentsFor = ({ name, hosts, entry }: FunctionOptions, port: number): string[] => [
  'run',
  '--no-prompt',
  '--no-remote',
  '--cached-only',
  '--no-lock',
  '--node-modules-dir=manual',
  `--config=${inProject('supabase', 'functions', 'deno.json')}`,
  `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join(',')}`,
  // The PostgreSQL client looks for its usual variables; none of them is passed on.
  `--allow-env=${[...settingsOf[name], 'FUNCTION_PORT', 'PG*'].join(',')}`,
  entry?.file ?? inProject('supabase', 'functions', name, 'index.ts'),
  ...(entry?.args ?? []),
];

/** @throws {StartError} when it does not come up */
export async function startEdgeFunction(options: FunctionOptions): Promise<EdgeFunction> {
  const { name, dataFolder, onLog, onPid } = options;
  const deno = findDeno();
  const port = options.port ?? (await freePort());
  let complaint = '';

  const launch = (): ChildProcess => {
    const child = spawn(deno, argumentsFor(options, port), {
      cwd: dataFolder,
      env: {
        ...pick(options.env, settingsOf[name]),
        FUNCTION_PORT: String(port),
        DENO_DIR: join(dataFolder, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface({ input: child.stdout }).on('line', onLog);
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/^error:|Error:/.test(line)) complaint = line;
      onLog(line);
    });
    return child;
  };

  const ready = async ({ stdout }: ChildProcess) => {
    const signal = AbortSignal.timeout(startTimeout);
    for await (const [chunk] of on(stdout!, 'data', { signal })) {
      if (String(chunk).includes('"listening"')) return;
    }
  };

  const isHealthy = async () => {
    try {
      // Any answer shows that the process works.
      const signal = AbortSignal.timeout(healthTimeout);
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS', signal });
      await response.body?.cancel();
      return true;
    } catch {
      return false;
    }
  };

  const service = new Service({
    name,
    launch,
    ready,
    isHealthy,
    steps: functionSteps,
    onPid,
    onLog,
  });
  try {
    await service.start();
  } catch (error) {
    throw new StartError(`The function ${name} does not start: ${lastLine(complaint) || error}`);
  }
  return { name, port, pid: () => service.pid, stop: () => service.stop() };
}
