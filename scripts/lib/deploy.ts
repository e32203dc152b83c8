/** Checks whether all settings for a deployment are there, before anything is deployed. */
import { placeholders } from '../../src/content/site.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Environment variables that the deployment's CI workflow needs, and where to find the value of
 * each.
 */
export const deployNames = {
  VITE_SITE_URL: 'the address of the site',
  VITE_SITE_EMAIL: 'the address that pages show',
  VITE_LINKEDIN_URL: 'the company’s page at LinkedIn, for the footer',
  VITE_SOCIAL_URL: 'the company’s account at X, for the footer',
  VITE_SUPABASE_URL: 'https://<ref>.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'Supabase, API Keys: the publishable one',
  SUPABASE_ACCESS_TOKEN: 'Supabase, Account, Access Tokens',
  SUPABASE_PROJECT_ID: 'the last part of the address of the project’s dashboard',
  SUPABASE_DB_PASSWORD: 'Supabase, Database, Settings',
  CLOUDFLARE_API_TOKEN: 'Cloudflare, API Tokens: Edit Cloudflare Workers',
  CLOUDFLARE_ACCOUNT_ID: 'Cloudflare, Workers, Account details',
} as const;

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text;

/** A sentence for each variable that is missing or wrong. It never contains the value. */
export function missingFor(env: Env): string[] {
  const missing = Object.entries(deployNames).flatMap(([name, source]) => {
    const value = env[name];
    if (!value) return [`${name} is not set (${source}).`];
    return Reflect.get(placeholders, name) === value ? [`${name} is still the placeholder.`] : [];
  });
  const invalidOrigins = ['VITE_SITE_URL', 'VITE_SUPABASE_URL'].filter(
    (name) => env[name] && !isOrigin(env[name] ?? ''),
  );
  const project = env.SUPABASE_PROJECT_ID;
  const backend = env.VITE_SUPABASE_URL;
  const isOtherProject = project && backend && backend !== `https://${project}.supabase.co`;
  return [
    ...missing,
    ...invalidOrigins.map((name) => `${name} must be an https address without a path.`),
    ...(isOtherProject ? ['VITE_SUPABASE_URL is not the address of SUPABASE_PROJECT_ID.'] : []),
  ];
}

/** Secrets that the hosted edge functions need. */
const neededSecrets = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DELIVERY_DATABASE_URL',
  'CONTACT_DESK_DATABASE_URL',
  'CONTACT_DATABASE_CA',
  'CONTACT_SECRET',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_ALLOWED_ORIGINS',
] as const;

/** Names of the secrets in the output of `supabase secrets list --output json`. */
const parseSecretNames = (listed: string): string[] =>
  (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);

/**
 * A sentence for each secret that is missing but not required.
 *
 * @param listed what `supabase secrets list --output json` prints
 */
export const advisedSecrets = (listed: string): string[] =>
  parseSecretNames(listed).includes('CONTACT_HEARTBEAT_URL')
    ? []
    : ['CONTACT_HEARTBEAT_URL is not set: nobody is told when delivery stops (docs/deploy.md, 4).'];

/**
 * A sentence for each required secret that is missing.
 *
 * @param listed what `supabase secrets list --output json` prints
 */
export function missingSecrets(listed: string): string[] {
  const names = parseSecretNames(listed);
  return neededSecrets
    .filter((name) => !names.includes(name))
    .map((name) => `The functions’ secret ${name} is not set (docs/deploy.md, 2).`);
}
