/** Error answers in the format of RFC 9457. They repeat no part of the request. */
import type { Fault } from './contact-schema.ts';

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
export type ProblemStatus = keyof typeof titles;

/**
 * An error with an HTTP status. Any code below the handler may throw it; the handler turns it into
 * the answer.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ProblemStatus;
  readonly faults: readonly Fault[];
  readonly headers: Record<string, string>;
  private readonly title: string;
  private readonly members: Record<string, unknown>;

  /** @param extra.members further members of the answer's JSON, for programs */
  constructor(
    status: ProblemStatus,
    detail: string,
    extra: {
      title?: string;
      faults?: readonly Fault[];
      headers?: Record<string, string>;
      members?: Record<string, unknown>;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.faults = extra.faults ?? [];
    this.headers = extra.headers ?? {};
    this.title = extra.title ?? titles[status];
    this.members = extra.members ?? {};
  }

  /** The answer. `errors[]` names each field by JSON Pointer, with a stable code for programs. */
  toResponse(): Response {
    const { status, title, message, faults, members } = this;
    const body = {
      ...members,
      type: 'about:blank',
      title,
      status,
      detail: message,
      ...(faults.length > 0 && {
        errors: faults.map(({ field, code, detail }) => ({ pointer: `#/${field}`, code, detail })),
      }),
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/problem+json', ...this.headers },
    });
  }
}
