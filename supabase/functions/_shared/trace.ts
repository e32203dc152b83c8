/**
 * Spans of OpenTelemetry, sent over OTLP/HTTP as JSON when OTEL_EXPORTER_OTLP_ENDPOINT is set. A
 * request's id is the id of its trace, in every function, so nothing but the id has to be handed on.
 */
import { keepAliveUntil } from './background.ts';
import { type ReadSetting, requireSafeUrl } from './config.ts';
import { type LogFacts, log } from './log.ts';
import { callOut, faultOf } from './outgoing.ts';

export interface Span {
  /** Header by which a receiver joins the trace; `null` when nothing is traced. */
  traceparent: string | null;
  /** Starts a span that is a part of this one. */
  child: () => Span;
  /**
   * Ends the span. As in the log, facts are ids, codes and durations only, and nothing about a
   * person.
   */
  end: (name: string, facts: LogFacts, failed?: boolean) => void;
}

interface SpanStart {
  /** Whether the request begins here, so that all other spans of its trace are below this one. */
  isFirst?: boolean;
  /** Milliseconds since 1970; default: now. */
  since?: number;
}

/** Starts a span of the request with this id (a UUID). */
export type Trace = (requestId: string, start?: SpanStart) => Span;

/** Milliseconds for which spans are collected before they are sent together. */
const collectMs = 300;
/** Limit for the whole call. */
const timeoutMs = 5000;
/** Spans that are kept while they can't be sent. Further ones are dropped. */
const maxSpans = 1000;

const nothing: Span = { traceparent: null, child: () => nothing, end: () => {} };

const toValue = (fact: LogFacts[string]): object => {
  if (typeof fact === 'boolean') return { boolValue: fact };
  if (typeof fact === 'number') return { doubleValue: fact };
  if (typeof fact === 'string') return { stringValue: fact };
  return { arrayValue: { values: (fact ?? []).map((value) => ({ stringValue: value })) } };
};

/** Attributes in the form of OTLP, without those that are `null`. */
const toAttributes = (facts: LogFacts) =>
  Object.entries(facts).flatMap(([key, fact]) =>
    fact === null ? [] : [{ key, value: toValue(fact) }],
  );

/**
 * Reads OTEL_EXPORTER_OTLP_HEADERS: `name=value`, commas between, values percent-encoded.
 *
 * @throws {Error} naming the variable, never its value
 */
function readHeaders(text = ''): Record<string, string> {
  const parts = text.split(',').filter((part) => part.trim());
  try {
    const pairs = parts.map((part) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)=(.*?)\s*$/.exec(part) ?? [];
      return [name, decodeURIComponent(value)] as const;
    });
    return Object.fromEntries(new Headers(Object.fromEntries(pairs)));
  } catch {
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS must be name=value, commas between.');
  }
}

/** Collects spans and sends them together. A failure is logged, and the spans are lost. */
function createExporter(url: string, headers: Record<string, string>, service: string) {
  let spans: object[] = [];
  let isScheduled = false;
  const exportSpans = async () => {
    await new Promise((resolve) => setTimeout(resolve, collectMs));
    isScheduled = false;
    const body = JSON.stringify({
      resourceSpans: [
        {
          resource: { attributes: toAttributes({ 'service.name': service }) },
          scopeSpans: [{ scope: { name: 'neural-suite' }, spans }],
        },
      ],
    });
    spans = [];
    const answer = await callOut(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
      timeoutMs,
    );
    const reason = faultOf(answer);
    if (reason) log('trace.failed', { reason });
  };
  return (span: object) => {
    if (spans.length < maxSpans) spans.push(span);
    if (isScheduled) return;
    isScheduled = true;
    keepAliveUntil(exportSpans());
  };
}

const newSpanId = () => crypto.randomUUID().replaceAll('-', '').slice(-16);
const toNanoseconds = (ms: number) => `${ms}000000`;

/**
 * @param service name of the function
 * @throws {Error} naming the setting that is wrong
 */
export function createTrace(get: ReadSetting, service: string): Trace {
  const endpoint = get('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!endpoint) return () => nothing;
  const url = `${requireSafeUrl('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint).replace(/\/+$/, '')}/v1/traces`;
  const send = createExporter(url, readHeaders(get('OTEL_EXPORTER_OTLP_HEADERS')), service);

  const open = (traceId: string, spanId: string, parent: string | null, since: number): Span => ({
    traceparent: `00-${traceId}-${spanId}-01`,
    child: () => open(traceId, newSpanId(), spanId, Date.now()),
    end: (name, facts, failed = false) =>
      send({
        ...{ traceId, spanId, name, kind: 1 },
        ...(parent && { parentSpanId: parent }),
        startTimeUnixNano: toNanoseconds(since),
        endTimeUnixNano: toNanoseconds(Date.now()),
        attributes: toAttributes(facts),
        status: { code: failed ? 2 : 1 },
      }),
  });

  return (requestId, { isFirst = false, since = Date.now() } = {}) => {
    const traceId = requestId.replaceAll('-', '');
    // The first span's id follows from the request's, so that later spans know it.
    const first = traceId.slice(-16);
    return isFirst ? open(traceId, first, null, since) : open(traceId, newSpanId(), first, since);
  };
}
