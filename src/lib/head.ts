/** One element of the head that the page owns; the next page replaces all of them. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes?: Readonly<Record<string, string>>;
  text?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** JSON inside a script element must not be able to end it. */
const escapeJson = (json: string) => json.replace(/</g, '\\u003c');

/** Marks the elements that belong to the page, so that the next page can take them away. */
const owned = 'data-page';

/** Prints the head of a page for prerendering. */
export function headToHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes = {}, text }) => {
      const printed = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      const open = `<${tag}${tag === 'title' ? '' : ` ${owned}`}${printed}>`;
      if (tag === 'meta' || tag === 'link') return open;
      return `${open}${tag === 'script' ? escapeJson(text ?? '') : escapeHtml(text ?? '')}</${tag}>`;
    })
    .join('\n    ');
}

/**
 * Replaces the last page's elements of the head with those of the page just reached. The title is
 * not among them: the route change has set it already, and each change of it counts as a visit
 * (features/offline/start.ts).
 */
export function applyHead(tags: readonly HeadTag[]) {
  for (const element of document.head.querySelectorAll(`[${owned}]`)) element.remove();
  for (const { tag, attributes = {}, text } of tags) {
    if (tag === 'title') continue;
    const element = document.createElement(tag);
    element.setAttribute(owned, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
