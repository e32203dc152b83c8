/**
 * Requests that could not be sent yet. What a visitor typed is encrypted with a key that
 * can't be exported from the browser, so that a copy of the device's storage can't be decrypted.
 */

import { type DBSchema, openDB } from 'idb';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { announceChange, type ContactRequest, databaseName } from './start.ts';

interface Sealed {
  /** The request's idempotency key. */
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  /** Milliseconds since 1970 before which the request is not sent again, by the server's `Retry-After`. */
  notBefore?: number;
  /** HTTP status by which the server refused it for good: it stays, and is not sent again. */
  refused?: number;
}

/** What can be read of a stored request without decrypting it. */
export type QueuedRequest = Pick<Sealed, 'id' | 'notBefore' | 'refused'>;

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
  // Another tab may have stored a key in the meantime, which is then used.
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const first = await transaction.store.get(keyName);
  if (!first) await transaction.store.put(made, keyName);
  await transaction.done;
  return first ?? made;
}

const idOf = ({ headers }: ContactRequest): string => headers[headerNames.key] ?? '';

/** Parameters of AES-GCM. The id is authenticated, so that a stored request can't be decrypted under another id. */
const seal = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(id),
});

/**
 * Stores a request, encrypted, until `drop` removes it. A second call with the same key replaces the first.
 *
 * @throws where the browser has no encryption or no storage
 */
export const enqueue = (request: ContactRequest): Promise<void> =>
  withDatabase(async (db) => {
    const key = await keyOf(db);
    const id = idOf(request);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(request));
    const sealed = await crypto.subtle.encrypt(seal(id, iv), key, text);
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    await transaction.store.put({ id, iv, sealed });
    await transaction.done;
  });

/** A kept request as it was; `undefined` when it has been sent meanwhile. */
export const read = (id: string): Promise<ContactRequest | undefined> =>
  withDatabase(async (db) => {
    const found = await db.get('requests', id);
    if (!found) return undefined;
    const key = await keyOf(db);
    const text = await crypto.subtle.decrypt(seal(id, found.iv), key, found.sealed);
    return JSON.parse(new TextDecoder().decode(text));
  });

/** Removes a request that was sent, or whose refusal was shown to the visitor. */
export const drop = (request: ContactRequest): Promise<void> =>
  withDatabase((db) => db.delete('requests', idOf(request))).then(announceChange);

const change = (request: ContactRequest, by: Partial<Sealed>): Promise<void> =>
  withDatabase(async (db) => {
    const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
    const found = await transaction.store.get(idOf(request));
    if (found) await transaction.store.put({ ...found, ...by });
    await transaction.done;
  });

/**
 * @param seconds from the server's `Retry-After`; more than a day counts as a day, so that a wrong header
 *                can't hold a request back for ever
 */
export const postpone = (request: ContactRequest, seconds: number): Promise<void> =>
  change(request, { notBefore: Date.now() + Math.min(seconds, 86_400) * 1000 });

/**
 * Marks a request that the server refused for good. It is not sent again; `long-press.ts` shows the number
 * of such requests to staff at the device.
 */
export const refuse = (request: ContactRequest, status: number): Promise<void> =>
  change(request, { refused: status }).then(announceChange);

/** Every request that is stored on this device. */
export const queuedRequests = (): Promise<QueuedRequest[]> =>
  withDatabase((db) => db.getAll('requests'));

/** Name of the Web Lock: only the tab that holds it sends. */
const lockName = 'waiting-requests';

/** Milliseconds without an answer after which a call counts as a network failure. */
const answerWithin = 20_000;

/**
 * Sends the requests kept on this device, one after another, each with the idempotency key of its first
 * attempt, so that the server stores each request once.
 */
export async function deliver(): Promise<void> {
  if (!navigator.onLine) return;
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await deliverAll();
  });
}

async function deliverAll(): Promise<void> {
  const waiting = (await queuedRequests()).filter(({ refused }) => refused === undefined);
  // After one `Retry-After` the others would get the same answer.
  const isEarly = waiting.some(({ notBefore = 0 }) => notBefore > Date.now());
  if (waiting.length === 0 || isEarly) return;
  const { CallFailed, invoke } = await import('../../lib/supabase.ts');
  for (const { id } of waiting) {
    // A request that can't be decrypted stays stored, and the next one is sent.
    const request = await read(id).catch(() => undefined);
    if (!request) continue;
    const { body, headers } = request;
    try {
      await invoke('contact-form', { body, headers, timeout: answerWithin });
      await drop(request);
    } catch (error) {
      if (!(error instanceof CallFailed)) continue;
      if (error.isTemporary) {
        // Without a network, or before `Retry-After` has passed, the other requests would fail as well.
        if (error.retryAfter) await postpone(request, error.retryAfter);
        return;
      }
      await refuse(request, error.status ?? 0);
    }
  }
}
