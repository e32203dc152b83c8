/** The functions run on the same versions under Deno as the rest of the project under Node. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.ts';

const read = (...path: string[]) => JSON.parse(readFileSync(inProject(...path), 'utf8'));
const { imports } = read('supabase', 'functions', 'deno.json') as {
  imports: Record<string, string>;
};

it.each(Object.values(imports))('%s is the installed version', (specifier) => {
  const [, name, version] = /^npm:(@?[^@]+)@([^/]+)/.exec(specifier) ?? [];
  expect(version).toBe(read('package-lock.json').packages[`node_modules/${name}`]?.version);
});
