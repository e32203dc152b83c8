/** Runs one edge function under Deno, with only the permissions that it needs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { type FunctionName, settingsOf } from '../../supabase/functions/_shared/config.ts';
import { findDeno } from '../lib/deno.ts';
import { inProject } from '../lib/project.ts';
import { pick } from '../lib/settings.ts';
import { lastLine, StartError } from '../lib/start-error.ts';
import { functionSteps } from './process.ts';
import { Service } from './service.ts';

export interface EdgeFunction {
  name: FunctionName;
  /** Port on the loopback address; a restart keeps it. */
  port: number;
  pid: () => number | null;
  stop: () => Promise<void>;
}

export interface FunctionOptions {
  name: FunctionName;
  dataFolder: string;
  /** Settings, e.g. `CONTACT_SECRET`. The function gets only those that it reads. */
  env: Readonly<Record<string, string>>;
  /** Hosts with ports that it may connect to, or {@link anyHost}. */
  hosts: readonly string[];
  /** Default: any free port. */
  port?: number;
  /** A test can run another program with arguments instead of the function's own. */
  entry?: { file: string; args: readonly string[] };
  onPid: (pid: number | null) => void;
  onLog: (line: string) => void;
}

/** In a function's hosts: it may connect to any. */
export const anyHost = '*';

/** Milliseconds. The first start compiles the files, which is slow on a busy machine. */
const startTimeout = 60_000;

/** Milliseconds for the answer to a health check. */
const healthTimeout = 5000;

const argumentsFor = ({ name, hosts, entry }: FunctionOptions, port: number): string[] => [
  'run',
  '--no-prompt',
  '--no-remote',
  '--cached-only',
  '--no-lock',
  '--node-modules-dir=manual',
  `--config=${inProject('supabase', 'functions', 'deno.json')}`,
  hosts.includes(anyHost)
    ? '--allow-net'
    : `--allow-net=${[`127.0.0.1:${port}`, ...hosts].join(',')}`,
  // The PostgreSQL client reads its usual variables, so it must be permitted to; none of them is
  // set.
  `--allow-env=${[...settingsOf[name], 'FUNCTION_PORT', 'PG*'].join(',')}`,
  entry?.file ?? inProject('supabase', 'functions', name, 'index.ts'),
  ...(entry?.args ?? []),
];

/** @throws {StartError} when the function does not start */
export async function startEdgeFunction(options: FunctionOptions): Promise<EdgeFunction> {
  const { name, dataFolder, onLog, onPid } = options;
  const deno = findDeno();
  const port = options.port ?? (await getPort({ host: '127.0.0.1' }));
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
