/** Edits of HTML by the positions of its elements: everything else stays as React has printed it. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** File of a prerendered page inside `dist`: `/` → `index.html`, `/about` → `about.html`. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

type Element = DefaultTreeAdapterTypes.Element;

const elementsBelow = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []));

/** All elements of a piece of HTML in order, with their positions in it. */
export const elementsOf = (html: string): Element[] =>
  elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }));

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Position of an attribute with its value. @throws if the element has no such attribute */
export function placeOfAttribute({ sourceCodeLocation }: Element, name: string) {
  const place = sourceCodeLocation?.attrs?.[name];
  if (!place) throw new Error(`An element has no ${name}.`);
  return { start: place.startOffset, end: place.endOffset };
}

/** Replaces the text from `start` to `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Carries out edits, which must not overlap. */
export const edit = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), html);
