/**
 * Reads the answers of the edge functions. Between the browser and a function there may be a proxy,
 * or the sign-in page of a Wi-Fi network, whose answers say nothing about the request. So an answer
 * counts only in the form that the functions give it.
 */

/** Whether a response has this media type, with any parameters. */
export const hasMediaType = ({ headers }: Response, type: string): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a response is the contact form's acknowledgement: JSON with the UUID of the stored
 * request. Any other success is not an answer of the function.
 *
 * @param data the parsed body
 */
export const isAcknowledgement = (response: Response, data: unknown): boolean =>
  response.ok &&
  hasMediaType(response, 'application/json') &&
  typeof data === 'object' &&
  data !== null &&
  uuid.test(String(Reflect.get(data, 'id')));

/** Statuses of 4xx that are about the moment and not about the request. */
const temporaryStatuses = [408, 429];

/** The body of a function's error response; see `_shared/problem.ts`. */
export interface Problem {
  detail?: string;
  errors?: unknown;
  conflicts?: unknown;
}

/**
 * Reads the body of a function's final refusal: a status of 4xx with problem+json, after which the
 * same call fails again.
 *
 * @returns `null` for every other response, after which a later attempt may succeed. The form also
 *   tries again unless `errors` names the invalid fields
 */
export async function readRefusal(response: Response): Promise<Problem | null> {
  const { status } = response;
  if (status < 400 || status >= 500 || temporaryStatuses.includes(status)) return null;
  if (!hasMediaType(response, 'application/problem+json')) return null;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
}

/**
 * Seconds in a `Retry-After` header, which has seconds or a date. A date is compared with the
 * response's own date, because the device's clock may be wrong.
 *
 * @returns `null` without such a header
 */
export function readRetryAfter({ headers }: Response): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
