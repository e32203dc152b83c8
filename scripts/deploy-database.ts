/**
 * `npm run deploy:database`: applies the migrations that the linked Supabase project lacks. If the
 * project's schema is newer than this version, as when an earlier version is deployed again, it is
 * left as it is.
 */
import { deployDatabase } from './lib/deploy-database.ts';
import { inProject } from './lib/project.ts';
import { runOnce } from './lib/user-error.ts';

const sentences = {
  push: 'The migrations that were missing are applied.',
  ahead: 'The schema is newer than this version, and stays so: migrations are never taken back.',
  same: 'The schema has every migration of this version, and no other.',
} as const;

await runOnce(async () => {
  console.log(`✓ ${sentences[await deployDatabase({ folder: inProject() })]}`);
});
