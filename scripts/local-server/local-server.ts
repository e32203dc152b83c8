/**
 * Runs the whole product on one machine: database, edge functions and site, on one origin. `npm
 * start`, `npm run dev` and the tests use it.
 */
import type { FunctionName } from '../../supabase/functions/_shared/config.ts';
import { setLogWriter } from '../../supabase/functions/_shared/log.ts';
import {
  type DataFolder,
  giveFilesToFolderOwner,
  makeDataFolder,
  openDataFolder,
} from './data-folder.ts';
import { openDatabase, type RunningDatabase } from './database.ts';
import { type Functions, type Opener, openFunctions } from './functions.ts';
import { claim } from './run-file.ts';
import { type FunctionHandler, type HttpServer, openServer } from './server.ts';
import { keysUrl, localIssuer, openSignIn } from './sign-in.ts';
import { serveSite } from './site.ts';

export interface LocalServerOptions {
  /** Folder for database, secrets and logs; created if missing. */
  dataDir: string;
  /** The built site; `null` serves the functions only. */
  siteDir: string | null;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on. Default: loopback, so that other machines can't connect. */
  host?: string;
  /**
   * URL of an external database, to use instead of the PostgreSQL server that the project starts.
   */
  databaseUrl?: string | undefined;
  /**
   * Settings for the edge functions, in addition to those that this function sets itself (see
   * `_shared/config.ts`).
   */
  functionEnv?: Readonly<Record<string, string>>;
  /**
   * Milliseconds between runs of contact-delivery, which sends stored requests to sales. With
   * `null` it does not run at all.
   */
  deliverEvery?: number | null;
  /** Whether to run the desk and its sign-in. Default: false, which starts faster. */
  desk?: boolean;
  /**
   * Called with each log line of functions and database: JSON or a sentence, without personal data.
   */
  onLog?: (line: string) => void;
  /** How to open an edge function; tests replace it. Default: its app in this process. */
  openFunction?: Opener;
}

export interface LocalServer {
  /** Origin of site and functions, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  data: DataFolder;
  /** URL of the database for the owner of the tables. */
  databaseUrl: string;
  /** Channels by which requests are sent to sales; empty when requests are only stored. */
  channels: readonly string[];
  /** Stops everything in order: HTTP server, functions, database. May be called twice. */
  stop: () => Promise<void>;
}

/**
 * Default for `deliverEvery`. A new request is sent right after it was stored, so the interval only
 * affects the tries after a failure.
 */
const defaultIntervalMs = 3000;

/** @throws {UserError} with one line that says what to do, after stopping everything */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const { dataDir, siteDir, port = 0, host = '127.0.0.1', databaseUrl } = options;
  const {
    functionEnv = {},
    deliverEvery = defaultIntervalMs,
    desk = false,
    onLog = () => {},
  } = options;
  const served: FunctionName[] = ['contact-form', ...(desk ? (['contact-desk'] as const) : [])];
  const handlers = new Map<FunctionName, FunctionHandler | null>(
    served.map((name) => [name, null]),
  );
  const claimed = claim(makeDataFolder(dataDir));
  setLogWriter(onLog);

  let data: DataFolder | undefined;
  let server: HttpServer | undefined;
  let database: RunningDatabase | undefined;
  let functions: Functions | undefined;
  let stopping: Promise<void> | undefined;
  const stopAll = async () => {
    await server?.close();
    await functions?.stop();
    await database?.stop();
    claimed.release();
    if (data) giveFilesToFolderOwner(data);
  };
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };

  try {
    data = openDataFolder(claimed.folder);
    // The server listens first, so that an occupied port is reported before anything else is
    // started.
    server = await openServer({
      port,
      host,
      site: siteDir ? serveSite(siteDir) : null,
      functions: handlers,
      signIn: desk ? await openSignIn(data.path) : null,
    });
    database = await openDatabase(data, claimed, { databaseUrl, onLog });
    functions = await openFunctions({
      env: {
        ...database.functionEnv,
        CONTACT_SECRET: data.secrets.contactSecret,
        CONTACT_DESK_ISSUER: localIssuer,
        CONTACT_DESK_KEYS_URL: desk ? keysUrl(data.path) : '',
        ...functionEnv,
        // By default there is no proxy, so the visitor's address is the other end of the
        // connection.
        CONTACT_TRUSTED_PROXIES: functionEnv.CONTACT_TRUSTED_PROXIES || '0',
      },
      deliverEvery,
      served,
      open: options.openFunction,
    });
    for (const [name, handler] of functions.handlers) handlers.set(name, handler);
    claimed.update({ url: server.url });
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url: server.url,
    port: server.port,
    data,
    databaseUrl: database.url,
    channels: functions.channels,
    stop,
  };
}
