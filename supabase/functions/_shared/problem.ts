/** Error answers in the form of RFC 9457. Nothing of the request is repeated in them. */
import type { Fault } from './rules.ts';

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

/** Thrown anywhere below the handler, answered by it. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ProblemStatus;
  readonly faults: readonly Fault[];
  readonly headers: Record<string, string>;
  private readonly title: string;
  private readonly members: Record<string, unknown>;

  /** @param extra.members further members of the answer, for programs */
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

  /** `errors[]` name each field by JSON Pointer, with a code that programs can rely on. */
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
