/**
 * The vocabulary of schema.org: its types and the properties of each. It is read from the type
 * declarations that `schema-dts` generates from schema.org's releases.
 */
import { readFileSync } from 'node:fs';

const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

interface Declared {
  parents: string[];
  properties: Set<string>;
}

const bases = new Map<string, Declared>();
const baseOfType = new Map<string, string[]>();

const header = /(?:^|\n)(?:export )?interface (\w+) extends ([^{]+) \{([\s\S]*?)\n\}/g;
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(header)) {
  const above = parents.split(',').map((part) => part.replace(/Partial<|>/g, '').trim());
  bases.set(name, {
    parents: above,
    properties: new Set([...body.matchAll(/\n {4}"(\w+)"\?:/g)].map(([, it = '']) => it)),
  });
  const [, type] = body.match(/"@type": "(\w+)"/) ?? [];
  if (type) baseOfType.set(type, [name]);
}

function has(base: string, property: string): boolean {
  const declared = bases.get(base);
  if (!declared) return false;
  return (
    declared.properties.has(property) || declared.parents.some((parent) => has(parent, property))
  );
}

/** Google's extension for the input of a search action. */
const extensions = ['query-input'];

/** Every type that schema.org does not have, and every property that its type does not have. */
export function strangersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strangersIn);
  if (!value || typeof value !== 'object') return [];
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  const base = typeof type === 'string' ? baseOfType.get(type) : undefined;
  const own = typeof type === 'string' && !base ? [type] : [];
  const misplaced = Object.keys(rest).filter(
    (key) =>
      !key.startsWith('@') &&
      !extensions.includes(key) &&
      base &&
      !base.some((type) => has(type, key)),
  );
  return [
    ...own,
    ...Object.values(rest).flatMap(strangersIn),
    ...misplaced.map((key) => `${type}.${key}`),
  ];
}
