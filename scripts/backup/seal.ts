/**
 * Encrypts the files of a backup with age (age-encryption.org), so that they may lie where others can
 * read them. Whoever has the key can also open them with the program `age`, without this project.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { reasonOf, UserError } from '../lib/user-error.ts';
import { removeFolder, temporaryFolder } from '../local-server/temporary-server.ts';
import { listFile } from './files.ts';

/** End of the name of an encrypted file. */
const suffix = '.age';

const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as NodeStream<Uint8Array>);

/**
 * Reads `BACKUP_RECIPIENT`: public keys (`age1…`), commas between.
 *
 * @throws {UserError} when one is none
 */
export function readRecipients(text = ''): string[] {
  const recipients = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  try {
    for (const recipient of recipients) new Encrypter().addRecipient(recipient);
  } catch (error) {
    throw new UserError(`BACKUP_RECIPIENT has a part that is no age recipient: ${reasonOf(error)}`);
  }
  return recipients;
}

/** A new pair of keys: what decrypts, to be kept secret, and what encrypts. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Writes a file, which only its owner can read, encrypted unless `recipients` is empty.
 *
 * @param file name without the end that an encrypted file gets
 * @returns SHA-256 of the content before it is encrypted, in hex
 */
export async function writeSealed(
  source: Readable,
  file: string,
  recipients: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  async function* hashed(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  async function* sealed(chunks: AsyncIterable<Uint8Array>) {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
  }
  const isSealed = recipients.length > 0;
  const target = createWriteStream(isSealed ? file + suffix : file, { mode: 0o600, flush: true });
  if (isSealed) await pipeline(source, hashed, sealed, target);
  else await pipeline(source, hashed, target);
  return hash.digest('hex');
}

/** Decrypts one file into another. */
async function openFile(file: string, target: string, identity: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(toWeb(createReadStream(file)));
  await pipeline(fromWeb(plain), createWriteStream(target, { mode: 0o600 }));
}

/**
 * Runs work with the folder of a backup that is not encrypted: the given one, or a temporary copy,
 * decrypted by `BACKUP_IDENTITY`.
 *
 * @param names the files to decrypt; default: all
 * @throws {UserError} when the key is missing or another one, or a file is damaged
 */
export async function withOpened<T>(
  folder: string,
  work: (opened: string) => Promise<T>,
  names = existsSync(folder) ? readdirSync(folder) : [],
): Promise<T> {
  const isSealed = existsSync(join(folder, listFile + suffix));
  if (!isSealed) return await work(folder);
  const identity = process.env.BACKUP_IDENTITY?.match(/^AGE-SECRET-KEY-\S+$/m)?.[0];
  if (!identity) {
    throw new UserError(
      `${folder} is encrypted with age: set BACKUP_IDENTITY to its key (AGE-SECRET-KEY-1…).`,
    );
  }
  const parent = temporaryFolder();
  const opened = join(parent, 'opened');
  mkdirSync(opened, { mode: 0o700 });
  try {
    for (const name of names.filter((each) => each.endsWith(suffix))) {
      await openFile(
        join(folder, name),
        join(opened, name.slice(0, -suffix.length)),
        identity,
      ).catch((error) => {
        throw new UserError(`${join(folder, name)} can't be decrypted: ${reasonOf(error)}`);
      });
    }
    return await work(opened);
  } finally {
    removeFolder(parent);
  }
}

/** The names of the encrypted files that hold the list of a backup. */
export const sealedList = [listFile + suffix];
