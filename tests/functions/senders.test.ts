/** Domains of senders: looked up after the request is stored, shown as a score, and never a reason to refuse. */
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { senderScore } from '../../supabase/functions/_shared/sender-score.ts';
import { channelsAt } from './support/edge.ts';
import { openDelivery } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';

const types = { A: 1, MX: 15 };
/** What the name server knows; every other name does not exist. */
const records: Record<string, { type: number; data: Buffer }> = {
  'takes.example': { type: types.MX, data: Buffer.from('\0\x0a\x04mail\xc0\x0c', 'latin1') },
  'plain.example': { type: types.A, data: Buffer.from([192, 0, 2, 1]) },
  'none.example': { type: types.MX, data: Buffer.from([0, 0, 0]) },
  'mailinator.com': { type: types.MX, data: Buffer.from('\0\x0a\x04mail\xc0\x0c', 'latin1') },
};

/** A name server on the loopback address that answers with one record or none. */
const server = createSocket('udp4', (query, { port, address }) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const name = labels.join('.').toLowerCase();
  const known = records[name];
  const record = known?.type === question.readUInt16BE(question.length - 4) ? known : undefined;
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  for (const [offset, count] of [1, record ? 1 : 0, 0, 0].entries()) {
    head.writeUInt16BE(count, 4 + 2 * offset);
  }
  const answer = Buffer.alloc(12);
  if (record) {
    answer.writeUInt16BE(0xc00c, 0);
    answer.writeUInt16BE(record.type, 2);
    answer.writeUInt16BE(1, 4);
    answer.writeUInt32BE(60, 6);
    answer.writeUInt16BE(record.data.length, 10);
  }
  const parts = record ? [head, question, answer, record.data] : [head, question];
  if (name !== 'silent.example') server.send(Buffer.concat(parts), port, address);
});
await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const { receiver, database, sql, submit } = await openPipeline();
const { deliver } = openDelivery(database.url, {
  ...channelsAt(receiver.url),
  CONTACT_DNS_SERVERS: `127.0.0.1:${(server.address() as AddressInfo).port}`,
});

it.each([
  ['takes.example', [], 100],
  ['plain.example', [], 100],
  ['none.example', ['no-mail-domain'], 50],
  ['absent.example', ['no-mail-domain'], 50],
  ['mailinator.com', ['throwaway-domain'], 50],
] as const)('%s: %j', async (domain, findings, score) => {
  const id = await submit({ email: `zoe@${domain}` });
  await deliver();
  const shown = async () =>
    (
      await sql`select contact.request_detail(r) as detail from contact.request r where r.id = ${id}`
    )[0]?.detail;
  await expect.poll(async () => (await shown()).senderFindings).toEqual(findings);
  expect(senderScore(findings)).toBe(score);
  // It is told as before: new, and to every channel.
  expect(await shown()).toMatchObject({ view: 'new', moderationStatus: 'new' });
  expect(receiver.received).toHaveLength(3);
});

it('a name server that does not answer holds up nothing, and is asked again', async () => {
  const id = await submit({ email: 'zoe@silent.example' });
  expect(await deliver()).toMatchObject({ sent: 3 });
  const [row] = await sql`select sender_findings from contact.request where id = ${id}`;
  expect(row?.sender_findings).toBeNull();
});
