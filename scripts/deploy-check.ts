/**
 * `npm run deploy:check`: lists the settings that are missing for a deployment. It reads the
 * environment, the files that the build reads, such as `.env.production`, and the names of the
 * Supabase project's secrets; and asks a form that is already deployed whose address it counts. It
 * changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { advisedSecrets, missingFor, missingSecrets } from './lib/deploy.ts';
import { inProject } from './lib/project.ts';
import { findProxyFault } from './lib/proxies.ts';

const env = loadEnv('production', inProject(), '');

/**
 * Reads the names of the secrets of the Supabase project, and prints which optional ones are
 * missing. The values are not sent.
 *
 * @returns a sentence for each required secret that is missing
 */
function checkProjectSecrets(project: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    inProject('node_modules/.bin/supabase'),
    ['secrets', 'list', `--remote=${project}`, '--output', 'json'],
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

/** A sentence if the form in `base` counts another address than the visitor's. */
async function checkProxies(base: string): Promise<string[]> {
  try {
    const fault = await findProxyFault(`${base}/functions/v1/contact-form`);
    return fault ? [fault] : [];
  } catch {
    console.log('– The form does not answer yet: run this again once it is deployed.');
    return [];
  }
}

const missingSettings = missingFor(env);
const project = env.SUPABASE_PROJECT_ID;
const canReadSecrets = project && env.SUPABASE_ACCESS_TOKEN;
const backend = env.VITE_SUPABASE_URL || env.VITE_SITE_URL;
const missing = [
  ...missingSettings,
  ...(canReadSecrets ? checkProjectSecrets(project) : []),
  ...(backend ? await checkProxies(backend) : []),
];
for (const sentence of missing) console.log(`✗ ${sentence}`);
if (missing.length === 0) console.log('✓ Nothing is missing for a deployment.');
process.exit(missing.length === 0 ? 0 : 1);
