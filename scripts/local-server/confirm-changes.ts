/** Asks a person before a start changes the database in DATABASE_URL, which others may use. */
import { stdin } from 'node:process';
import { agrees } from '../lib/agree.ts';
import { UserError } from '../lib/user-error.ts';
import { plannedChanges } from './database.ts';

/** The argument that agrees beforehand, for machines. */
const agreement = '--yes';

/**
 * Prints what a start would change in the database, and goes on only when somebody agrees: at the
 * terminal, or by `--yes`. Without changes it asks nothing.
 *
 * @param signal a signal to the program, which ends the question
 * @throws {UserError} when nobody agrees
 */
export async function confirmChanges(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const changes = await plannedChanges(databaseUrl);
  if (changes.length === 0) return;
  const { host, pathname } = new URL(databaseUrl);
  console.log(`\n  In the database ${pathname.slice(1)} at ${host} this would`);
  for (const change of changes) console.log(`  - ${change}`);
  console.log();
  if (process.argv.includes(agreement)) return;
  if (!stdin.isTTY) {
    throw new UserError(
      `Nothing was changed. To agree, add -- ${agreement} to the command, as in: npm start -- ${agreement}`,
    );
  }
  if (!(await agrees('  Go on? [y/N] ', signal))) throw new UserError('Nothing was changed.');
}
