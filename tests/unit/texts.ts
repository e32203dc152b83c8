import { plainText } from '../../src/content/plain-text.ts';
import type { PostCard } from '../../src/content/types.ts';

/** Post cards occur on several pages on purpose; they are checked separately. */
const isCard = (value: object): value is PostCard => 'readTime' in value && 'excerpt' in value;

const spanKeys = new Set(['text', 'href', 'strong', 'lang', 'hrefLang']);
const isSpan = (part: unknown): part is object =>
  typeof part === 'object' &&
  part !== null &&
  'text' in part &&
  Object.keys(part).every((key) => spanKeys.has(key));

/** A rich text is one paragraph, whatever spans it has. */
const isRich = (parts: readonly unknown[]) =>
  parts.some(isSpan) && parts.every((part) => typeof part === 'string' || isSpan(part));

/** Every text that a page shows, in order, without addresses and ids. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /^(claims?|visual|href|hrefLang|link|id|kind|icon|image|name|offering|accent|surface|shot|body|date|variant|number|drawing|picture)$/.test(
      key,
    )
      ? []
      : [value];
  }
  if (Array.isArray(value)) {
    if (isRich(value)) return [plainText(value)];
    return value.flatMap((part) => textsOf(part, key));
  }
  if (value && typeof value === 'object') {
    if (isCard(value)) return [];
    return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
  }
  return [];
}
