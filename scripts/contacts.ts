/** `npm run contacts -- <command>`: what sales does with contact requests. */
import { parseArgs } from 'node:util';
import type { Command } from './contacts/command.ts';
import { withContacts } from './contacts/database.ts';
import { erase } from './contacts/erase.ts';
import { exportAll } from './contacts/export.ts';
import { release, spam } from './contacts/file.ts';
import { list } from './contacts/list.ts';
import { retry } from './contacts/retry.ts';
import { show } from './contacts/show.ts';
import { stats } from './contacts/stats.ts';
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
};

function help(): string {
  const lines = Object.values(commands).map(
    ({ usage, summary }) => `  ${usage.padEnd(28)}${summary}`,
  );
  return `Usage: npm run contacts -- <command>

${lines.join('\n')}

  --all                       includes requests that are held or marked as spam
  --help                      shows this

Reads the database of npm start in DATA_DIR (.data), running or not, or the one in
DATABASE_URL. In a terminal it prints a table, in a pipe one JSON object per line.`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) {
    console.log(help());
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartError(`There is no command '${name}'. See npm run contacts -- --help`);
  // What would be ignored is better refused: somebody expects something of it.
  const extra = rest[command.most];
  if (extra !== undefined) throw new StartError(`'${extra}' is one too many: ${command.usage}`);
  for (const flag of ['all', 'csv'] as const) {
    if (values[flag] && !command.usage.includes(`--${flag}`)) {
      throw new StartError(`--${flag} is not for ${name}: ${command.usage}`);
    }
  }
  await withContacts((sql) => command.run(sql, { all: values.all, csv: values.csv, rest }));
}

// A reader like `head` that has seen enough is no error.
process.stdout.on('error', (error) => {
  if (systemCode(error) === 'EPIPE') process.exit(0);
});

try {
  await main();
} catch (error) {
  const isUsage = systemCode(error).startsWith('ERR_PARSE_ARGS');
  const known = error instanceof StartError || isUsage;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.error(`✗ ${known ? '' : 'The database refused: '}${reason}`);
  process.exitCode = 1;
}
