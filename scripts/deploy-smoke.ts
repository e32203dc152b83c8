/**
 * `npm run deploy:smoke`: sends one contact request to the deployed site, to check that it is
 * stored. The URLs are VITE_SITE_URL and VITE_SUPABASE_URL, from the environment or from
 * `.env.production`. Sales gets the request, from 'Deployment test'.
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
