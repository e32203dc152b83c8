/**
 * Requests that could not be sent yet. What a visitor typed is encrypted with a key that the
 * browser keeps and nobody can read out, so that a copy of the device's storage tells nothing.
 */
import { type DBSchema, openDB } from 'idb';
import { headerNames } from '../../../supabase/functions/_shared/rules.ts';
import type { Sending } from '../contact/use-sender.tsx';
import { databaseName } from './start.ts';

interface Sealed {
  /** The request's idempotency key. */
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  requests: { key: string; value: Sealed };
}

const keyName = 'requests';
const algorithm = 'AES-GCM';

const database = () =>
  openDB<Schema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore('keys');
      db.createObjectStore('requests', { keyPath: 'id' });
    },
  });

type Database = Awaited<ReturnType<typeof database>>;

async function withDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const db = await database();
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

async function keyOf(db: Database): Promise<CryptoKey> {
  const known = await db.get('keys', keyName);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have been quicker: the first key is the key.
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const first = await transaction.store.get(keyName);
  if (!first) await transaction.store.put(made, keyName);
  await transaction.done;
  return first ?? made;
}

const idOf = ({ headers }: Sending): string => headers[headerNames.key] ?? '';

/** Bound to its key: what was sealed for one request can't be opened as another. */
const seal = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(id),
});

/**
 * Keeps a request until {@link drop}. Kept twice it is one.
 *
 * @throws where the browser has no encryption or no storage
 */
export const keep = (sending: Sending): Promise<void> =>
  withDatabase(async (db) => {
    const key = await keyOf(db);
    const id = idOf(sending);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(sending));
    const sealed = await crypto.subtle.encrypt(seal(id, iv), key, text);
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    await transaction.store.put({ id, iv, sealed });
    await transaction.done;
  });

/** A kept request as it was; `undefined` when it has been sent meanwhile. */
export const read = (id: string): Promise<Sending | undefined> =>
  withDatabase(async (db) => {
    const found = await db.get('requests', id);
    if (!found) return undefined;
    const key = await keyOf(db);
    const text = await crypto.subtle.decrypt(seal(id, found.iv), key, found.sealed);
    return JSON.parse(new TextDecoder().decode(text));
  });

/** The request has been sent, or the visitor was told that it was refused. */
export const drop = (sending: Sending): Promise<void> =>
  withDatabase((db) => db.delete('requests', idOf(sending)));

/** Idempotency keys of what waits. */
export const keptIds = (): Promise<string[]> => withDatabase((db) => db.getAllKeys('requests'));

/** How many requests wait on this device. */
export const waitingCount = (): Promise<number> => withDatabase((db) => db.count('requests'));
