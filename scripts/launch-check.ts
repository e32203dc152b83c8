/**
 * `npm run launch:check`: lists what must be done before the site goes live. It fails while the
 * settings or the built pages contain a placeholder, while an offer on the site has ended, and
 * while the text lacks a consent, an approval, a source or an answer.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { placeholders, site } from '../src/content/site.ts';
import { endedOffer, findOpenTasks, type OpenTask } from './lib/launch.ts';
import { inProject } from './lib/project.ts';

const env = loadEnv('production', inProject());
const placeholderSettings = Object.entries(placeholders)
  .filter(([name, value]) => (env[name] || value) === value)
  .map(([name, value]): OpenTask => ({ what: `${name} is still ${value}`, how: `Set ${name}.` }));

const offer = endedOffer(
  site.limitedSpots,
  readFileSync(inProject('src/content/site.ts'), 'utf8'),
  new Date().toISOString().slice(0, 10),
);

/** Placeholders in the built files, each with the first file that contains it. */
function findInBuiltSite(): OpenTask[] {
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

const tasks = [
  ...placeholderSettings,
  ...(offer ? [offer] : []),
  ...findOpenTasks(),
  ...findInBuiltSite(),
];
for (const { what, how } of tasks) console.log(`✗ ${what}\n  ${how}`);
if (!env.VITE_SUPABASE_URL) {
  console.log('· VITE_SUPABASE_URL is not set: the form calls functions on the site’s own origin.');
}
if (tasks.length === 0) console.log('✓ Nothing is left to settle.');
process.exit(tasks.length === 0 ? 0 : 1);
