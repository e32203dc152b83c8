/**
 * A part of `npm run typecheck`: checks the types of the edge functions with the Deno of the hosted
 * platform (Supabase), whose compiler and globals are not those of `tsc`.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { findDeno } from './lib/deno.ts';
import { inProject } from './lib/project.ts';
import { runOnce, UserError } from './lib/user-error.ts';

const files = [
  'supabase/functions/contact-form/index.ts',
  'supabase/functions/contact-delivery/index.ts',
  'supabase/functions/contact-desk/index.ts',
];
/**
 * A temporary copy of the functions' `deno.json` in the project's root, because Deno finds the
 * types of `node:` modules only if there is a package.json in the folder of its configuration.
 */
const config = inProject('deno-check.json');
const settings = [`--config=${config}`, '--node-modules-dir=manual'];

await runOnce(async () => {
  copyFileSync(inProject('supabase', 'functions', 'deno.json'), config);
  const { status } = spawnSync(findDeno(), ['check', ...settings, ...files], {
    cwd: inProject(),
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('Under Deno the types have errors.');
}).finally(() => rmSync(config, { force: true }));
