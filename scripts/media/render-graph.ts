/**
 * `npm run graph`: computes the causal graph of Learning (causal-graph), and writes its numbers into
 * a file of the scene's, so that no browser computes it. Needed after a change of the graph or of a demo's
 * causal model.
 */
import { writeFile } from 'node:fs/promises';
import spawn from 'nano-spawn';
import { inProject } from '../lib/project.ts';
import { runOnce } from '../lib/user-error.ts';
import { causalGraph } from './causal-graph/data.ts';

const file = inProject('src/scene/shared/geometry/causal-graph.json');

await runOnce(async () => {
  await writeFile(file, JSON.stringify(causalGraph));
  await spawn('npx', ['biome', 'format', '--write', file], { cwd: inProject() });
});
