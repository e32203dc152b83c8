/**
 * Error responses in the format of RFC 9457 (`application/problem+json`). They repeat no part of
 * the request.
 */
import { HTTPException } from 'hono/http-exception';
import type { FieldError } from './contact-schema.ts';
import { kindOfError } from './database.ts';
import { errorFacts, log } from './log.ts';

const titles = {
  400: 'The request can not be read',
  401: 'Sign in first',
  403: 'This origin may not send requests',
  404: 'There is nothing of that name',
  405: 'This method is not offered',
  408: 'The request took too long to arrive',
  409: 'This key was used for another request',
  413: 'The request is too large',
  415: 'This content type is not accepted',
  422: 'Some fields need another look',
  429: 'Too many requests',
  500: 'Something went wrong here',
  503: 'Not available at the moment',
} as const;

/**
 * Whether the same call never succeeds after an answer with this status. A device that keeps a
 * request to send it again may give it up only after such an answer. It recognises the answer by
 * `errors[]`, because a proxy or a portal may answer with the same status.
 */
export const isFinal = (status: number): boolean => [409, 413, 415, 422].includes(status);

interface ProblemOptions {
  /** Invalid form fields. */
  faults?: readonly FieldError[];
  headers?: Record<string, string>;
  /** Further properties of the JSON, for programs. */
  members?: Record<string, unknown>;
}

/**
 * Creates the response. `errors[]` names each invalid field by JSON Pointer, with a stable code. If
 * the request is refused for good for another reason, it names the whole body, by `#`.
 */
export function problemResponse(
  status: number,
  title: string,
  detail?: string,
  { faults = [], headers, members }: ProblemOptions = {},
): Response {
  const errors = faults.map(({ field, code, detail }) => ({ pointer: `#/${field}`, code, detail }));
  const whole = { pointer: '#', code: 'refused', detail: detail ?? title };
  const body = {
    ...members,
    type: 'about:blank',
    title,
    status,
    detail,
    errors: errors.length > 0 ? errors : isFinal(status) ? [whole] : undefined,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** Creates an error that carries its response. Any code that an app calls may throw it. */
export const problem = (
  status: keyof typeof titles,
  detail: string,
  { title = titles[status], ...options }: ProblemOptions & { title?: string } = {},
): HTTPException =>
  new HTTPException(status, {
    message: detail,
    res: problemResponse(status, title, detail, options),
  });

/** Creates an error with status 503 and `Retry-After`, for a call that can safely be repeated. */
export const unavailable = (detail: string): HTTPException =>
  problem(503, detail, { headers: { 'retry-after': '5' } });

/**
 * The response to an error that an app has thrown. An error without a response of its own is
 * logged: 503 if the call may succeed later, 422 if the database never takes its values, else 500.
 *
 * @param app first part of the log event's name
 */
export function answerTo(error: unknown, app: string): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const kind = kindOfError(error);
  log(`${app}.${kind}`, errorFacts(error));
  const answers = {
    unavailable: () => unavailable('Not available at the moment. Please try again.'),
    rejected: () => problem(422, 'The values are not accepted.'),
    fault: () => problem(500, 'Please try again later.'),
  };
  return answers[kind]().getResponse();
}
