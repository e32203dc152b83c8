/**
 * Checks the types of the edge functions under the newest Deno and under the hosted platform's
 * version, because their compilers differ: `npm run typecheck`.
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
 * A copy of the functions' `deno.json` beside package.json: the checker finds the types of `node:`
 * modules only through a package.json in the folder of its configuration.
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
