/**
 * `npm run deploy:check`: what is missing for a deployment, in the environment or in the files that
 * the build reads, such as `.env.production`. Changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { advisedSecrets, missingFor, missingSecrets } from './lib/deploy.ts';
import { inProject } from './lib/project.ts';

const env = loadEnv('production', inProject(), '');

/**
 * Asks the project which secrets it has, and prints what is advisable; their values are never sent.
 *
 * @returns what is missing
 */
function secretsOfProject(project: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    inProject('node_modules/.bin/supabase'),
    ['secrets', 'list', '--project-ref', project, '--output', 'json'],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  if (status !== 0) {
    console.error(stderr);
    return [
      'The Supabase project does not answer, see above. Mostly SUPABASE_ACCESS_TOKEN or SUPABASE_PROJECT_ID is wrong.',
    ];
  }
  for (const sentence of advisedSecrets(stdout)) console.log(`– ${sentence}`);
  return missingSecrets(stdout);
}

const settings = missingFor(env);
const project = env.SUPABASE_PROJECT_ID;
const canAsk = project && env.SUPABASE_ACCESS_TOKEN;
const missing = [...settings, ...(canAsk ? secretsOfProject(project) : [])];
for (const sentence of missing) console.log(`✗ ${sentence}`);
if (missing.length === 0) console.log('✓ Nothing is missing for a deployment.');
process.exit(missing.length === 0 ? 0 : 1);
