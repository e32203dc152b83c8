/**
 * Reads and edits HTML by the source positions of its elements, so that all other characters stay
 * as React has rendered them: serializing a parsed tree could break hydration.
 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Output file of a prerendered page: `/` → `index.html`, `/about` → `about.html`. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

type Element = DefaultTreeAdapterTypes.Element;

const elementsBelow = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []));

/** All elements of an HTML text in document order, with their positions in the text. */
export const elementsOf = (html: string): Element[] =>
  elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }));

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/**
 * Position of an attribute and its value in the text.
 *
 * @throws if the element has no such attribute
 */
export function attributeRange({ sourceCodeLocation }: Element, name: string) {
  const location = sourceCodeLocation?.attrs?.[name];
  if (!location) throw new Error(`An element has no ${name}.`);
  return { start: location.startOffset, end: location.endOffset };
}

/** Replaces the characters from `start` to `end`, which is exclusive. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits, which must not overlap, from last to first, so that offsets stay valid. */
export const applyEdits = (html: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end),
      html,
    );
