/** Measures the throughput of the contact form with autocannon, and that nothing is lost. */
import autocannon from 'autocannon';
import { answered, questionFrom } from '../../tests/functions/support/form.ts';
import { withConnection } from '../lib/connection.ts';
import { startTemporaryServer } from '../local-server/temporary-server.ts';
import type { Row } from './table.ts';

const body = JSON.stringify({
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers. '.repeat(10),
});

/** Requests a second that this machine might reach. */
const greatestRate = 2000;

/** Headers with a correctly answered question, which was fetched a minute ago, and its work done. */
const createHeaders = (secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...answered(questionFrom(secret)),
});

export interface ContactFigures {
  /** Answers with status 200 a second. */
  perSecond: number;
  /** Milliseconds until an answer, as median and 99th percentile. */
  median: number;
  p99: number;
  /** Number of answers with status 200. */
  acknowledged: number;
  /** Number of other answers, and of requests without one. */
  failed: number;
  /** Number of requests that the database has stored meanwhile. */
  rows: number;
}

/** Sends requests over 50 connections, each as soon as the one before is answered. */
export async function measureContact(seconds: number): Promise<ContactFigures> {
  const server = await startTemporaryServer(null);
  const secret = server.data.secrets.contactSecret;
  // Made before the clock runs: the work of a visitor's own machine.
  const prepared = Array.from({ length: seconds * greatestRate }, () => createHeaders(secret));
  try {
    const result = await autocannon({
      url: `${server.url}/functions/v1/contact-form`,
      connections: 50,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          body,
          setupRequest: (request) => ({
            ...request,
            headers: prepared.pop() ?? createHeaders(secret),
          }),
        },
      ],
    });
    const [stored] = await withConnection(
      { url: server.databaseUrl, ssl: false },
      (sql) => sql<{ count: number }[]>`
        select count(*)::int as count from contact.request where moderation_status = 'new'`,
    );
    return {
      perSecond: result['2xx'] / result.duration,
      median: result.latency.p50,
      p99: result.latency.p99,
      acknowledged: result['2xx'],
      failed: result.non2xx + result.errors,
      rows: stored?.count ?? 0,
    };
  } finally {
    await server.stop();
  }
}

/** The rows of the table. */
export function contactRows(figures: ContactFigures): Row[] {
  const { perSecond, median, p99, acknowledged, failed, rows } = figures;
  const row = (figure: string, goal: string, value: string): Row => ({
    ...{ figure, goal, median: value, worst: '' },
  });
  return [
    row('contact form, stored a second', '', perSecond.toFixed(0)),
    row('contact form, ms to the answer: median, p99', '', `${median}, ${p99}`),
    row('contact form, answers other than 200', '= 0', String(failed)),
    row('contact form, acknowledged and not stored', '<= 0', String(acknowledged - rows)),
  ];
}
