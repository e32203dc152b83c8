/** `npm run deploy:check`: what is missing for a deployment. Changes nothing. */
import { execFileSync } from 'node:child_process';
import { advisedSecrets, missingFor, missingSecrets } from './lib/deploy.ts';
import { inProject } from './lib/project.ts';

/**
 * Asks the project which secrets it has, and prints what is advisable; their values are never sent.
 *
 * @returns what is missing
 */
function secretsOfProject(project: string): string[] {
  try {
    const listed = execFileSync(
      inProject('node_modules/.bin/supabase'),
      ['secrets', 'list', '--project-ref', project, '--output', 'json'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const sentence of advisedSecrets(listed)) console.log(`– ${sentence}`);
    return missingSecrets(listed);
  } catch {
    return [
      'The Supabase project does not answer: SUPABASE_ACCESS_TOKEN or SUPABASE_PROJECT_ID is wrong.',
    ];
  }
}

const settings = missingFor(process.env);
const project = process.env.SUPABASE_PROJECT_ID;
const canAsk = project && process.env.SUPABASE_ACCESS_TOKEN;
const missing = [...settings, ...(canAsk ? secretsOfProject(project) : [])];
for (const sentence of missing) console.log(`✗ ${sentence}`);
if (missing.length === 0) console.log('✓ Nothing is missing for a deployment.');
process.exit(missing.length === 0 ? 0 : 1);
