/**
 * The whole product on one machine: database, functions and site on one origin.
 * `npm start`, `npm run dev` and the tests all use this function.
 */
import { readTrust } from '../../../supabase/functions/_shared/client-ip.ts';
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
  /** Folder for database, secrets and logs; created if missing. */
  dataDir: string;
  /** The built site; `null` serves the functions only. */
  siteDir: string | null;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on. Default: loopback, so that other machines can't connect. */
  host?: string;
  /** Uses this server instead of the embedded one. */
  databaseUrl?: string | undefined;
  /**
   * Settings for the functions, in addition to those that the stack sets (see `_shared/config.ts`).
   */
  functionEnv?: Readonly<Record<string, string>>;
  /** Milliseconds between delivery runs; with `null` the delivery does not run at all. */
  deliverEvery?: number | null;
  /** Whether to run the desk and its sign-in. Default: false, which starts faster. */
  desk?: boolean;
  /**
   * Called with the log lines of functions and supervision: JSON lines and sentences, without
   * personal data.
   */
  onLog?: (line: string) => void;
}

export interface Stack {
  /** Origin of site and functions, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  data: DataFolder;
  /** Address of the database for the owner of the tables. */
  databaseUrl: string;
  /** Ids of the processes that run now; a restart changes them. */
  pids: () => Record<'postgres' | 'contactForm' | 'contactDelivery' | 'contactDesk', number | null>;
  /** Port of the function on the loopback address, to measure it without the gateway. */
  ports: { contactForm: number };
  /** Channels through which requests are sent; empty when requests are only stored. */
  channels: readonly string[];
  /** Stops everything in order: gateway, functions, database. May be called twice. */
  stop: () => Promise<void>;
}

/**
 * Milliseconds between delivery runs. A request is sent right after its commit, so this only
 * affects repeated tries.
 */
const usualPace = 3000;

/** The address at which this machine can reach a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws {StartError} with one line that says what to do, after stopping everything */
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
    // The gateway starts first, so that an occupied port is reported before anything else is
    // started.
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
      // The gateway decides which source of the address it trusts; the function trusts the gateway.
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
