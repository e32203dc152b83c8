/**
 * `npm run backup -- save FOLDER` saves the database of a site on one machine as files, and
 * `npm run backup -- restore FOLDER` makes a new data folder (DATA_DIR) from them.
 */
import './lib/node-version.ts';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { restoreBackup } from './backup/restore.ts';
import { saveBackup } from './backup/save.ts';
import { formatCount } from './contacts/requests.ts';
import { dataDir } from './lib/settings.ts';
import { runOnce } from './lib/user-error.ts';

const program = new Command('npm run backup --').description(
  'Saves the database of npm start in DATA_DIR (.data), running or not, and makes a data folder from that.',
);
program
  .command('save')
  .description('everything as of this moment, in a new folder that only you can read')
  .argument('<folder>')
  .action(async (folder: string) => {
    const { rows } = await saveBackup(resolve(dataDir()), resolve(folder));
    console.log(
      `${formatCount(rows['contact.request'] ?? 0, 'request')} saved in ${resolve(folder)}`,
    );
  });
program
  .command('restore')
  .description('makes DATA_DIR, which must not exist, from such a folder')
  .argument('<folder>')
  .action(async (folder: string) => {
    const target = resolve(dataDir());
    const { made, rows } = await restoreBackup(resolve(folder), target);
    console.log(
      `${formatCount(rows['contact.request'] ?? 0, 'request')} of ${made} restored in ${target}`,
    );
    console.log(
      'Before anybody opens it: npm run contacts -- replay-erasures FILE, for who was erased since then.',
    );
  });

await runOnce(() => program.parseAsync());
