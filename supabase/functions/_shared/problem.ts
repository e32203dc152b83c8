/** Error answers in the format of RFC 9457. They repeat no part of the request. */
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

interface Extra {
  faults?: readonly FieldError[];
  headers?: Record<string, string>;
  /** Further members of the answer's JSON, for programs. */
  members?: Record<string, unknown>;
}

/** The answer. `errors[]` names each field by JSON Pointer, with a stable code for programs. */
export function problemResponse(
  status: number,
  title: string,
  detail?: string,
  { faults = [], headers, members }: Extra = {},
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

/** An error with its answer. Any code below an app may throw it. */
export const problem = (
  status: keyof typeof titles,
  detail: string,
  { title = titles[status], ...extra }: Extra & { title?: string } = {},
): HTTPException =>
  new HTTPException(status, {
    message: detail,
    res: problemResponse(status, title, detail, extra),
  });

/** 503 with `Retry-After`: a second try is safe. */
export const unavailable = (detail: string): HTTPException =>
  problem(503, detail, { headers: { 'retry-after': '5' } });

/**
 * The answer to an error. One that carries none is a fault of the function: it is logged, and
 * answered with 503.
 */
export function answerTo(error: unknown, event: string, detail: string): Response {
  if (error instanceof HTTPException) return error.getResponse();
  log(event, errorFacts(error));
  return unavailable(detail).getResponse();
}
