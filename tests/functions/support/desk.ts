/** Calls the desk's function as its page does, and as an attacker would. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type postgres from 'postgres';
import { localIssuer } from '../../../scripts/local-server/sign-in.ts';
import { makeLink } from '../../../scripts/local-server/sign-in-links.ts';
import type { StaffRole } from '../../../supabase/functions/_shared/desk.ts';

export const deskAddress = (url: string) => `${url}/functions/v1/contact-desk`;

/**
 * Makes one call.
 *
 * @param token null sends no header
 */
export const callDesk = (address: string, token: string | null, body: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

export const redeem = (url: string, token: string): Promise<Response> =>
  fetch(`${url}/auth/v1/link`, { method: 'POST', body: JSON.stringify({ token }) });

/** Signs in with a link, as a person with this role. */
export async function signIn(
  { url, folder, sql }: { url: string; folder: string; sql: postgres.Sql },
  email: string,
  role: StaffRole,
): Promise<string> {
  await sql`select contact.staff_put(${email}, ${`${email.split('@')[0]}`}, ${role})`;
  const response = await redeem(url, makeLink(folder, email));
  return (await response.json()).access_token;
}

/**
 * Runs `npm run contacts` as another process. It must not block, because the localServer runs in this
 * process.
 */
export const staffCommand = (args: readonly string[], dataDir: string) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/contacts.ts', ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ status: error ? 1 : 0, stdout, stderr }),
    );
  });

/** The claims of a valid token of the data folder. */
export const goodClaims = (email: string): JWTPayload => ({
  iss: localIssuer,
  aud: 'authenticated',
  sub: email,
  email,
  role: 'authenticated',
  session_id: randomUUID(),
  amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) }],
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
});

/** The signing key of a data folder, which only its runner should use. */
export const keyOf = (folder: string): JWK =>
  JSON.parse(readFileSync(join(folder, 'desk-key.json'), 'utf8'));

export async function sign(claims: JWTPayload, key: JWK, alg = 'ES256'): Promise<string> {
  const header = { alg, ...(key.kid && { kid: key.kid }) };
  return await new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, alg));
}

/** A token with the algorithm `none`, which has no signature. */
export function unsigned(claims: JWTPayload): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
