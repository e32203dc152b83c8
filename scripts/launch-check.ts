/**
 * What must be replaced before the site goes live: `npm run launch:check`. Fails
 * while a placeholder is left, in the settings, in the words or in the built pages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { placeholders, site } from '../src/content/site.ts';
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
    done: site.approved.testimonials,
    what: 'The testimonials in src/content/pages/roles are drafts',
    how: 'Replace them with approved quotes, then set site.approved.testimonials.',
  },
  {
    done: site.approved.legal,
    what: 'Privacy Policy and Terms of Service are plain text in the footer',
    how: 'Link the documents in src/content/navigation.ts, then set site.approved.legal.',
  },
];

const page = inProject('dist/index.html');
const built: Open[] =
  existsSync(page) && /neural-suite\.example/.test(readFileSync(page, 'utf8'))
    ? [
        {
          what: 'dist/ was built with a placeholder',
          how: 'Set the variables above and build again.',
        },
      ]
    : [];

const open = [...settings, ...words.filter(({ done }) => !done), ...built];
for (const { what, how } of open) console.log(`✗ ${what}\n  ${how}`);
if (open.length === 0) console.log('✓ Nothing is left to replace.');
process.exit(open.length === 0 ? 0 : 1);
