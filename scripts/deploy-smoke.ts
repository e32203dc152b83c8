/**
 * `npm run deploy:smoke`: one request to the deployment that VITE_SITE_URL and VITE_SUPABASE_URL
 * name, in the environment or in `.env.production`. Sales sees it as 'Deployment test'.
 */
import { loadEnv } from 'vite';
import { inProject } from './lib/project.ts';
import { checkSite, sendRequest } from './lib/smoke.ts';
import { runOnce } from './lib/user-error.ts';

const env = loadEnv('production', inProject());
const site = env.VITE_SITE_URL ?? '';
const form = `${env.VITE_SUPABASE_URL || site}/functions/v1/contact-form`;

await runOnce(async () => {
  if (!site || !env.VITE_SITE_EMAIL)
    throw new Error('VITE_SITE_URL or VITE_SITE_EMAIL is not set.');
  await checkSite(site);
  const id = await sendRequest(form, site, env.VITE_SITE_EMAIL);
  console.log(`✓ The site answers with its policy, and request ${id} is stored.`);
});
