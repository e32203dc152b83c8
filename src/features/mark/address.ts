/** A mark as text: 16 hexadecimal digits, in storage and in the fragment of an address. */

/** Key of a mark in an address's fragment, which no server sees. */
const fragment = '#mark=';

/** @returns the mark of a stored text or of a fragment; null if it is malformed or another one */
export function parseMark(text: string | null): string | null {
  const digits = text?.startsWith(fragment) ? text.slice(fragment.length) : text;
  return digits && /^[0-9a-f]{16}$/.test(digits) ? digits : null;
}

/** Address of home that gives a mark to another device. */
export const addressOf = (origin: string, mark: string) => `${origin}/${fragment}${mark}`;

/** Whether a fragment is meant for a mark. */
export const isMarkFragment = (hash: string) => hash.startsWith(fragment);
