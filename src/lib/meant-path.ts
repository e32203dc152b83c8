/**
 * The path among `paths` that differs from the one asked for only in the case of its letters and in
 * doubled or trailing slashes.
 *
 * @example meantPath('/CONTACT', ['/contact']) // '/contact'
 */
export const meantPath = (asked: string, paths: readonly string[]): string | undefined => {
  const path = asked
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return path === asked ? undefined : paths.find((known) => known === path);
};
