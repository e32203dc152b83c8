/** The version of Deno under test is the requested one: see `DENO_LINE`. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { projectRequire } from '../../scripts/lib/project.ts';
import { denoPackages } from '../../scripts/lib/deno.ts';

it(`runs on ${process.env.DENO_LINE ?? 'newest'}`, () => {
  const line = process.env.DENO_LINE === 'hosted' ? 'hosted' : 'newest';
  const { version } = projectRequire(`${denoPackages[line]}/package.json`);
  const started = readFileSync(inject('logFile'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"listening"'))
    .map((line) => JSON.parse(line));
  expect(started).toHaveLength(1);
  for (const { deno } of started) expect(deno).toBe(version);
  if (line === 'hosted') expect(version).toMatch(/^2\.1\./);
});
