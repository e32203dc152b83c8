/** `npm run contacts -- <command>`: what sales does with contact requests. */
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { erase, release, retry, spam } from './contacts/change.ts';
import { type Command, options } from './contacts/command.ts';
import { withContacts } from './contacts/database.ts';
import { exportAll } from './contacts/output.ts';
import { list, show, stats } from './contacts/read.ts';
import { desk, staff } from './contacts/staff.ts';
import { StartError, systemCode } from './lib/start-error.ts';

const commands: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  release,
  spam,
  erase,
  retry,
  stats,
  staff,
  desk,
};

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `Usage: npm run contacts -- <command>

${lines.join('\n')}

  --all          includes what was taken for spam, and what was erased
  --out FILE     writes to a file that only you can read
  --separator    of CSV: , ; tab or |
  --json         one JSON object a line instead of CSV
  --yes          erases without asking
  --insecure     takes a DATABASE_URL of this machine without a certificate
  --help         shows this

Reads the database of npm start in DATA_DIR (.data), running or not, or the one in
DATABASE_URL. In a terminal it prints a table, in a pipe CSV.`;
}

/** Ends the work, not the program: what was started for it has to be stopped first. */
const leaving = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    leaving.abort();
  });
}
// A reader like `head` that has seen enough is no error.
process.stdout.on('error', () => leaving.abort());

/** Refuses what the command would ignore: whoever typed it expects an effect. */
function refuseExtra(
  name: string,
  command: Command,
  given: readonly string[],
  rest: readonly string[],
) {
  const extra = rest[command.most];
  if (extra !== undefined) throw new StartError(`'${extra}' is one too many: ${command.usage}`);
  // `--csv` says what is the case anyway; `--insecure` is about the database.
  const unknown = given.find(
    (flag) => !['csv', 'insecure'].includes(flag) && !command.usage.includes(`--${flag}`),
  );
  if (unknown) throw new StartError(`--${unknown} is not for ${name}: ${command.usage}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = 'help', ...rest] = positionals;
  if (values.help || name === 'help') {
    console.log(help());
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new StartError(`There is no command '${name}'. See npm run contacts -- help`);
  }
  const given = Object.entries(values).flatMap(([flag, value]) => (value ? [flag] : []));
  refuseExtra(name, command, given, rest);
  const { signal } = leaving;
  await withContacts({ insecure: values.insecure, leaving: signal }, (sql) =>
    command.run(sql, { ...values, rest, leaving: signal }),
  );
}

try {
  await main();
} catch (error) {
  if (!leaving.signal.aborted) {
    const isUsage = systemCode(error).startsWith('ERR_PARSE_ARGS');
    const known = error instanceof StartError || isUsage;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`✗ ${known ? '' : 'The database refused: '}${reason}`);
    process.exitCode = 1;
  }
}
