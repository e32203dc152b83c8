/**
 * Replaces Supabase Auth on one machine: publishes the keys of this data folder, and exchanges a
 * printed link for an access token of the same kind.
 */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { importJWK, type JWK, SignJWT } from 'jose';
import { problemResponse } from '../../supabase/functions/_shared/problem.ts';
import { readOwn, writeSafely } from './data-folder.ts';
import { redeemLink } from './sign-in-links.ts';

/** Where the keys are, below the path of the sign-in. */
const keys = '/.well-known/jwks.json';
export const keysPath = `/auth/v1${keys}`;

/** The issuer named in tokens. Nothing is ever fetched from this address. */
export const localIssuer = 'http://localhost/auth/v1';

const algorithm = 'ES256';
/** Most bytes of a body, and milliseconds before a refusal, which slow down guessing. */
const limits = { bytes: 1024, refusal: 300 } as const;

/** Private key of the data folder, created on first use. */
function readKey(dataFolder: string): JWK {
  const file = join(dataFolder, 'desk-key.json');
  const isKey = (found: Partial<JWK>) => {
    try {
      return Boolean(found.kid && createPrivateKey({ key: found as JsonWebKey, format: 'jwk' }));
    } catch {
      return false;
    }
  };
  const known = readOwn<JWK>(file, isKey, '. Delete it: everybody signs in again.');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: algorithm };
  writeSafely(file, `${JSON.stringify(made)}\n`);
  return made;
}

/** @throws {UserError} when the key can't be read */
export async function openSignIn(dataFolder: string): Promise<Hono> {
  const jwk = readKey(dataFolder);
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

  const app = new Hono();
  app.get(keys, ({ json }) => json({ keys: [{ ...published, use: 'sig' }] }));
  app.post('/link', bodyLimit({ maxSize: limits.bytes }), async ({ req, json }) => {
    const body = await req.json().catch(() => null);
    if (typeof body?.token !== 'string') return problemResponse(400, 'The call can not be read');
    const email = redeemLink(dataFolder, body.token);
    if (email) return json({ access_token: await tokenFor(email) });
    await sleep(limits.refusal);
    return problemResponse(401, 'The link was used, or is too old');
  });
  return app;
}
