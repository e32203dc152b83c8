/** Runs functions under Deno, as the hosted platform does. The product itself runs them in Node. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { findDeno } from '../../../scripts/lib/deno.ts';
import { inProject } from '../../../scripts/lib/project.ts';
import type { Opener } from '../../../scripts/local-server/functions.ts';
import {
  type FunctionName,
  type SettingName,
  settingsOf,
} from '../../../supabase/functions/_shared/config.ts';

export interface EdgeFunction {
  url: string;
  stop: () => Promise<void>;
}

/** @throws with the function's last complaint, when it does not start */
export async function startEdgeFunction(
  name: FunctionName,
  env: Readonly<Record<string, string>>,
  onLog: (line: string) => void = () => {},
): Promise<EdgeFunction> {
  const port = await getPort({ host: '127.0.0.1' });
  const flags = ['--no-prompt', '--no-remote', '--cached-only', '--no-lock'];
  const child = spawn(
    findDeno(),
    [
      ...['run', ...flags, '--node-modules-dir=manual', '--allow-net', '--allow-env'],
      `--config=${inProject('supabase', 'functions', 'deno.json')}`,
      inProject('supabase', 'functions', name, 'index.ts'),
    ],
    {
      env: { ...env, FUNCTION_PORT: String(port), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  let complaint = '';
  createInterface({ input: child.stderr }).on('line', (text) => {
    if (/^error:|Error:/.test(text)) complaint = text;
    onLog(text);
  });
  const listening = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.includes('"listening"')) resolve();
      onLog(text);
    });
  });
  const failed = ended.then(() => Promise.reject(new Error(complaint || `${name} ended`)));
  failed.catch(() => {});
  await Promise.race([listening, failed]);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Header in which the visitor's address is handed on. */
const addressHeader = 'x-real-ip';

/**
 * Opens the functions of a localServer under the hosted line of Deno. Calls are passed on whole, so tests
 * of slow and broken bodies don't use this.
 */
function openUnderDeno(onLog?: (line: string) => void): Opener {
  let delivery = '';
  return async (name, readSetting, startDelivery) => {
    const read = (setting: SettingName) => {
      if (setting === 'CONTACT_DELIVERY_URL' && startDelivery) return delivery;
      const isHere = setting === 'CONTACT_TRUSTED_PROXIES' && readSetting(setting) === '0';
      return isHere ? addressHeader : readSetting(setting);
    };
    const env = Object.fromEntries(
      settingsOf[name].flatMap((setting) => {
        const value = read(setting);
        return value === undefined ? [] : [[setting, value]];
      }),
    );
    const edge = await startEdgeFunction(name, env, onLog);
    if (name === 'contact-delivery') delivery = edge.url;
    return {
      stop: edge.stop,
      handle: async ({ url, method, headers, body }, { peer = '' }) => {
        const sent = Object.fromEntries(headers);
        for (const own of ['connection', 'transfer-encoding', 'expect']) delete sent[own];
        const answer = await fetch(`${edge.url}${new URL(url).pathname}`, {
          method,
          // `fetch` unpacks a compressed body but keeps its headers, so Deno must not compress.
          headers: { ...sent, 'accept-encoding': 'identity', [addressHeader]: peer },
          redirect: 'manual',
          ...(body && { body: await new Response(body).arrayBuffer() }),
        });
        return new Response(answer.body, answer);
      },
    };
  };
}

/** Options of a localServer whose functions run under Deno where `DENO_LINE=hosted` asks for it. */
export const onAskedLine = (onLog?: (line: string) => void): { openFunction?: Opener } =>
  process.env.DENO_LINE === 'hosted' ? { openFunction: openUnderDeno(onLog) } : {};
