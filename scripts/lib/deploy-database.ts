/**
 * Brings the schema of a database up to the migrations of one version of the project, forward only,
 * by the Supabase CLI.
 */
import spawn, { type SubprocessError } from 'nano-spawn';
import { inProject } from './project.ts';
import { lastLine, UserError } from './user-error.ts';

/** Where to find the migrations, and the database. */
export interface Target {
  /** Folder that contains `supabase`. */
  folder: string;
  /** URL of a database on this machine; default: that of the linked project. */
  url?: string | undefined;
}

/** Runs the CLI, and returns its output. */
async function supabase({ folder, url }: Target, words: readonly string[]): Promise<string> {
  const remote = url ? `--remote=${url}` : '--remote';
  const cli = inProject('node_modules/.bin/supabase');
  try {
    const args = [cli, ...words, remote, '--agent=no', `--workdir=${folder}`];
    const env = { DO_NOT_TRACK: '1', NO_COLOR: '1' };
    return (await spawn(process.execPath, args, { stdin: 'ignore', env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as SubprocessError;
    throw new UserError(`supabase ${words.join(' ')} failed: ${lastLine(stderr || stdout)}`);
  }
}

/** A migration's version here and in the database; empty where it is missing. */
interface Listed {
  local: string;
  remote: string;
}

/** What a deployment does with the database: `push` applies migrations, `ahead` and `same` leave the schema as it is. */
export type DatabaseStep = 'push' | 'ahead' | 'same';

/**
 * Decides by the list of migrations.
 *
 * @throws {UserError} when each side has migrations that the other lacks
 */
export function stepFor(listed: readonly Listed[]): DatabaseStep {
  const isAhead = listed.some(({ local, remote }) => remote && !local);
  const missing = listed.filter(({ local, remote }) => local && !remote);
  if (isAhead && missing.length > 0) {
    const names = missing.map(({ local }) => local).join(', ');
    throw new UserError(
      `The database has migrations that this version lacks, and lacks ${names}: the deployed version was built from another history, so neither can be brought up to the other.`,
    );
  }
  return isAhead ? 'ahead' : missing.length > 0 ? 'push' : 'same';
}

/** Applies the missing migrations. @returns the step that was taken */
export async function deployDatabase(target: Target): Promise<DatabaseStep> {
  const listed = await supabase(target, ['migration', 'list', '--output-format=json']);
  const { migrations } = JSON.parse(listed) as { migrations: Listed[] };
  const step = stepFor(migrations);
  if (step === 'push') await supabase(target, ['db', 'push', '--yes', '--skip-vault']);
  return step;
}
