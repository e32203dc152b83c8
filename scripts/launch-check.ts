/**
 * What must be replaced before the site goes live: `npm run launch:check`. Fails
 * while a placeholder is left, in the settings, in the words or in the built pages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { approved, placeholders } from '../src/content/site.ts';
import { inProject } from './lib/project.ts';

interface Open {
  what: string;
  how: string;
}

const env = loadEnv('production', inProject());
const settings = Object.entries(placeholders)
  .filter(([name, value]) => (env[name] || value) === value)
  .map(([name, value]): Open => ({ what: `${name} is still ${value}`, how: `Set ${name}.` }));

const words: (Open & { done: boolean })[] = [
  {
    done: approved.testimonials,
    what: 'The testimonials in src/content/pages/roles are drafts',
    how: 'Replace them with approved quotes, then set approved.testimonials in src/content/site.ts.',
  },
  {
    done: approved.legal,
    what: 'Privacy Policy and Terms of Service are plain text in the footer',
    how: 'Link the documents in src/content/navigation.ts, then set approved.legal in src/content/site.ts.',
  },
];

/** Placeholders in the files as they would go live, with the first file that has each. */
function inBuiltSite(): Open[] {
  const dist = inProject('dist');
  if (!existsSync(dist)) return [{ what: 'There is no dist/', how: 'npm run build' }];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|json|xml|txt|webmanifest)$/.test(name),
  );
  return Object.values(placeholders).flatMap((value) => {
    const found = files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(value));
    if (found.length === 0) return [];
    const what = `${value} stands in ${found.length} files of dist/, such as ${found[0]}`;
    return [{ what, how: 'Set the variables above and build again.' }];
  });
}

const open = [...settings, ...words.filter(({ done }) => !done), ...inBuiltSite()];
for (const { what, how } of open) console.log(`✗ ${what}\n  ${how}`);
if (!env.VITE_SUPABASE_URL) {
  console.log('· VITE_SUPABASE_URL is not set: the form calls functions on the site’s own origin.');
}
if (open.length === 0) console.log('✓ Nothing is left to replace.');
process.exit(open.length === 0 ? 0 : 1);
