/**
 * `npm run deploy:smoke`: one request to the deployment that VITE_SITE_URL and VITE_SUPABASE_URL
 * name. Sales sees it as 'Deployment test'.
 */
import { checkSite, sendRequest } from './lib/smoke.ts';

const site = process.env.VITE_SITE_URL ?? '';
const form = `${process.env.VITE_SUPABASE_URL || site}/functions/v1/contact-form`;

await checkSite(site);
const id = await sendRequest(form, site, process.env.VITE_SITE_EMAIL ?? '');
console.log(`✓ The site answers with its policy, and request ${id} is stored.`);
