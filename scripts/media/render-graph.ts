/**
 * `npm run graph`: computes the causal graph of Learning (causal-graph), and writes its numbers into
 * the scene's code, so that no browser computes it. Needed after a change of the graph or of a demo's
 * causal model.
 */
import { writeFile } from 'node:fs/promises';
import spawn from 'nano-spawn';
import { inProject } from '../lib/project.ts';
import { runOnce } from '../lib/user-error.ts';
import { causalGraph } from './causal-graph/data.ts';

const file = inProject('src/scene/shared/geometry/causal-graph.ts');

const head = [
  '/** Written by `npm run graph`. */',
  '// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: computed, and near to constants by chance',
];

await runOnce(async () => {
  const lines = Object.entries(causalGraph).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  await writeFile(file, `${[...head, ...lines].join('\n')}\n`);
  await spawn('npx', ['biome', 'format', '--write', file], { cwd: inProject() });
});
