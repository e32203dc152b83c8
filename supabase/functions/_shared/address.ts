/** The visitor's network address, only ever used as a keyed hash. */

/** An IPv6 host owns at least a /64, so its first four groups stand for it. */
function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[|\](?::\d+)?$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped?.[1]) return mapped[1];
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The address as the proxy in front reports it, or `null` when it says nothing.
 *
 * @param header the one that the proxy always overwrites; visitors can write the others
 */
export function clientNetwork(headers: Headers, header: string): string | null {
  const value = headers.get(header) ?? headers.get('x-forwarded-for');
  const first = value?.split(',')[0]?.trim();
  return first ? networkOf(first) : null;
}
