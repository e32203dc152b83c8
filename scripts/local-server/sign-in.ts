/**
 * The sign-in for the desk of a site on one machine, where there is no Supabase Auth: exchanges a
 * link that `npm start` has printed for an access token with the same claims as one of Supabase
 * Auth, signed with the key of the data folder.
 */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { importJWK, type JWK, SignJWT } from 'jose';
import { problemResponse } from '../../supabase/functions/_shared/problem.ts';
import { readJsonFile, writeAtomically } from './data-folder.ts';
import { redeemLink } from './sign-in-links.ts';

/** The issuer named in tokens. Nothing is ever fetched from this address. */
export const localIssuer = 'http://localhost/auth/v1';

const algorithm = 'ES256';
/** Most bytes of a request's body. */
const maxBodyBytes = 1024;

/** Reads the private key from the data folder. It is created on first use. */
function readKey(dataFolder: string): JWK {
  const file = join(dataFolder, 'desk-key.json');
  const isKey = (found: Partial<JWK>) => {
    try {
      return Boolean(found.kid && createPrivateKey({ key: found as JsonWebKey, format: 'jwk' }));
    } catch {
      return false;
    }
  };
  const known = readJsonFile<JWK>(file, isKey, '. Delete it: everybody signs in again.');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: algorithm };
  writeAtomically(file, `${JSON.stringify(made)}\n`);
  return made;
}

/**
 * The address of the public key that verifies tokens. It holds the key itself, because over plain
 * HTTP the desk accepts keys from a loopback address only, and the site may listen on another.
 *
 * @throws {UserError} when the key can't be read
 */
export function keysUrl(dataFolder: string): string {
  const { d: _, ...published } = readKey(dataFolder);
  const keys = { keys: [{ ...published, use: 'sig' }] };
  return `data:application/json,${encodeURIComponent(JSON.stringify(keys))}`;
}

/** @throws {UserError} when the key can't be read */
export async function openSignIn(dataFolder: string): Promise<Hono> {
  const jwk = readKey(dataFolder);
  const key = await importJWK(jwk, algorithm);

  /**
   * Creates an access token with the claims of Supabase Auth. A sign-in has only this one token,
   * which is valid for 12 hours.
   */
  const createToken = (email: string) =>
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
  app.post('/link', bodyLimit({ maxSize: maxBodyBytes }), async ({ req, json }) => {
    const body = await req.json().catch(() => null);
    if (typeof body?.token !== 'string') return problemResponse(400, 'The call can not be read');
    const email = redeemLink(dataFolder, body.token);
    if (email) return json({ access_token: await createToken(email) });
    return problemResponse(401, 'The link was used, or is too old');
  });
  return app;
}
