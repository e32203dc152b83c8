/** A run in the page's address, so that a reload keeps it and a link shares it. */

const parameter = 'run';
/** Longest text that is read: far more than an instrument writes. */
const longest = 1500;

/** The run that the address names; untrusted text. */
export const readAddress = (): string | null =>
  new URLSearchParams(location.search).get(parameter)?.slice(0, longest) ?? null;

/**
 * Writes a run into the address, in place of the one before. The router's own state stays.
 *
 * @param anchor of the instrument in its page
 */
export function writeAddress(run: string, anchor = 'figure'): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, run);
  url.hash = anchor;
  history.replaceState(history.state, '', url);
}
