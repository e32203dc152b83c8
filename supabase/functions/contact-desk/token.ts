/**
 * Verifies the caller's access token. Supabase Auth issues it, or `npm start` where the whole product
 * runs on one machine.
 */
import { HTTPException } from 'hono/http-exception';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { parse, tokenClaims } from '../_shared/desk-input.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { problem, unavailable } from '../_shared/problem.ts';
import type { DeskConfig } from './config.ts';

/** The verified caller, in the form that the database expects. */
export interface Actor {
  email: string;
  /** Id of the sign-in; renewing its tokens does not change it. */
  session: string;
  /** ISO time at which the person proved access to the mailbox of that address. */
  since: string;
}

/**
 * Milliseconds: timeout for fetching the keys, shortest time between two fetches for unknown keys,
 * and longest time for which keys are cached.
 */
const keyTimes = { timeoutDuration: 3000, cooldownDuration: 10_000, cacheMaxAge: 600_000 } as const;

/** Only asymmetric algorithms: with a shared secret, everybody who can verify could also sign. */
const algorithms = ['ES256', 'RS256', 'EdDSA'];

/** Sign-in methods that prove access to a mailbox. A password does not prove that. */
const byEmail = ['otp', 'magiclink'];

const refused = (detail: string) =>
  problem(401, detail, { headers: { 'www-authenticate': 'Bearer' } });

/** When the person last followed a sign-in link, in seconds since 1970. */
function provenAt({ amr }: JWTPayload): number {
  const times = (Array.isArray(amr) ? amr : []).flatMap((entry) =>
    byEmail.includes(entry?.method) && Number.isInteger(entry.timestamp) ? [entry.timestamp] : [],
  );
  if (times.length === 0) throw refused('Sign in with a link.');
  return Math.max(...times);
}

function actorFrom(claims: JWTPayload): Actor {
  if (claims.role !== 'authenticated' || claims.is_anonymous === true) {
    throw refused('Sign in with a link.');
  }
  if (!claims.email || !claims.session_id) throw refused('The token names nobody.');
  const signedInAt = new Date(provenAt(claims) * 1000).toJSON();
  const read = parse(tokenClaims, { ...claims, amr: signedInAt });
  return { email: read.email, session: read.session_id, since: read.amr };
}

/**
 * @returns a function that verifies a request's token and throws a {@link HTTPException}: 401 for an
 * invalid token, 503 when the keys can't be fetched
 */
export function createVerifier({
  issuer,
  keysUrl,
}: Pick<DeskConfig, 'issuer' | 'keysUrl'>): (headers: Headers) => Promise<Actor> {
  const keys = createRemoteJWKSet(keysUrl, keyTimes);
  return async (headers) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    if (!token) throw refused('A token is needed.');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: 'authenticated',
        algorithms,
        requiredClaims: ['exp', 'sub'],
      });
      return actorFrom(payload);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      const isTokens = error instanceof errors.JOSEError;
      if (isTokens && !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code)) {
        throw refused('The token is not valid, or not any more.');
      }
      log('desk.no-keys', errorFacts(error));
      throw unavailable('The keys can not be read.');
    }
  };
}
