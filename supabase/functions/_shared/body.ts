/**
 * Reads a request's body as a stream with limits, so that neither a large nor a slow body can block
 * the function.
 */

import { HTTPException } from 'hono/http-exception';
import { contactFields } from './contact-schema.ts';
import { problem } from './problem.ts';

/**
 * Milliseconds for one call before it is stored: reading the body, and draining the rest of a
 * refused one.
 */
const inAll = 10_000;
/**
 * Limits, in milliseconds and bytes, for reading and discarding the rest of a body that is too
 * large or too late.
 */
const drain = { time: 500, bytes: 1024 * 1024 } as const;

/** Most characters of all fields together. */
const maxCharacters = Object.values(contactFields).reduce((sum, { limit }) => sum + limit, 0);
/** Bytes for names, punctuation, and what a plain form sends beside the fields. */
const overhead = 4096;

/** Every body that the rules admit fits into these limits, however the client has escaped it. */
const bodyLimits = {
  /**
   * Bytes of JSON. One decomposed character is up to four code points, each escaped as `\u03b1`. A
   * character outside the basic plane is one or two code points, each escaped as two such
   * sequences.
   */
  json: maxCharacters * 24 + overhead,
  /**
   * Bytes of form data. A decomposed Hangul syllable is three code points of three bytes, each byte
   * escaped as `%E1`.
   */
  form: maxCharacters * 27 + overhead,
  /** Milliseconds from the start of reading to the last byte. */
  time: inAll - drain.time,
  drain,
} as const;

export type BodyKind = 'json' | 'form';

/** @throws {HTTPException} 415 for everything except uncompressed UTF-8 JSON and form data */
export function bodyKind(headers: Headers): BodyKind {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='));
  const kinds: Record<string, BodyKind> = {
    'application/json': 'json',
    'application/x-www-form-urlencoded': 'form',
  };
  const kind = Object.hasOwn(kinds, type.trim()) ? kinds[type.trim()] : undefined;
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (!kind || !isUtf8 || headers.has('content-encoding')) {
    throw problem(415, 'Send application/json or application/x-www-form-urlencoded in UTF-8.', {
      headers: { accept: 'application/json, application/x-www-form-urlencoded' },
    });
  }
  return kind;
}

/**
 * Reads and discards the rest of the body, within limits. Closing the connection while the body
 * still arrives would reset it, and the client would lose the answer.
 */
async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const { time, bytes } = bodyLimits.drain;
  let size = 0;
  const timer = setTimeout(() => reader.cancel().catch(() => {}), time);
  try {
    while (size < bytes) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
  } catch {
    // The client has closed the connection, so it can't receive an answer.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a body whose length is not announced, in pieces, up to a limit.
 *
 * @throws {HTTPException} what `tooLarge` makes, above the limit
 */
async function readPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  tooLarge: () => HTTPException,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await drop(reader);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the body as text. A body of a known and admitted length is read at once, which spares the
 * local server the making of a stream.
 *
 * @throws {HTTPException} 413 above the size limit, 408 after the time limit, 400 when the body breaks
 * off or is not UTF-8
 */
export async function readText(request: Request, kind: BodyKind): Promise<string> {
  const limit = bodyLimits[kind];
  // The server must not take the unread rest of the body for the next request on this connection.
  const headers = { connection: 'close' };
  const tooLarge = () => problem(413, `At most ${limit} bytes are accepted.`, { headers });
  const length = request.headers.get('content-length');
  const isKnown = length !== null && Number(length) <= limit;
  const reader = isKnown ? undefined : request.body?.getReader();
  if (reader && Number(length ?? 0) > limit) {
    await drop(reader);
    throw tooLarge();
  }
  const read = async () => {
    if (reader) return await readPieces(reader, limit, tooLarge);
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(problem(408, 'The body did not arrive in time.', { headers })),
      bodyLimits.time,
    );
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    reader?.cancel().catch(() => {});
    if (error instanceof HTTPException) throw error;
    throw problem(400, 'The body broke off or is not UTF-8.', { headers });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {HTTPException} 400 for anything but one JSON object */
export function parseBody(text: string, kind: BodyKind): object {
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(text));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw problem(400, 'The body is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw problem(400, 'The body must be one JSON object.');
  }
  return parsed;
}
