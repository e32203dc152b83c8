/** Checks whether the proxies in front of a deployed form are declared as they are. */

/** An address that no visitor has (RFC 5737). */
const forgedAddress = '203.0.113.7';
/** Addresses of machines in a network of their own, as a proxy beside the server has one. */
const isPrivate = (network: string) =>
  /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:0|f[cd]..|fe[89ab].):/.test(
    network,
  );

const advice = 'Set CONTACT_TRUSTED_PROXIES (docs/deploy.md, Behind a proxy).';

/**
 * Asks the deployed form which address of this machine its rate limits count, once plainly and once
 * with forged headers.
 *
 * @param form URL of the edge function contact-form
 * @returns a sentence if the proxies in front of it are not declared as they are; `null` if they are
 * @throws when the form does not answer
 */
export async function findProxyFault(form: string): Promise<string | null> {
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${form}/address`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${form}/address answered ${response.status}.`);
    return (await response.json()) as {
      network: string | null;
      hops: number;
      trusted: number | null;
    };
  };
  const { network, hops, trusted } = await ask();
  const forged = await ask({ 'x-forwarded-for': forgedAddress, 'x-real-ip': forgedAddress });
  if (forged.network === forgedAddress) {
    return `The form believes an address that a visitor writes: too many proxies are trusted. ${advice}`;
  }
  if (trusted !== null && trusted !== hops) {
    return `Calls come through ${hops} proxies that write X-Forwarded-For, and ${trusted} are trusted. ${advice}`;
  }
  if (network === null) return `The form reads no address of its callers. ${advice}`;
  return isPrivate(network) && !/\/\/(?:localhost|127\.)/.test(form)
    ? `The form takes a proxy for the visitor: all visitors share one limit. ${advice}`
    : null;
}
