/** The size of each demo, and that its code is loaded only when it is near. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dist, elementsOf, filesOf, firstLoad, kilobyte, pageOf, read } from './site.ts';

const demos = ['edge', 'shield', 'learning', 'agents', 'signal'] as const;
const pathOf = (name: string) => (name === 'signal' ? '/' : `/solutions/neural-${name}`);
const scripts = filesOf(`${dist}/assets`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(dist.length));

/** The chunk that draws the demo is the only one that contains its source line. */
const sourceLines = {
  edge: 'The readings are generated',
  shield: 'The eight records are invented',
  learning: 'The 4,000 days are generated',
  agents: 'The sixty tasks are generated',
  signal: 'The four records are invented',
} as const;

/** A chunk and everything that it imports, except what the page has already loaded. */
function chunksOf(name: (typeof demos)[number]): string[] {
  const first = firstLoad(pageOf(pathOf(name)));
  const own = scripts.filter((file) => read(file).includes(sourceLines[name]));
  expect(own, name).toHaveLength(1);
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file) || first.has(file)) return;
    all.add(file);
    for (const [, next = ''] of read(file).matchAll(/from\s*["']\.\/([^"']+\.js)["']/g)) {
      add(`/assets/${next}`);
    }
  };
  own.forEach(add);
  return [...all];
}

const size = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

describe.each(demos)('%s', (name) => {
  it('has a chunk of its own that the page does not load first', () => {
    const first = [...firstLoad(pageOf(pathOf(name)))].map(read).join('\n');
    for (const line of Object.values(sourceLines)) expect(first).not.toContain(line);
    expect(chunksOf(name).length).toBeGreaterThan(0);
  });

  it('costs at most 15.25 kB, without the library of the signature', () => {
    expect(size(chunksOf(name))).toBeLessThanOrEqual(15.25 * kilobyte);
  });

  it('is in the page as a finished figure, with its sentence and its source', () => {
    const html = pageOf(pathOf(name));
    const root = elementsOf(html).find((element) => element.attributes['data-instrument'] === name);
    expect(root?.attributes['data-run']).toBe('idle');
    expect(html).toContain(sourceLines[name]);
  });
});

it('the signature comes in a chunk of its own, and with Shield it costs at most 20 kB', () => {
  // Text from the library's Keccak code, which minifying keeps.
  const library = scripts.filter((file) => read(file).includes('expected Uint32Array(50)'));
  expect(library.length).toBeGreaterThan(0);
  const shield = chunksOf('shield');
  expect(shield.some((file) => library.includes(file))).toBe(false);
  expect(size([...shield, ...library])).toBeLessThanOrEqual(20 * kilobyte);
});
