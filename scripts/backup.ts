/**
 * `npm run backup -- save FOLDER` saves a database as encrypted files, `npm run backup -- restore
 * FOLDER` makes a new data folder (DATA_DIR) from them, and `npm run backup -- drill FOLDER` proves
 * that the newest of several can be restored.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { drill } from './backup/drill.ts';
import { restoreBackup } from './backup/restore.ts';
import { saveBackup } from './backup/save.ts';
import { newKey, readRecipients } from './backup/seal.ts';
import { formatCount } from './contacts/requests.ts';
import { databaseUrl, dataDir } from './lib/settings.ts';
import { runOnce, UserError } from './lib/user-error.ts';
import { writeAtomically } from './local-server/data-folder.ts';

const requestsIn = (rows: Record<string, number>) =>
  formatCount(rows['contact.request'] ?? 0, 'request');

const program = new Command('npm run backup --').description(
  'Saves the database of npm start in DATA_DIR (.data), running or not, or the one in DATABASE_URL, encrypted with age for BACKUP_RECIPIENT; and makes a data folder from that.',
);
program
  .command('key')
  .description('makes a pair of keys: the secret one in a file, the other for BACKUP_RECIPIENT')
  .argument('<file>')
  .action(async (file: string) => {
    if (existsSync(file)) throw new UserError(`${file} exists: name a new file.`);
    const { identity, recipient } = await newKey();
    writeAtomically(resolve(file), `# public key: ${recipient}\n${identity}\n`);
    console.log(`BACKUP_RECIPIENT=${recipient}`);
    console.log(`${resolve(file)} opens every backup for it: keep it apart from them, and twice.`);
  });
program
  .command('save')
  .description('everything as of this moment, in a new folder that only you can read')
  .argument('<folder>')
  .option('--plain', 'does not encrypt')
  .action(async (folder: string, { plain }: { plain?: boolean }) => {
    const recipients = plain ? [] : readRecipients(process.env.BACKUP_RECIPIENT);
    if (!plain && recipients.length === 0) {
      throw new UserError(
        'BACKUP_RECIPIENT is not set: npm run backup -- key FILE makes a pair of keys. --plain does not encrypt.',
      );
    }
    const source = { databaseUrl: databaseUrl(), dataDir: resolve(dataDir()) };
    const { rows } = await saveBackup(source, resolve(folder), recipients);
    const how = plain ? 'not encrypted' : 'encrypted with age';
    console.log(`${requestsIn(rows)} saved in ${resolve(folder)}, ${how}`);
  });
program
  .command('restore')
  .description('makes DATA_DIR, which must not exist, from such a folder')
  .argument('<folder>')
  .action(async (folder: string) => {
    const target = resolve(dataDir());
    const { made, rows } = await restoreBackup(resolve(folder), target);
    console.log(`${requestsIn(rows)} of ${made} restored in ${target}`);
    console.log(
      'Before anybody opens it: npm run contacts -- replay-erasures FILE, for who was erased since then.',
    );
  });
program
  .command('drill')
  .description(
    'restores the newest of the backups in a folder, compares it, throws it away, and calls BACKUP_HEARTBEAT_URL',
  )
  .argument('<folder>')
  .option('--max-age <hours>', 'greatest age of the newest', '48')
  .action(async (folder: string, { maxAge }: { maxAge: string }) => {
    const hours = Number(maxAge);
    if (!(hours > 0)) throw new UserError('--max-age must be a number of hours.');
    const started = performance.now();
    const { made, rows } = await drill(resolve(folder), hours);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`✓ ${requestsIn(rows)} of ${made} restored and compared in ${seconds} s`);
  });

await runOnce(() => program.parseAsync());
