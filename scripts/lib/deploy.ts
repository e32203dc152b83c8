/** What a deployment needs before anything is touched. */
import { placeholders } from '../../src/content/site.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Names that the deployment's workflow needs, and where each comes from. */
export const deployNames = {
  VITE_SITE_URL: 'the address of the site',
  VITE_SITE_EMAIL: 'the address that pages show',
  VITE_LINKEDIN_URL: 'the page that the footer links',
  VITE_SOCIAL_URL: 'the page that the footer links',
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

/** A sentence for each setting that is missing or can't be right; never its value. */
export function missingFor(env: Env): string[] {
  const missing = Object.entries(deployNames).flatMap(([name, source]) => {
    const value = env[name];
    if (!value) return [`${name} is not set (${source}).`];
    return Reflect.get(placeholders, name) === value ? [`${name} is still the placeholder.`] : [];
  });
  const noOrigins = ['VITE_SITE_URL', 'VITE_SUPABASE_URL'].filter(
    (name) => env[name] && !isOrigin(env[name] ?? ''),
  );
  const project = env.SUPABASE_PROJECT_ID;
  const backend = env.VITE_SUPABASE_URL;
  const isOther = project && backend && backend !== `https://${project}.supabase.co`;
  return [
    ...missing,
    ...noOrigins.map((name) => `${name} must be an https address without a path.`),
    ...(isOther ? ['VITE_SUPABASE_URL is not the address of SUPABASE_PROJECT_ID.'] : []),
  ];
}

/** Secrets that the functions refuse to start without, or that the desk and the delivery need. */
export const neededSecrets = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DELIVERY_DATABASE_URL',
  'CONTACT_DESK_DATABASE_URL',
  'CONTACT_DATABASE_CA',
  'CONTACT_SECRET',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_ALLOWED_ORIGINS',
] as const;

/** Names of the secrets that a project has. */
const namesIn = (listed: string): string[] =>
  (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);

/**
 * What a deployment works without, but should not be without.
 *
 * @param listed what `supabase secrets list --output json` prints
 */
export const advisedSecrets = (listed: string): string[] =>
  namesIn(listed).includes('CONTACT_HEARTBEAT_URL')
    ? []
    : ['CONTACT_HEARTBEAT_URL is not set: nobody is told when delivery stops (docs/deploy.md, 4).'];

/** @param listed what `supabase secrets list --output json` prints */
export function missingSecrets(listed: string): string[] {
  const names = namesIn(listed);
  return neededSecrets
    .filter((name) => !names.includes(name))
    .map((name) => `The functions’ secret ${name} is not set (docs/deploy.md, 2).`);
}
