/**
 * Stores contact requests that could not be sent yet in IndexedDB, and sends them later. What a
 * visitor typed is encrypted, so that it is not readable in the browser's developer tools and in a
 * search of its files. This does not protect from somebody who copies the disk: the key lies in the
 * same database, and browsers write its bytes to the disk although no script can export it. Only an
 * encrypted disk protects from that.
 */

import { type DBSchema, openDB } from 'idb';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { runInOneTab } from '../../lib/storage.ts';
import type { ContactRequest } from '../../lib/supabase.ts';
import { withProof } from '../contact/proof.ts';
import { announceChange, databaseName } from './channel.ts';
import { type Attempts, afterFailure, type Failure, requestsToSend } from './pauses.ts';

/** A stored request. Its body and headers are encrypted. */
interface StoredRequest extends Attempts {
  /** The request's idempotency key. */
  id: string;
  /** Initialization vector of AES-GCM. */
  iv: Uint8Array<ArrayBuffer>;
  /** Encrypted JSON of the request. */
  sealed: ArrayBuffer;
}

/** What can be read of a stored request without decrypting it. */
export type QueuedRequest = Attempts & Pick<StoredRequest, 'id'>;

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  requests: { key: string; value: StoredRequest };
}

const keyName = 'requests';
const algorithm = 'AES-GCM';

const openDatabase = () =>
  openDB<Schema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore('keys');
      db.createObjectStore('requests', { keyPath: 'id' });
    },
  });

type Database = Awaited<ReturnType<typeof openDatabase>>;

async function withDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase();
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

async function getKey(db: Database): Promise<CryptoKey> {
  const stored = await db.get('keys', keyName);
  if (stored) return stored;
  const generated = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have stored a key in the meantime, which is then used.
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const current = await transaction.store.get(keyName);
  if (!current) await transaction.store.put(generated, keyName);
  await transaction.done;
  return current ?? generated;
}

const idOf = ({ headers }: ContactRequest): string => headers[headerNames.key] ?? '';

/**
 * Parameters of AES-GCM. The id is authenticated, so that a stored request can't be decrypted under
 * another id.
 */
const cipherParams = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(id),
});

/**
 * Stores a request, encrypted, until `drop` removes it. A second call with the same idempotency key
 * replaces the first.
 *
 * @throws if the browser has no encryption or no storage
 */
export const enqueue = (request: ContactRequest): Promise<void> =>
  withDatabase(async (db) => {
    const key = await getKey(db);
    const id = idOf(request);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plaintext = new TextEncoder().encode(JSON.stringify(request));
    const sealed = await crypto.subtle.encrypt(cipherParams(id, iv), key, plaintext);
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    await transaction.store.put({ id, iv, sealed });
    await transaction.done;
  });

/** Decrypts a stored request; `undefined` if it is no longer stored, because it has been sent. */
export const read = (id: string): Promise<ContactRequest | undefined> =>
  withDatabase(async (db) => {
    const found = await db.get('requests', id);
    if (!found) return undefined;
    const key = await getKey(db);
    const plaintext = await crypto.subtle.decrypt(cipherParams(id, found.iv), key, found.sealed);
    return JSON.parse(new TextDecoder().decode(plaintext));
  });

/** Removes a request that was sent, or whose refusal was shown to the visitor. */
export const drop = (request: ContactRequest): Promise<void> => remove([idOf(request)]);

/** Removes requests by their ids. */
export const remove = (ids: readonly string[]): Promise<void> =>
  withDatabase(async (db) => {
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    for (const id of ids) await transaction.store.delete(id);
    await transaction.done;
  }).then(announceChange);

/** Changes what is stored about a request's attempts, if it is still stored. */
const updateRequest = (
  id: string,
  change: (attempts: Attempts) => Partial<Attempts>,
): Promise<void> =>
  withDatabase(async (db) => {
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    const found = await transaction.store.get(id);
    if (found) await transaction.store.put({ ...found, ...change(found) });
    await transaction.done;
  }).then(announceChange);

/** Stores that an attempt to send a request has failed, and when the next may follow. */
export const postpone = (request: ContactRequest, failure: Failure): Promise<void> =>
  updateRequest(idOf(request), (attempts) => afterFailure(attempts, failure));

/** All requests that are stored on this device, without their encrypted part. */
export const queuedRequests = (): Promise<QueuedRequest[]> =>
  withDatabase((db) => db.getAll('requests'));

/** A request that the form refused for good, to be handed to the sales team. */
interface RefusedRequest extends Pick<ContactRequest, 'body'> {
  id: string;
  /** HTTP status of the refusal. */
  status: number;
}

/** Decrypts the requests that the form refused for good. One that can't be decrypted is left out. */
export async function readRefused(): Promise<RefusedRequest[]> {
  const found: RefusedRequest[] = [];
  for (const { id, refused } of await queuedRequests()) {
    if (refused === undefined) continue;
    const request = await read(id).catch(() => undefined);
    if (request) found.push({ id, status: refused, body: request.body });
  }
  return found;
}

/** Name of the lock with which only one tab sends stored requests. */
const lockName = 'waiting-requests';

/** A round ends after as many answers that this device's address has sent too much. */
const maxLimited = 2;

/**
 * Sends the requests stored on this device whose pause is over, one after another, each with the
 * idempotency key of its first attempt, so that the server stores each request once.
 */
export async function deliver(): Promise<void> {
  if (navigator.onLine) await runInOneTab(lockName, deliverDue);
}

async function deliverDue(): Promise<void> {
  const waiting = requestsToSend(await queuedRequests());
  if (waiting.length === 0) return;
  const { CallFailed, postContactForm } = await import('../../lib/supabase.ts');
  let limited = 0;
  for (const { id } of waiting) {
    // A request that can't be decrypted stays stored, and the next one is sent.
    const request = await read(id).catch(() => undefined);
    if (!request) continue;
    try {
      // Its proof of work is made now, because one of the time when it was stored may have expired.
      const { body, headers } = await withProof(request);
      await postContactForm({ body, headers: { ...headers, [headerNames.replay]: '1' } });
      await drop(request);
    } catch (error) {
      if (!(error instanceof CallFailed)) continue;
      const { isFinal, status } = error;
      await updateRequest(id, (attempts) =>
        isFinal && status !== null ? { refused: status } : afterFailure(attempts, error),
      );
      if (status === 429) limited += 1;
      // Without a network, or above the limit, the other requests would fail as well.
      if (status === null || limited === maxLimited) return;
    }
  }
}
