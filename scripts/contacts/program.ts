/**
 * The commands of `npm run contacts`, with which staff read and change contact requests in a
 * terminal, and the messages for their errors.
 */
import { Command, CommanderError, Option } from 'commander';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { staffRoles } from '../../supabase/functions/_shared/desk.ts';
import { reasonOf, UserError } from '../lib/user-error.ts';
import { erase, retry, setStatus, settle } from './change.ts';
import { withContacts } from './database.ts';
import { listErasures, replayErasures } from './erasures.ts';
import { exportAll, separators } from './output.ts';
import { exportPerson } from './person.ts';
import { list, show, stats } from './read.ts';
import { desk, staff } from './staff.ts';

/** Runs a command's work on the database with the contact requests. */
type Run = (work: (sql: Database) => Promise<void>) => Promise<void>;

const all = new Option('--all', 'also requests marked as spam, and erased ones');
const json = new Option('--json', 'one JSON object a line instead of CSV');
const separator = new Option('--separator <sign>', 'of CSV')
  .choices(Object.keys(separators))
  .default(',');

/** `list`, `show`, `export` and `stats`. */
function addReading(program: Command, run: Run): void {
  program
    .command('list')
    .description('the requests, newest first')
    .addOption(all)
    .addOption(json)
    .addOption(separator)
    .action((options) => run((sql) => list(sql, options)));
  program
    .command('show')
    .description('one request, and how its delivery went')
    .argument('[id]')
    .action((id) => run((sql) => show(sql, id)));
  program
    .command('export')
    .description('every request whole, as CSV for a spreadsheet or as JSON lines')
    .option('--out <file>', 'writes to a file that only you can read')
    .addOption(all)
    .addOption(json)
    .addOption(separator)
    .action((options) => run((sql) => exportAll(sql, options)));
  program
    .command('stats')
    .description('counts of requests, and whether delivery keeps up')
    .action(() => run(stats));
}

/** `release`, `spam`, `retry` and `settle`. */
function addChanges(program: Command, run: Run): void {
  program
    .command('release')
    .description('marks requests as verified; delivers those that were marked as spam')
    .argument('<ids...>')
    .action((ids) => run((sql) => setStatus(sql, ids, 'new')));
  program
    .command('spam')
    .description('marks requests as spam; they are no longer delivered')
    .argument('<ids...>')
    .action((ids) => run((sql) => setStatus(sql, ids, 'spam')));
  program
    .command('retry')
    .description('sends failed messages again, of one request or of all')
    .argument('[id]')
    .action((id) => run((sql) => retry(sql, id)));
  program
    .command('settle')
    .description(
      'ends the alarm about messages that were given up or wait for a channel that is off, of one request or of all; they are not sent',
    )
    .argument('[id]')
    .action((id) => run((sql) => settle(sql, id)));
}

/** What the law gives a person: `person`, `erase`, `erasures` and `replay-erasures`. */
function addRights(program: Command, run: Run, signal: AbortSignal): void {
  program
    .command('person')
    .description('everything that is held about a person: requests, notes, audit lines, deliveries')
    .argument('<email>')
    .option('--out <file>', 'writes JSON, or text if the name ends in .txt, that only you can read')
    .action((email, { out }) => run((sql) => exportPerson(sql, email, out)));
  program
    .command('erase')
    .description(
      'permanently removes a person from all of their requests; shows the requests and asks first',
    )
    .argument('<email>')
    .option('--yes', 'erases without asking')
    .action((email, { yes }) => run((sql) => erase(sql, email, yes, signal)));
  program
    .command('erasures')
    .description('the requests that were erased: ids only, to be kept apart from the backups')
    .option('--out <file>', 'writes to a file that only you can read')
    .action(({ out }) => run((sql) => listErasures(sql, out)));
  program
    .command('replay-erasures')
    .description('after a restore: erases again what the list in a file, and the database, name')
    .argument('[file]')
    .action((list) => run((sql) => replayErasures(sql, list)));
}

/** `staff` and `desk`. */
function addDesk(program: Command, run: Run): void {
  program
    .command('staff')
    .description(
      'lists who may use the desk; adds or changes a person, or removes one, which ends all sign-ins',
    )
    .argument('[email]')
    .addOption(new Option('--role <role>').choices(staffRoles).default('agent'))
    .option('--name <name>', 'the name that the desk shows')
    .option('--remove', 'removes the person and ends all sign-ins at the desk')
    .action((email, options) => run((sql) => staff(sql, email, options)));
  program
    .command('desk')
    .description(
      'prints a link to sign in at the desk of npm start; it works once, for ten minutes',
    )
    .argument('[email]')
    .action((email) => run((sql) => desk(sql, email)));
}

function createProgram(signal: AbortSignal): Command {
  const program = new Command('npm run contacts --')
    .description(
      'Reads the database of npm start in DATA_DIR (.data), running or not, or the one in DATABASE_URL. In a terminal it prints a table, in a pipe CSV.',
    )
    .option('--insecure', 'accepts a DATABASE_URL on this machine without a certificate')
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error:/, '✗')) })
    .showSuggestionAfterError(false)
    .exitOverride();
  const run: Run = (work) => withContacts({ insecure: program.opts().insecure, signal }, work);
  addReading(program, run);
  addChanges(program, run);
  addRights(program, run, signal);
  addDesk(program, run);
  return program;
}

/**
 * Runs one command. An error is printed as one line.
 *
 * @param args the words after `npm run contacts --`
 * @param signal aborts the command; the promise settles after processes that it started have
 *   stopped
 * @returns the exit code
 */
export async function runContacts(args: readonly string[], signal: AbortSignal): Promise<number> {
  try {
    await createProgram(signal).parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
    return 0;
  } catch (error) {
    // The arguments were wrong or asked for help. commander has already printed the message.
    if (error instanceof CommanderError) return error.exitCode;
    if (!signal.aborted) {
      const reason = reasonOf(error).split('\n')[0];
      console.error(`✗ ${error instanceof UserError ? '' : 'The database refused: '}${reason}`);
    }
    return 1;
  }
}
