/** The release before this one, out of the repository's history. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.ts';
import { UserError } from './user-error.ts';

/** What counts as the release before as long as there is no tag. */
const beforeFirstTag = '787d2b3dfbeb936f03dc8dd3584e209924fa1dd2';

/** Runs git in the project; `null` if it fails, as where there is no history. */
function git(...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: inProject(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The commit of the release before: RELEASE_BEFORE names a git ref; else the last tag `v…` before
 * this commit; else, as long as there is none, a commit that is named here. `null` if the history is
 * missing, as in a shallow clone or an unpacked archive.
 *
 * @throws {UserError} when RELEASE_BEFORE names nothing that is there
 */
export function releaseBefore(): string | null {
  const wanted = process.env.RELEASE_BEFORE;
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^');
  const ref = wanted || tag || beforeFirstTag;
  const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (wanted && !commit) throw new UserError(`RELEASE_BEFORE=${wanted} is no commit that is here.`);
  return commit;
}

/**
 * Writes the functions, migrations and scripts of a commit into an empty folder. Packages are those
 * that are installed here.
 *
 * @throws {UserError} when the commit can't be read
 */
export function exportRelease(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'release.tar');
  const isArchived =
    git('archive', `--output=${archive}`, commit, 'supabase', 'package.json') !== null;
  if (!isArchived || spawnSync('tar', ['-xf', archive, '-C', folder]).status !== 0) {
    throw new UserError(`The release ${commit} can't be read from the repository's history.`);
  }
  rmSync(archive);
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
}
