/**
 * Reads a request's body as a stream with limits, so that neither a large nor a slow body can block
 * the function.
 */

import { HTTPException } from 'hono/http-exception';
import { contactFields } from './contact-schema.ts';
import { problem } from './problem.ts';

/** Milliseconds to receive one request: to read its body, or to read and discard a refused one. */
const receiveMs = 10_000;
/** Limits for reading and discarding the rest of a body that is too large or too late. */
const drainLimits = { timeMs: 500, bytes: 1024 * 1024 } as const;

/** Most characters of all contact fields together. */
const maxCharacters = Object.values(contactFields).reduce((sum, { limit }) => sum + limit, 0);
/**
 * Bytes for the fields' names, punctuation, and the captcha values that a form without JavaScript
 * sends as further fields.
 */
const overheadBytes = 4096;

/** Every body with valid fields fits into these limits, however the client has escaped it. */
const bodyLimits = {
  /**
   * Bytes of JSON. One decomposed character is up to four code points, each escaped as `\u03b1`. A
   * character outside the basic plane is one or two code points, each escaped as two such
   * sequences.
   */
  json: maxCharacters * 24 + overheadBytes,
  /**
   * Bytes of form data. A decomposed Hangul syllable is three code points of three bytes, each byte
   * escaped as `%E1`.
   */
  form: maxCharacters * 27 + overheadBytes,
  /** Milliseconds from the start of reading to the last byte. */
  timeMs: receiveMs - drainLimits.timeMs,
} as const;

/** `form`: URL-encoded, as browsers send a form without JavaScript. */
export type BodyKind = 'json' | 'form';

/** @throws {HTTPException} 415 for everything except uncompressed UTF-8 JSON and form data */
export function readBodyKind(headers: Headers): BodyKind {
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
 * Reads and discards the rest of the body, within limits. If the server closed the connection while
 * the body still arrives, the connection would be reset and the client would not get the response.
 */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const { timeMs, bytes } = drainLimits;
  let size = 0;
  const timer = setTimeout(() => reader.cancel().catch(() => {}), timeMs);
  try {
    while (size < bytes) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
  } catch {
    // The client has closed the connection, so it can't receive a response.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a body without a `Content-Length` header, chunk by chunk.
 *
 * @throws {HTTPException} the error from `tooLarge`, above `maxBytes`
 */
async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  tooLarge: () => HTTPException,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await drain(reader);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the body as text. A body whose `Content-Length` is within the limit is read with
 * `arrayBuffer`, because Node is faster without a stream.
 *
 * @throws {HTTPException} 413 above the size limit, 408 after the time limit, 400 when the
 *   connection ends in the middle of the body or the body is not UTF-8
 */
export async function readText(request: Request, kind: BodyKind): Promise<string> {
  const maxBytes = bodyLimits[kind];
  // Otherwise the server could read the rest of this body as the next request on the connection.
  const headers = { connection: 'close' };
  const tooLarge = () => problem(413, `At most ${maxBytes} bytes are accepted.`, { headers });
  const length = request.headers.get('content-length');
  const isLengthAccepted = length !== null && Number(length) <= maxBytes;
  const reader = isLengthAccepted ? undefined : request.body?.getReader();
  if (reader && Number(length ?? 0) > maxBytes) {
    await drain(reader);
    throw tooLarge();
  }
  const read = async () => {
    if (reader) return await readChunks(reader, maxBytes, tooLarge);
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(problem(408, 'The body did not arrive in time.', { headers })),
      bodyLimits.timeMs,
    );
  });
  try {
    return await Promise.race([read(), timeout]);
  } catch (error) {
    reader?.cancel().catch(() => {});
    if (error instanceof HTTPException) throw error;
    throw problem(400, 'The body broke off or is not UTF-8.', { headers });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {HTTPException} 400 when a JSON body is anything but one object */
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
