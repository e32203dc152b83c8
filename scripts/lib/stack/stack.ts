/**
 * The whole product on one machine: database, functions and site on one origin.
 * `npm start`, `npm run dev` and the tests all use this one function.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrust } from '../../../supabase/functions/_shared/address.ts';
import type { FunctionName } from '../../../supabase/functions/_shared/config.ts';
import { type DataFolder, handBack, makeDataFolder, openDataFolder } from '../data-folder.ts';
import { keysPath, localIssuer, openSignIn } from '../desk/sign-in.ts';
import { type Gateway, openGateway } from '../http/gateway.ts';
import { addressHeader } from '../http/proxy.ts';
import { serveSite } from '../http/site.ts';
import { orStartError } from '../start-error.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { type Functions, startFunctions } from './functions.ts';
import { RunFile } from './run-file.ts';

export interface StackOptions {
  /** Folder for database, secrets and logs; made if missing. */
  dataDir: string;
  /** The built site; `null` serves the functions only. */
  siteDir: string | null;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on. Default: loopback, so that other machines can't connect. */
  host?: string;
  /** Uses this server instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Settings for the functions, on top of those that the stack makes (see `_shared/config.ts`). */
  functionEnv?: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs; `null` makes none. */
  deliverEvery?: number | null;
  /** Runs the desk and its sign-in as well. Default: not, which starts sooner. */
  desk?: boolean;
  /** Gets what the functions and the supervision report: JSON lines and sentences, no personal data. */
  onLog?: (line: string) => void;
}

export interface Stack {
  /** Origin of site and functions, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  data: DataFolder;
  /** Address of the database for the owner of the tables. */
  databaseUrl: string;
  /** Processes that serve at this moment; they change when one is restarted. */
  pids: () => Record<'postgres' | 'contactForm' | 'contactDelivery' | 'contactDesk', number | null>;
  /** Of the function on the loopback address, past the gateway: for measuring. */
  ports: { contactForm: number };
  /** Channels that requests go out by; empty when they are only kept. */
  channels: readonly string[];
  /** Ends everything, in order: visitors, functions, database. Safe to call twice. */
  stop: () => Promise<void>;
}

/** Milliseconds; a request goes out after its commit, so this is the pace of second tries. */
const usualPace = 3000;

/** The address under which this machine reaches what listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws {StartError} with one line that says what to do; nothing is left running then */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, siteDir, port = 0, host = '127.0.0.1', databaseUrl } = options;
  const { functionEnv = {}, deliverEvery = usualPace, desk = false, onLog = () => {} } = options;
  const trust = orStartError(() =>
    readTrust(functionEnv.CONTACT_TRUSTED_PROXIES, { kind: 'proxies', count: 0 }),
  );
  const served: FunctionName[] = ['contact-form', ...(desk ? (['contact-desk'] as const) : [])];
  const run = await RunFile.claim(makeDataFolder(dataDir), onLog);

  let data: DataFolder | undefined;
  let gateway: Gateway | undefined;
  let database: RunningDatabase | undefined;
  let functions: Functions | undefined;
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    await gateway?.close();
    await functions?.stop();
    await database?.stop();
    run.release();
    if (data) handBack(data);
  };
  const stop = () => {
    stopped ??= stopAll();
    return stopped;
  };

  try {
    data = openDataFolder(run.folder);
    // First of all, so that a taken port is known before anything else was started.
    gateway = await openGateway({
      port,
      host,
      site: siteDir ? serveSite(siteDir) : null,
      functions: served,
      signIn: desk ? await openSignIn(data.path) : null,
      trust,
    });
    database = await openDatabase(data, run, { databaseUrl, onLog });
    const env: Record<string, string> = {
      ...database.functionEnv,
      CONTACT_SECRET: data.secrets.contactSecret,
      CONTACT_DESK_ISSUER: localIssuer,
      CONTACT_DESK_KEYS_URL: `http://${reachable(host)}:${gateway.port}${keysPath}`,
      ...functionEnv,
      // The gateway decides whom it believes; the function believes the gateway.
      CONTACT_TRUSTED_PROXIES: addressHeader,
    };
    functions = await startFunctions({
      dataFolder: data.path,
      env,
      deliverEvery,
      withDesk: desk,
      onPid: (name, pid) => run.note(name, pid),
      onLog,
    });
    for (const name of served) gateway.addFunction(name, functions.running.get(name)!.port);
    run.update({ url: gateway.url });
  } catch (error) {
    await stop();
    throw error;
  }

  const [theDatabase, { running, channels }] = [database, functions];
  const pidOf = (name: FunctionName) => running.get(name)?.pid() ?? null;
  return {
    url: gateway.url,
    port: gateway.port,
    data,
    databaseUrl: theDatabase.url,
    ports: { contactForm: running.get('contact-form')!.port },
    channels,
    pids: () => ({
      postgres: theDatabase.pid(),
      contactForm: pidOf('contact-form'),
      contactDelivery: pidOf('contact-delivery'),
      contactDesk: pidOf('contact-desk'),
    }),
    stop,
  };
}

/**
 * The product with data that last no longer than it runs, and without the limit of
 * requests from one address: for tests and figures, where one address sends them all.
 *
 * @throws {StartError} as {@link startStack} does; no folder is left then
 */
export async function startTemporaryStack(siteDir: string | null): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const stack = await startStack({
      dataDir: join(folder, 'data'),
      siteDir,
      desk: true,
      functionEnv: { CONTACT_RATE_LIMIT: 'off' },
    });
    const stop = async () => {
      await stack.stop();
      remove();
    };
    return { ...stack, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
