/** Stacks run their functions in Node, and with `DENO_LINE=hosted` under Deno 2.1. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';

const isHosted = process.env.DENO_LINE === 'hosted';

it(`the shared localServer runs in ${isHosted ? 'Deno 2.1' : 'Node'}`, () => {
  const versions = readFileSync(inject('logFile'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"listening"'))
    .map((line) => JSON.parse(line).deno);
  expect(versions).toEqual(isHosted ? [expect.stringMatching(/^2\.1\./)] : []);
});
