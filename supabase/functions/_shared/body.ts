/** Reads a request's body as a stream, so that neither size nor slowness can hold the function. */
import { Problem } from './problem.ts';
import { interests, lengthLimits } from './rules.ts';

/** Milliseconds that a call can take of us before it is stored: the body, and what is drained of it. */
const inAll = 10_000;
/** Milliseconds and bytes for which a body that is too large or too late is still taken in, and dropped. */
const drain = { time: 500, bytes: 1024 * 1024 } as const;

/** Characters of all fields together, at most. */
const mostCharacters =
  Object.values(lengthLimits).reduce((sum, limit) => sum + limit, 0) +
  Math.max(...interests.map((interest) => interest.length));
/** Bytes for names, punctuation, and what a plain form sends beside the fields. */
const overhead = 4096;

/** Every body that the rules admit fits, however its programs have escaped it. */
const bodyLimits = {
  /**
   * Bytes of JSON. A character that was sent decomposed is up to four, each of them `\u03b1`;
   * outside the basic plane it is one or two, each of them two such escapes.
   */
  json: mostCharacters * 24 + overhead,
  /** A syllable of Hangul that was sent decomposed is three of three bytes, each of them `%E1`. */
  form: mostCharacters * 27 + overhead,
  /** Milliseconds from the first look at the body to its last byte. */
  time: inAll - drain.time,
  drain,
} as const;

export type BodyKind = 'json' | 'form';

/** @throws {Problem} 415 for everything but UTF-8 JSON and form data, uncompressed */
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
    throw new Problem(415, 'Send application/json or application/x-www-form-urlencoded in UTF-8.', {
      headers: { accept: 'application/json, application/x-www-form-urlencoded' },
    });
  }
  return kind;
}

/** Takes in the rest, within limits: closing while it arrives resets the connection, and the answer is lost. */
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
    // The sender has gone, and with it the connection for an answer.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body as text.
 *
 * @throws {Problem} 413 above the limit, 408 after the time, 400 when it breaks off or is not UTF-8
 */
export async function readText(request: Request, kind: BodyKind): Promise<string> {
  const limit = bodyLimits[kind];
  // The unread rest must not be taken for the next request on the same connection.
  const headers = { connection: 'close' };
  const tooLarge = () => new Problem(413, `At most ${limit} bytes are accepted.`, { headers });
  if (!request.body) return '';

  const reader = request.body.getReader();
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await drop(reader);
    throw tooLarge();
  }
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Problem(408, 'The body did not arrive in time.', { headers })),
    bodyLimits.time,
  );
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) {
        await drop(reader);
        throw tooLarge();
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'The body broke off or is not UTF-8.', { headers });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {Problem} 400 for anything but one JSON object */
export function parseBody(text: string, kind: BodyKind): object {
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(text));
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Problem(400, 'The body must be one JSON object.');
  }
  return parsed;
}
