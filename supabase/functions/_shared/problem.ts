/**
 * Error responses in the format of RFC 9457 (`application/problem+json`). They repeat no part of
 * the request.
 */
import { HTTPException } from 'hono/http-exception';
import type { FieldError } from './contact-schema.ts';
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
  503: 'Not available at the moment',
} as const;

interface ProblemOptions {
  /** Invalid form fields. */
  faults?: readonly FieldError[];
  headers?: Record<string, string>;
  /** Further properties of the JSON, for programs. */
  members?: Record<string, unknown>;
}

/**
 * Creates the response. `errors[]` names each invalid field by JSON Pointer, with a stable code.
 */
export function problemResponse(
  status: number,
  title: string,
  detail?: string,
  { faults = [], headers, members }: ProblemOptions = {},
): Response {
  const body = {
    ...members,
    type: 'about:blank',
    title,
    status,
    detail,
    ...(faults.length > 0 && {
      errors: faults.map(({ field, code, detail }) => ({ pointer: `#/${field}`, code, detail })),
    }),
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
 * unexpected: it is logged, and the response is 503.
 *
 * @param event name of the log line
 * @param detail text of the 503 response
 */
export function answerTo(error: unknown, event: string, detail: string): Response {
  if (error instanceof HTTPException) return error.getResponse();
  log(event, errorFacts(error));
  return unavailable(detail).getResponse();
}
