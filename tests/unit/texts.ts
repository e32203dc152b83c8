import type { PostCard } from '../../src/sections/posts/index.tsx';

/** Post cards occur on several pages on purpose; they are checked separately. */
const isCard = (value: object): value is PostCard => 'readTime' in value && 'excerpt' in value;

/** Every text that a page shows, in order, without addresses and ids. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /^(href|hrefLang|link|id|kind|icon|image|name|offering|accent|surface|shot|body|date|variant|number|drawing)$/.test(
      key,
    )
      ? []
      : [value];
  }
  if (Array.isArray(value)) {
    // A rich text is one paragraph, whatever spans it has.
    const spans = value.filter((part) => typeof part === 'string' || 'text' in Object(part));
    if (/^(text|lede|left|right)$/.test(key) || (key === 'rich' && spans.length === value.length)) {
      return [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')];
    }
    return value.flatMap((part) => textsOf(part, key));
  }
  if (value && typeof value === 'object') {
    if (isCard(value)) return [];
    return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
  }
  return [];
}
