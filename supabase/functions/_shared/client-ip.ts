/**
 * The visitor's IP address. Rate limits use a keyed hash of it; the address itself is not stored.
 */

/**
 * The trusted source of the visitor's address: a number of proxies, each of which appends the
 * address of its peer to `X-Forwarded-For`, or one header that the proxy in front always
 * overwrites.
 */
export type AddressSource = { kind: 'proxies'; count: number } | { kind: 'header'; name: string };

/** A greater number of proxies is taken for a mistake in the setting. */
const maxProxies = 10;

/**
 * Reads `CONTACT_TRUSTED_PROXIES`: a number from 0 to 10, or a header's name.
 *
 * @throws {Error} naming the variable
 */
export function readAddressSource(
  text: string | undefined,
  fallback: AddressSource,
): AddressSource {
  const value = text?.trim().toLowerCase();
  if (!value) return fallback;
  if (/^\d+$/.test(value)) {
    if (Number(value) <= maxProxies) return { kind: 'proxies', count: Number(value) };
  } else if (/^[a-z][a-z0-9-]*$/.test(value) && value !== 'x-forwarded-for') {
    return { kind: 'header', name: value };
  }
  throw new Error(
    `CONTACT_TRUSTED_PROXIES must be how many proxies are in front, from 0 to ${maxProxies}, or the name of a header that the one in front always overwrites; X-Forwarded-For is read by number.`,
  );
}

/**
 * The address without port and brackets, in its shortest form; `null` if the text is no address.
 */
function toCanonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(bare)) {
    return bare.split('.').every((part) => Number(part) < 256) ? bare : null;
  }
  const asHost = `http://[${bare}]/`;
  if (!/^[0-9a-f:.]+$/i.test(bare) || !URL.canParse(asHost)) return null;
  return new URL(asHost).hostname.slice(1, -1);
}

/** The eight groups of an IPv6 address in its shortest form. */
function splitIpv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/**
 * The network of an address; `null` if the text is no address. An IPv4 address is its own network.
 * An IPv6 host usually owns a whole /64, so its network is the first four groups, followed by `::`.
 */
function toNetwork(text: string): string | null {
  const address = toCanonicalAddress(text);
  if (!address?.includes(':')) return address;
  const groups = splitIpv6Groups(address);
  // An IPv4 address in the form `::ffff:a.b.c.d`.
  if (/^0(,0){4},ffff$/.test(groups.slice(0, 6).join())) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::`;
}

/**
 * The visitor's network, read from the trusted source; `null` when that source gives none. All
 * visitors without a known network share one rate limit.
 *
 * @param getHeader returns a header of the request; repeated headers are joined by commas
 * @param peer address of the other end of the connection, if it is known
 */
export function clientNetwork(
  getHeader: (name: string) => string | null | undefined,
  source: AddressSource,
  peer?: string,
): string | null {
  if (source.kind === 'header') return toNetwork(getHeader(source.name) ?? '');
  if (source.count === 0) return peer ? toNetwork(peer) : null;
  const chain = (getHeader('x-forwarded-for') ?? '').split(',');
  // The nearest proxy appends the last entry. A visitor can only forge entries before those of the
  // proxies.
  return toNetwork(chain.at(-source.count) ?? '');
}

/** Number of entries in `X-Forwarded-For`: one of each proxy, if the caller itself wrote none. */
export const countHops = (getHeader: (name: string) => string | null | undefined): number =>
  (getHeader('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim()).length;
