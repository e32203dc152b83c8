/**
 * A part of `npm run typecheck`: checks the types of the edge functions with the newest Deno, and
 * with the version of the hosted platform (Supabase), because their compilers differ.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { type DenoLine, denoPackages, findDeno } from './lib/deno.ts';
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
  for (const line of Object.keys(denoPackages) as DenoLine[]) {
    const { status } = spawnSync(findDeno(line), ['check', ...settings, ...files], {
      cwd: inProject(),
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
      stdio: 'inherit',
    });
    if (status !== 0) throw new UserError(`Under ${denoPackages[line]} the types have errors.`);
  }
}).finally(() => rmSync(config, { force: true }));
