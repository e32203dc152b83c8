/** No figure of the specification stands on a built page without its kind in words. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { attributeOf } from '../../src/build/edit-html.ts';
import { measures } from '../../src/content/claim-measures.ts';
import {
  type ClaimId,
  type ClaimKind,
  claimKinds,
  claimOf,
  claims,
} from '../../src/content/claims.ts';
import { elementsOf, pageOf } from './site.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const ids = Object.keys(claims) as ClaimId[];

/** Ways in which prose writes a figure, where it is not written as in the register. */
const otherForms: Partial<Record<ClaimId, string>> = {
  roi: '3-6x|3 a 6 veces',
  'initial-results': '30-60 days|30 a 60 días',
  value: '90 días',
};

/** The one wording by which a sentence says of which kind its figure is. */
const kindWords: Record<ClaimKind, RegExp> = {
  // The estimator's figures are a visitor's own, so it says `targets of 75%` and `3–6× (target)`.
  target: /\b(our targets?|targets of|of the targets|nuestras metas)\b|\(target\)/i,
  claim: /\breported by us\b|\bcase stud(y|ies)\b/i,
  example: /\bexamples?\b/i,
  standard: /\bstandards?\b/i,
  law: /\blaws?\b/i,
};

const escaped = (text: string) => text.replace(/[.+*?]/g, '\\$&');
const patternOf = (id: ClaimId) => {
  const forms = [escaped(claimOf(id).figure), otherForms[id]].filter(Boolean).join('|');
  return new RegExp(`(?<![\\d.,–-])(?:${forms})(?!\\w)`, 'u');
};
const patterns = new Map(ids.map((id) => [id, patternOf(id)]));

/** Elements whose text is read as one statement. */
const blocks = new Set('p li tr figure blockquote dd h1 h2 h3 h4 summary button'.split(' '));

const isElement = (node: Node): node is Element => 'tagName' in node;

/** What computes its own figures, and what nobody reads. */
const isSkipped = (element: Element) =>
  ['script', 'style', 'noscript', 'template', 'title'].includes(element.tagName) ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'data-instrument') !== undefined;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || isSkipped(node)) return '';
  return node.childNodes.map(textOf).join(' ');
}

interface Statement {
  text: string;
  claim?: ClaimId;
}

/** Whether an element, or one inside it, is a statement of its own. */
const isSplit = (node: Node): node is Element =>
  isElement(node) &&
  (blocks.has(node.tagName) ||
    attributeOf(node, 'data-claim') !== undefined ||
    node.childNodes.some(isSplit));

/** The statements below an element: each marked figure, each block, and what stands between them. */
function statementsOf(element: Element): Statement[] {
  if (isSkipped(element)) return [];
  const claim = attributeOf(element, 'data-claim') as ClaimId | undefined;
  if (claim) return [{ text: textOf(element), claim }];
  const between = element.childNodes.filter((node) => !isSplit(node));
  return [
    { text: between.map(textOf).join(' ') },
    ...element.childNodes.filter(isSplit).flatMap(statementsOf),
  ];
}

/** What a page states: its description, and everything that it shows. */
function statements(path: string): Statement[] {
  const html = pageOf(path);
  const root = parse(html).childNodes.find(isElement);
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  const description = elementsOf(html).find(({ attributes }) => attributes.name === 'description');
  return [{ text: description?.attributes.content ?? '' }, ...(body ? statementsOf(body) : [])].map(
    ({ text, ...rest }) => ({ text: text.replace(/\s+/g, ' ').trim(), ...rest }),
  );
}

/** Why a statement's figure has no kind; empty where all is well. */
function faultsOf({ text, claim }: Statement): string[] {
  if (claim) {
    const { figure, kind } = claimOf(claim);
    const whole = text.replaceAll(' ', '').includes(figure.replaceAll(' ', ''));
    return whole && text.includes(claimKinds[kind].name) ? [] : [`${claim}: ${text}`];
  }
  const stated = ids.filter((id) => patterns.get(id)?.test(text));
  const figures = new Set(stated.map((id) => claimOf(id).figure));
  return [...figures]
    .filter((figure) => {
      const meant = stated.filter((id) => claimOf(id).figure === figure);
      return !meant.some((id) => {
        const { kind } = claimOf(id);
        return text.includes(claimKinds[kind].name) || kindWords[kind].test(text);
      });
    })
    .map((figure) => `${figure}: ${text}`);
}

const pages = allPaths.map((path) => ({ path, stated: statements(path) }));

describe('a figure', () => {
  it.each(pages)('has its kind beside it on $path', ({ stated }) => {
    expect(stated.flatMap(faultsOf)).toEqual([]);
  });

  it('is explained without naming its kind again', () => {
    const texts = Object.values(measures).flatMap(({ measure, baseline }) => [measure, baseline]);
    expect(texts.length).toBe(2 * ids.length);
    expect(texts.filter((text) => /\b(targets?|reported by us|example)\b/i.test(text))).toEqual([]);
  });

  it('is in the list on the page of resources', () => {
    const rows = elementsOf(pageOf('/resources')).flatMap(({ attributes }) =>
      attributes.id?.startsWith('figure-') ? attributes.id.slice('figure-'.length) : [],
    );
    expect(rows).toEqual(ids);
  });
});
