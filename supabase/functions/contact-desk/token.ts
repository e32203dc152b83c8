/**
 * Verifies the access token of a staff member who calls the desk. Supabase Auth issues it, or `npm
 * start` when the site runs on one machine.
 */
import { HTTPException } from 'hono/http-exception';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { type StaffRole, staffRoles } from '../_shared/desk.ts';
import { parse, tokenClaims } from '../_shared/desk-input.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { problem, unavailable } from '../_shared/problem.ts';
import type { DeskConfig, TeamDomain } from './config.ts';

/** The verified caller, in the form that the database expects. */
export interface Actor {
  email: string;
  /** Id of the sign-in, which stays the same when the token is renewed. */
  session: string;
  /** ISO time at which the person proved to own that address. */
  since: string;
  /** The highest role that this kind of sign-in has, whatever the staff list gives the person. */
  limit: StaffRole;
}

/**
 * Milliseconds: timeout for fetching the keys, shortest time between two fetches for unknown keys,
 * and longest time for which keys are cached.
 */
const keyTimes = { timeoutDuration: 3000, cooldownDuration: 10_000, cacheMaxAge: 600_000 } as const;

/**
 * Asymmetric algorithms only: with a shared secret, whoever can verify a token could also sign one.
 */
const algorithms = ['ES256', 'RS256', 'EdDSA'];

/** Sign-in methods that prove access to a mailbox. A password does not prove that. */
const emailMethods = ['otp', 'magiclink'];
/** Sign-in methods in which a service of the company vouches for the address. */
const samlMethod = 'sso/saml';
const oauthMethod = 'oauth';

const unauthorized = (detail: string) =>
  problem(401, detail, { headers: { 'www-authenticate': 'Bearer' } });

/** An entry of the claim `amr`: a sign-in, in seconds since 1970. */
interface MethodEntry {
  method?: unknown;
  timestamp?: unknown;
  /** For SAML: id of the connection that vouched. */
  provider?: unknown;
}

/** The highest role that a sign-in may have; `null` when it is not accepted at all. */
function limitOf({ method, provider }: MethodEntry, domain: TeamDomain | undefined) {
  if (emailMethods.some((known) => known === method)) return staffRoles[staffRoles.length - 1];
  if (!domain) return null;
  const isVouched =
    method === samlMethod
      ? domain.connection === null || domain.connection === provider
      : method === oauthMethod && domain.connection === null;
  return isVouched ? domain.role : null;
}

function readActor(claims: JWTPayload, domains: DeskConfig['domains']): Actor {
  if (claims.role !== 'authenticated' || claims.is_anonymous === true) {
    throw unauthorized('Sign in with a link.');
  }
  if (!claims.email || !claims.session_id) throw unauthorized('The token names nobody.');
  const domain = domains.get(String(claims.email).toLowerCase().split('@').at(-1) ?? '');
  const entries: (MethodEntry | null)[] = Array.isArray(claims.amr) ? claims.amr : [];
  const signIns = entries.flatMap((entry) => {
    const limit = entry && Number.isInteger(entry.timestamp) ? limitOf(entry, domain) : null;
    return limit ? [{ at: Number(entry?.timestamp), limit }] : [];
  });
  // A token may name several sign-ins. The one that allows most counts, with its own time.
  const [best] = signIns.sort(
    (a, b) => staffRoles.indexOf(b.limit) - staffRoles.indexOf(a.limit) || b.at - a.at,
  );
  if (!best) throw unauthorized('This way to sign in is not accepted.');
  const read = parse(tokenClaims, { ...claims, amr: new Date(best.at * 1000).toJSON() });
  return { email: read.email, session: read.session_id, since: read.amr, limit: best.limit };
}

/**
 * @returns a function that verifies the token in a request's headers; it throws an {@link
 *   HTTPException} with 401 for an invalid token, and with 503 when the keys can't be fetched
 */
export function createVerifier({
  issuer,
  keysUrl,
  domains,
}: Pick<DeskConfig, 'issuer' | 'keysUrl' | 'domains'>): (headers: Headers) => Promise<Actor> {
  const keys = createRemoteJWKSet(keysUrl, keyTimes);
  return async (headers) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
    if (!token) throw unauthorized('A token is needed.');
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: 'authenticated',
        algorithms,
        requiredClaims: ['exp', 'sub'],
      });
      return readActor(payload, domains);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      const isJoseError = error instanceof errors.JOSEError;
      // These two codes mean that the keys could not be fetched. All others are about the token.
      if (isJoseError && !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code)) {
        throw unauthorized('The token is not valid, or not any more.');
      }
      log('desk.no-keys', errorFacts(error));
      throw unavailable('The keys can not be read.');
    }
  };
}
