/** Who calls: an access token of Supabase Auth, or of the runner on one machine; one code for both. */
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { errorFacts, log } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import type { DeskConfig } from './config.ts';

/** The verified caller, as the database asks for it. */
export interface Who {
  email: string;
  /** Stays the same while a sign-in's tokens are renewed. */
  session: string;
  /** ISO time at which the person proved to read mail at that address. */
  since: string;
}

/** Milliseconds: for an answer with the keys, before unknown keys are asked for again, and until all are. */
const keyTimes = { timeoutDuration: 3000, cooldownDuration: 10_000, cacheMaxAge: 600_000 } as const;

/** Only pairs of keys: with a shared secret, everybody who verifies could also sign. */
const algorithms = ['ES256', 'RS256', 'EdDSA'];

/** Ways to sign in that prove a mailbox; a password would prove only itself. */
const byEmail = ['otp', 'magiclink'];

const refused = (detail: string) =>
  new Problem(401, detail, { headers: { 'www-authenticate': 'Bearer' } });

/** When the person last followed a link, in seconds since 1970. */
function provenAt({ amr }: JWTPayload): number {
  const times = (Array.isArray(amr) ? amr : []).flatMap((entry) =>
    byEmail.includes(entry?.method) && Number.isInteger(entry.timestamp) ? [entry.timestamp] : [],
  );
  if (times.length === 0) throw refused('Sign in with a link.');
  return Math.max(...times);
}

function whoFrom(claims: JWTPayload): Who {
  const { email, session_id: session } = claims;
  if (claims.role !== 'authenticated' || claims.is_anonymous === true) {
    throw refused('Sign in with a link.');
  }
  if (typeof email !== 'string' || !email || typeof session !== 'string' || session.length < 8) {
    throw refused('The token names nobody.');
  }
  const since = new Date(provenAt(claims) * 1000).toISOString();
  return { email: email.toLowerCase(), session, since };
}

/** @returns verifies a request's token; throws a {@link Problem} of 401, or 503 without the keys */
export function createVerifier({
  issuer,
  keysUrl,
}: Pick<DeskConfig, 'issuer' | 'keysUrl'>): (headers: Headers) => Promise<Who> {
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
      return whoFrom(payload);
    } catch (error) {
      if (error instanceof Problem) throw error;
      const isTokens = error instanceof errors.JOSEError;
      if (isTokens && !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code)) {
        throw refused('The token is not valid, or not any more.');
      }
      log('desk.no-keys', errorFacts(error));
      throw new Problem(503, 'The keys can not be read.', { headers: { 'retry-after': '5' } });
    }
  };
}
