/**
 * Looks up the domains of senders' addresses: whether one takes mail at all, and whether it gives
 * out throwaway addresses. What is found lowers the score that the desk shows, and refuses nobody.
 */
import { Resolver } from 'node:dns/promises';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import { settleAll } from '../_shared/background.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import type { SenderFinding } from '../_shared/sender-score.ts';

/** Milliseconds to wait for one answer. */
const timeoutMs = 2000;
/** Requests that are looked up after one run of the delivery. */
const batchSize = 20;

/** Codes by which a resolver says that there is no such domain, or no such record. */
const absent = ['ENOTFOUND', 'ENODATA'];

/**
 * @param servers addresses of the resolvers to ask; empty: those of the system
 * @throws when no resolver answers
 */
async function findingsAbout(domain: string, servers: readonly string[]): Promise<SenderFinding[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  const isAbsent = (error: { code?: string }) => {
    if (absent.includes(error.code ?? '')) return [];
    throw error;
  };
  // A domain without MX takes mail at its own address; a null MX (RFC 7505) takes none.
  const exchanges = await resolver.resolveMx(domain).catch(isAbsent);
  const takesMail =
    exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.') ||
    (exchanges.length === 0 && (await resolver.resolve4(domain).catch(isAbsent)).length > 0);
  return [
    ...(takesMail ? [] : (['no-mail-domain'] as const)),
    ...(isDisposableEmailDomain(domain) ? (['throwaway-domain'] as const) : []),
  ];
}

/** Looks up those that are new. Never throws: what can't be looked up is tried again for a day. */
export async function checkSenders(pool: Pool, servers: readonly string[]): Promise<void> {
  try {
    const rows = await pool.use(
      (sql) => sql<{ id: string; domain: string }[]>`
        select id, domain from contact.unchecked_senders(${batchSize}::int)`,
    );
    await settleAll(
      rows.map(async ({ id, domain }) => {
        const findings = await findingsAbout(domain, servers);
        await pool.use((sql) => sql`select contact.note_sender(${id}::uuid, ${findings}::text[])`);
      }),
    );
  } catch (error) {
    log('delivery.senders-not-checked', errorFacts(error));
  }
}
