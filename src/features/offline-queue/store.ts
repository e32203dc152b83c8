/**
 * Stores contact requests that could not be sent yet in IndexedDB, and sends them later. What a
 * visitor typed is encrypted with a key that can't be exported from the browser, so that a copy of
 * the device's storage can't be decrypted.
 */

import { type DBSchema, openDB } from 'idb';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { announceChange, type ContactRequest, databaseName } from './start.ts';

/** A stored request. Its body and headers are encrypted. */
interface StoredRequest {
  /** The request's idempotency key. */
  id: string;
  /** Initialization vector of AES-GCM. */
  iv: Uint8Array<ArrayBuffer>;
  /** Encrypted JSON of the request. */
  sealed: ArrayBuffer;
  /**
   * Milliseconds since 1970 before which the request is not sent again, by the server's
   * `Retry-After`.
   */
  notBefore?: number;
  /**
   * HTTP status by which the server refused the request for good. It stays stored, and is not sent
   * again.
   */
  refused?: number;
}

/** What can be read of a stored request without decrypting it. */
export type QueuedRequest = Pick<StoredRequest, 'id' | 'notBefore' | 'refused'>;

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
export const drop = (request: ContactRequest): Promise<void> =>
  withDatabase((db) => db.delete('requests', idOf(request))).then(announceChange);

const updateRequest = (request: ContactRequest, changes: Partial<StoredRequest>): Promise<void> =>
  withDatabase(async (db) => {
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    const found = await transaction.store.get(idOf(request));
    if (found) await transaction.store.put({ ...found, ...changes });
    await transaction.done;
  });

/**
 * @param seconds from the server's `Retry-After`; more than a day counts as a day, so that a wrong
 *                header can't hold a request back for ever
 */
export const postpone = (request: ContactRequest, seconds: number): Promise<void> =>
  updateRequest(request, { notBefore: Date.now() + Math.min(seconds, 86_400) * 1000 });

/**
 * Marks a request that the server refused for good. It is not sent again; `long-press.ts` shows the
 * number of such requests to staff at the device.
 */
export const refuse = (request: ContactRequest, status: number): Promise<void> =>
  updateRequest(request, { refused: status }).then(announceChange);

/** All requests that are stored on this device, without their encrypted part. */
export const queuedRequests = (): Promise<QueuedRequest[]> =>
  withDatabase((db) => db.getAll('requests'));

/** Name of the Web Lock. Only the tab that holds it sends stored requests. */
const lockName = 'waiting-requests';

/**
 * Sends the requests stored on this device, one after another, each with the idempotency key of its
 * first attempt, so that the server stores each request once.
 */
export async function deliver(): Promise<void> {
  if (!navigator.onLine) return;
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await deliverAll();
  });
}

async function deliverAll(): Promise<void> {
  const waiting = (await queuedRequests()).filter(({ refused }) => refused === undefined);
  // The server's `Retry-After` for one request holds for the others too, so none is sent before.
  const isTooEarly = waiting.some(({ notBefore = 0 }) => notBefore > Date.now());
  if (waiting.length === 0 || isTooEarly) return;
  const { CallFailed, postContactForm } = await import('../../lib/supabase.ts');
  for (const { id } of waiting) {
    // A request that can't be decrypted stays stored, and the next one is sent.
    const request = await read(id).catch(() => undefined);
    if (!request) continue;
    try {
      await postContactForm(request);
      await drop(request);
    } catch (error) {
      if (!(error instanceof CallFailed)) continue;
      if (error.isTemporary) {
        // Without a network, or before `Retry-After` has passed, the other requests would fail as
        // well.
        if (error.retryAfter) await postpone(request, error.retryAfter);
        return;
      }
      await refuse(request, error.status ?? 0);
    }
  }
}
