/**
 * Reads a request's body with limits, so that neither a large nor a slow body can block the
 * function.
 */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { contactFields } from './contact-schema.ts';
import { problem } from './problem.ts';

/** Milliseconds from the start of reading a body to its last byte. */
const receiveMs = 9500;

/** Most characters of all contact fields together. */
const maxCharacters = Object.values(contactFields).reduce((sum, { limit }) => sum + limit, 0);
/**
 * Bytes for the fields' names, punctuation, and the captcha values that a form without JavaScript
 * sends as further fields.
 */
const overheadBytes = 4096;

/** Every body with valid fields fits into these limits, however the client has escaped it. */
const maxBytes = {
  /**
   * One decomposed character is up to four code points, each escaped as `\u03b1`. A character
   * outside the basic plane is one or two code points, each escaped as two such sequences.
   */
  json: maxCharacters * 24 + overheadBytes,
  /** A decomposed Hangul syllable is three code points of three bytes, each escaped as `%E1`. */
  form: maxCharacters * 27 + overheadBytes,
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

/** Otherwise the server could read the rest of a body as the next request on the connection. */
const headers = { connection: 'close' };

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw problem(413, `At most ${maxSize} bytes are accepted.`, { headers });
    },
  });
const limiters = { json: limitTo(maxBytes.json), form: limitTo(maxBytes.form) } as const;

/**
 * Reads the body as text.
 *
 * @throws {HTTPException} 413 above the size limit, 408 after the time limit, 400 when the
 *   connection ends in the middle of the body or the body is not UTF-8
 */
export async function readText(context: Context, kind: BodyKind): Promise<string> {
  const read = async () => {
    await limiters[kind](context, async () => {});
    return new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer());
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = () => reject(problem(408, 'The body did not arrive in time.', { headers }));
    timer = setTimeout(late, receiveMs);
  });
  try {
    return await Promise.race([read(), deadline]);
  } catch (error) {
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
