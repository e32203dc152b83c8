/**
 * Replaces Supabase Auth on one machine: publishes the keys of this data folder, and exchanges a
 * printed link for an access token of the same kind.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { StartError } from '../lib/start-error.ts';
import { writeSafely } from './data-folder.ts';
import { sendJson, sendProblem } from './proxy.ts';
import { redeemLink } from './sign-in-links.ts';

export const authPrefix = '/auth/v1/';
export const keysPath = `${authPrefix}.well-known/jwks.json`;

/** The issuer named in tokens. Nothing is ever fetched from this address. */
export const localIssuer = 'http://localhost/auth/v1';

const algorithm = 'ES256';
/** Most bytes of a body, and milliseconds before a refusal, which slow down guessing. */
const limits = { bytes: 1024, refusal: 300 } as const;

/**
 * Private key of the data folder, created on first use. The file has mode 600, like all files
 * there.
 */
async function readKey(dataFolder: string): Promise<JWK> {
  const file = join(dataFolder, 'desk-key.json');
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const made = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: algorithm };
    writeSafely(file, `${JSON.stringify(made)}\n`);
  }
  try {
    const key = JSON.parse(readFileSync(file, 'utf8')) as JWK;
    await importJWK(key, algorithm);
    return key;
  } catch {
    throw new StartError(`${file} is damaged. Delete it: everybody signs in again.`);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > limits.bytes) throw new Error('too large');
  }
  return JSON.parse(body);
}

export type SignIn = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** @throws {StartError} when the key can't be read */
export async function openSignIn(dataFolder: string): Promise<SignIn> {
  const jwk = await readKey(dataFolder);
  const key = await importJWK(jwk, algorithm);
  const { d: _, ...published } = jwk;

  /**
   * A token with the claims of Supabase Auth. A sign-in lasts 12 hours, and so does its only token.
   */
  const tokenFor = (email: string) =>
    new SignJWT({
      email,
      role: 'authenticated',
      session_id: randomUUID(),
      amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) }],
    })
      .setProtectedHeader({ alg: algorithm, kid: String(jwk.kid), typ: 'JWT' })
      .setIssuer(localIssuer)
      .setAudience('authenticated')
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime('12h')
      .sign(key);

  return async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === keysPath && request.method === 'GET') {
      return sendJson(response, 200, { keys: [{ ...published, use: 'sig' }] });
    }
    if (path !== `${authPrefix}link` || request.method !== 'POST') {
      return sendProblem(response, 404, 'There is nothing here');
    }
    try {
      const body = (await bodyOf(request)) as { token?: unknown } | null;
      const token = typeof body?.token === 'string' ? body.token : '';
      const email = redeemLink(dataFolder, token);
      if (email) return sendJson(response, 200, { access_token: await tokenFor(email) });
      await sleep(limits.refusal);
      sendProblem(response, 401, 'The link was used, or is too old');
    } catch {
      sendProblem(response, 400, 'The call can not be read');
    }
  };
}
