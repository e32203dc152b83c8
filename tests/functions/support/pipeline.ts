/** Form, delivery and a receiver of all channels for one test file, on a database of its own. */
import { afterAll, beforeEach } from 'vitest';
import { openOwnDatabase } from './database.ts';
import { advanceOutboxClock, channelsAt } from './edge.ts';
import { postGood } from './form.ts';
import { collectLog, formSecret, openDelivery, openForm } from './in-process.ts';
import { behaviours, openReceiver } from './receiver.ts';

/**
 * Opens them until the end of the file. Before each test the tables are empty, and the receiver
 * accepts everything.
 */
export async function openPipeline() {
  const lines = collectLog();
  const receiver = await openReceiver();
  afterAll(() => receiver.close());
  const { database, sql } = await openOwnDatabase();
  const channels = channelsAt(receiver.url);
  const form = openForm(database.url, channels);
  const delivery = openDelivery(database.url, channels);
  beforeEach(async () => {
    await sql`truncate contact.request, contact.system_alert, contact.channel_outage,
      contact.alarm cascade`;
    receiver.received.length = 0;
    receiver.behave(() => behaviours.well);
  });

  /** Sends a good request, and returns its id. */
  const submit = async (fields = {}): Promise<string> =>
    (await (await postGood(form, formSecret, fields)).json()).id;
  /** One delivery run after this many seconds. */
  const deliverAfter = async (seconds: number) => {
    await advanceOutboxClock(sql, seconds);
    return await delivery.deliver();
  };
  const callsTo = (path: string) => receiver.received.filter((call) => call.path.startsWith(path));
  /** The alarms of which the webhook was told, each as `spam-wave raised`. */
  const alarms = () =>
    callsTo('/webhook')
      .map(({ body }) => JSON.parse(body))
      .filter(({ type }) => type === 'contact.alarm')
      .map(({ data }) => `${data.alarm} ${data.state}`);
  const health = async () => (await sql`select contact.health() as h`)[0]?.h;
  return {
    ...{ lines, receiver, database, form, delivery, sql, submit, deliverAfter, callsTo },
    ...{ alarms, health },
  };
}
