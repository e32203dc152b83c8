/** A request's id leads from the form to the channels; spans are sent when there is an endpoint. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { createTrace } from '../../supabase/functions/_shared/trace.ts';
import { channelsAt } from './support/edge.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { formSecret, openDelivery, openForm } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

const { lines, receiver, database, sql, callsTo } = await openPipeline();
const channels = channelsAt(receiver.url);
const traced = {
  ...channels,
  OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/otel/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-team=a',
};
const on = { form: openForm(database.url, traced), delivery: openDelivery(database.url, traced) };
const off = {
  form: openForm(database.url, channels),
  delivery: openDelivery(database.url, channels),
};
afterEach(() => {
  lines.length = 0;
});

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
}
const spans = (): Sent[] =>
  callsTo('/otel').flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const planted = { firstName: 'Planted-Name', email: 'planted@address.example' };
async function send(form: typeof on.form, key = randomUUID()) {
  const headers = { ...answered(questionFrom(formSecret), key), 'x-forwarded-for': '203.0.113.99' };
  const response = await post(form, { ...person, ...planted }, headers);
  return { key, status: response.status, id: (await response.json()).id };
}

it('one id is in the answer, the database, every log line and every channel', async () => {
  const { key, id } = await send(off.form);
  await off.delivery.deliver();
  expect(id).toBe(key);
  expect(await sql`select id from contact.request where idempotency_key = ${key}`).toEqual([
    { id },
  ]);
  const events = lines.map((line) => JSON.parse(line)).filter((line) => line.id === key);
  expect(events.map(({ event }) => event).sort()).toEqual([
    'contact.stored',
    ...Array(3).fill('delivery.sent'),
  ]);
  for (const path of ['/webhook', '/resend', '/slack']) {
    expect(
      callsTo(path).map(({ body }) => body.includes(key)),
      path,
    ).toEqual([true]);
  }
});

it('without an endpoint nothing is sent, and no header is added', async () => {
  await send(off.form);
  await off.delivery.deliver();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(spans()).toEqual([]);
  expect(callsTo('/webhook')[0]?.headers.traceparent).toBeUndefined();
});

it('with one, a trace reaches from the form over the database to each channel, and names nobody', async () => {
  receiver.behave(({ path }) => (path === '/slack' ? behaviours.fails : behaviours.well));
  const { key } = await send(on.form);
  await on.delivery.deliver();
  await expect.poll(() => spans().length).toBe(8);
  const all = spans();
  const traceId = key.replaceAll('-', '');
  expect(new Set(all.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const [first] = all.filter(({ parentSpanId }) => !parentSpanId);
  expect(first?.name).toBe('contact-form');
  const below = (parent: string | undefined) =>
    all
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .map(({ name }) => name)
      .sort();
  expect(below(first?.spanId)).toEqual([
    ...['database contact.submit', 'send email', 'send slack', 'send webhook'],
  ]);
  const named = (name: string) => all.find((span) => span.name === name);
  expect(below(named('send webhook')?.spanId)).toEqual(['database contact.mark_sent']);
  expect(below(named('send slack')?.spanId)).toEqual(['database contact.mark_failed']);
  expect(all.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual([
    'send slack',
  ]);
  const [webhook] = callsTo('/webhook');
  expect(webhook?.headers.traceparent).toBe(`00-${traceId}-${named('send webhook')?.spanId}-01`);
  expect(callsTo('/resend')[0]?.headers.traceparent).toBeUndefined();
  const [call] = callsTo('/otel');
  expect([call?.path, call?.headers.authorization, call?.headers['x-team']]).toEqual([
    ...['/otel/v1/traces', 'Bearer key', 'a'],
  ]);
  const sent = callsTo('/otel')
    .map(({ body }) => body)
    .join();
  const typed = [...Object.values({ ...person, ...planted, interest: '' }), '203.0.113.99'];
  for (const text of typed.filter(Boolean)) expect(sent).not.toContain(text);
});

it.each(['fails', 'resets', 'hangs'] as const)(
  'a collector that %s delays nothing',
  async (name) => {
    receiver.behave(({ path }) => (path.startsWith('/otel') ? behaviours[name] : behaviours.well));
    expect((await send(on.form)).status).toBe(200);
    expect(await on.delivery.deliver()).toMatchObject({ sent: 3 });
    await expect.poll(() => callsTo('/otel').length).toBeGreaterThan(0);
    receiver.hangUp();
    await expect.poll(() => lines.join('')).toContain('trace.failed');
  },
);

it('an endpoint elsewhere must be encrypted, and settings are named, never told', () => {
  const open = (settings: Record<string, string>) => () =>
    createTrace((name) => settings[name], 'contact-form');
  expect(open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://.',
  );
  const wrong = { ...traced, OTEL_EXPORTER_OTLP_HEADERS: 'hidden value' };
  expect(open(wrong)).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS must be name=value, commas between.$/);
});
