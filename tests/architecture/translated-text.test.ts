/**
 * Text that a browser may translate. A translation replaces each text node, which React then neither
 * changes nor removes: a text that changes stays as it was, and one that goes, or before which
 * something appears, throws. React always finds an element, and sets its only text as a whole.
 */
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { sourceFiles } from './source.ts';

type Node = Record<string, unknown> & { type: string; start: number };

/** Names of values that are elements or nothing, and of functions that return an element. */
const elementValues = /^(?:children|answers|control|head)$/;
const elementFunctions = /^(?:render[A-Z]\w*|assumptionCell)$/;

const nameOf = (node: Node): string => {
  const named = (node.property ?? node.callee ?? node) as Node;
  return named === node ? String(node.name ?? '') : nameOf(named);
};

/** The function that makes the items of a list: the argument of `map`. */
const makerOf = ({ callee, arguments: given }: Record<string, unknown>): Node | undefined =>
  /^(?:map|flatMap|from)$/.test(nameOf(callee as Node)) ? (given as Node[]).at(-1) : undefined;

/** What a function returns: its expression, or that of each of its own `return` statements. */
function returnsOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnsOf);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument as Node] : [];
  return /Function|^JSX/.test(node.type) ? [] : Object.values(node).flatMap(returnsOf);
}

function returnsOfMaker({ body }: Node): Node[] {
  const { type } = (body ?? {}) as Node;
  return type === 'BlockStatement' ? returnsOf(body) : body ? [body as Node] : [];
}

/** Whether a list consists of elements and of texts between them. */
function isMixed(list: Node): boolean {
  const returned = returnsOfMaker(makerOf(list) ?? ({} as Node)).flatMap(branchesOf);
  const isJsx = ({ type }: Node) => type === 'JSXElement';
  return returned.some(isJsx) && !returned.every(givesElements);
}

/** Both branches of a conditional expression; any other expression alone. */
function branchesOf(node: Node): Node[] {
  if (node.type === 'ParenthesizedExpression') return branchesOf(node.expression as Node);
  if (node.type !== 'ConditionalExpression') return [node];
  return [node.consequent, node.alternate].flatMap((branch) => branchesOf(branch as Node));
}

/** Whether an expression gives elements or nothing, as far as its syntax tells. */
function givesElements(node: Node): boolean {
  const each = (...names: string[]) => names.every((name) => givesElements(node[name] as Node));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true;
    case 'Literal':
      return node.value === null;
    case 'LogicalExpression':
      return node.operator === '&&' ? each('right') : each('left', 'right');
    case 'ConditionalExpression':
      return each('consequent', 'alternate');
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return each('expression');
    case 'CallExpression': {
      const maker = makerOf(node);
      return maker
        ? returnsOfMaker(maker).every(givesElements)
        : elementFunctions.test(nameOf(node));
    }
    default:
      return elementValues.test(nameOf(node));
  }
}

type Kind = 'element' | 'maybe an element' | 'text' | 'text that may change';

function kindOf(child: Node): Kind {
  if (child.type === 'JSXText') return 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  const expression = child.expression as Node;
  if (expression.type === 'Literal' && typeof expression.value === 'string') return 'text';
  if (expression.type === 'CallExpression' && elementFunctions.test(nameOf(expression)))
    return 'element';
  return givesElements(expression) ? 'maybe an element' : 'text that may change';
}

/** What React renders of an element's children: not the line breaks of the source, nor comments. */
const isRendered = ({ type, value, expression }: Node) =>
  type === 'JSXText'
    ? !/^\s*\n\s*$/.test(String(value))
    : (expression as Node | undefined)?.type !== 'JSXEmptyExpression';

/** Whether a translation would break the text of an element with these children. */
function isBreakable(children: readonly Node[]): boolean {
  const kinds = children.filter(isRendered).map(kindOf);
  return kinds.some(
    (kind, at) =>
      (kind === 'text that may change' && kinds.length > 1) ||
      (kind === 'maybe an element' && kinds[at + 1] === 'text'),
  );
}

function breakableLines(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const isBroken = /^JSX(?:Element|Fragment)$/.test(node.type)
      ? isBreakable(node.children as Node[])
      : node.type === 'CallExpression' && isMixed(node);
    if (isBroken) found.push(`${path}:${text.slice(0, node.start).split('\n').length}`);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, text).program);
  return found;
}

it('stands in an element of its own, or is its only child', () => {
  const files = sourceFiles('src').filter(({ path }) => path.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(50);
  // The document is rendered before any translation, and a rich text never changes.
  const fixed = ['src/app/document.tsx', 'src/ui/rich-text.tsx'];
  const translated = files.filter(({ path }) => !fixed.includes(path));
  expect(translated.flatMap(({ path, text }) => breakableLines(path, text))).toEqual([]);
});
