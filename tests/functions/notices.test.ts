/** Mails beside those to sales: the visitor's receipt, reminders, and rules that give requests out. */
import { describe, expect, it } from 'vitest';
import { contextHeaders } from '../../supabase/functions/_shared/context.ts';
import { openPool } from '../../supabase/functions/_shared/database.ts';
import { payloadOf } from './support/database.ts';
import { channelsAt } from './support/edge.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { formSecret, openDelivery } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

const { lines, receiver, database, sql, form, submit } = await openPipeline();
const channels = channelsAt(receiver.url);
const pool = openPool(
  { databaseUrl: database.url, databaseRole: 'contact_delivery', databaseCa: null },
  18_000,
);
const open = (settings: Record<string, string>) =>
  openDelivery(database.url, { ...channels, ...settings }, pool);
await sql`select contact.staff_put('ana@example.com', 'Ana', 'agent')`;
await sql`select contact.staff_put('adi@example.com', 'Adi', 'admin')`;
await sql`select contact.staff_put('amy@example.com', 'Amy', 'admin')`;

/** Mails to anybody but sales: the first receiver, and the whole call. */
const notices = () =>
  receiver.received
    .filter(({ path }) => path.startsWith('/resend'))
    .map((call) => ({ ...call, mail: JSON.parse(call.body) }))
    .filter(({ mail }) => !mail.to.includes('sales@example.com'));
const told = () => notices().map(({ mail }) => mail.to);
const noticesAreDue = () =>
  sql`update contact.notice set next_at = now() where next_at < 'infinity'`;

describe('the receipt for the visitor', () => {
  const receipts = () => open({ CONTACT_RECEIPT_BY: 'Ana Reyes of Example' });
  /** Time passes, in hours. */
  const pass = async (hours: number) => {
    const by = `${hours} hours`;
    await sql`update contact.request set created_at = created_at - ${by}::interval`;
    await sql`update contact.notice set created_at = created_at - ${by}::interval`;
  };

  it('says once what arrived and who answers, and repeats nothing that was typed', async () => {
    const id = await submit();
    await receipts().deliver();
    await receipts().deliver();
    expect(told()).toEqual([[person.email]]);
    const [notice] = notices();
    const { mail, headers, body } = notice ?? { mail: {}, headers: {} as never, body: '' };
    expect(mail.subject).toBe('Your request arrived');
    expect(mail.reply_to).toEqual(['sales@example.com', 'second@example.com']);
    for (const said of ['Request Demo', 'Ana Reyes of Example', id]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    const { interest: _, email: __, ...typed } = person;
    for (const text of Object.values(typed))
      expect(body).not.toContain(JSON.stringify(text).slice(1, -1));
    expect(headers['idempotency-key']).toMatch(new RegExp(`^${id}-visitor-[0-9a-f]{16}$`));
    const audit = await sql`select action, details from contact.audit where request_id = ${id}`;
    expect(audit).toEqual([{ action: 'receipt', details: { audience: 'visitor' } }]);
    expect(lines.join('\n')).not.toContain(person.email);
  });

  it('is one an address a day, however it is written, also when one came late', async () => {
    await submit();
    await submit({ email: 'ZOE@example.com' });
    await receipts().deliver();
    await submit();
    await receipts().deliver();
    expect(told()).toHaveLength(1);
    await pass(23);
    await submit();
    await receipts().deliver();
    expect(told()).toHaveLength(1);
    await pass(2);
    await submit();
    await receipts().deliver();
    expect(told()).toHaveLength(2);
    await submit({ email: 'other@example.com' });
    await receipts().deliver();
    expect(told().at(-1)).toEqual(['other@example.com']);
  });

  it('goes to nobody whose request was not verified, was released, is spam or erased', async () => {
    await post(form, person);
    await submit({ email: 'erased@example.com' });
    await submit({ email: 'spam@example.com' });
    await post(form, { ...person, email: 'released@example.com' });
    await sql`select contact.set_request_status(id, 'new') from contact.request where email = 'released@example.com'`;
    // Both are queued before they are erased or filed.
    await sql`select contact.queue_receipts()`;
    await sql`select contact.staff_erase(array(select id from contact.request where email = 'erased@example.com'))`;
    await sql`select contact.set_request_status(id, 'spam') from contact.request where email = 'spam@example.com'`;
    await receipts().deliver();
    expect(told()).toEqual([]);
  });

  it('that can not be sent is tried six times, and sets off no alarm', async () => {
    receiver.behave(({ body }) =>
      body.includes('Your request arrived') ? behaviours.fails : behaviours.well,
    );
    await submit();
    for (let runs = 0; runs < 8; runs += 1) {
      await receipts().deliver();
      await noticesAreDue();
    }
    expect(told()).toHaveLength(6);
    const [row] = await sql`select contact.health() ->> 'isOverdue' as overdue`;
    expect(row?.overdue).toBe('false');
  });

  it('is not sent once nobody is said to answer', async () => {
    await submit();
    await sql`select contact.queue_receipts()`;
    await open({ CONTACT_REMINDERS: '2h Mon-Sun 00:00-24:00 UTC' }).deliver();
    expect(told()).toEqual([]);
  });

  it('goes to 100 addresses an hour at most; the others get theirs later', async () => {
    await sql`
      insert into contact.request (id, payload, moderation_status, delete_after)
      select gen_random_uuid(), ${sql.json(payloadOf())} || jsonb_build_object('email', i || '@example.com'),
        'new', '2999-01-01'
      from generate_series(1, 150) i`;
    const queued = async () => {
      await sql`select contact.queue_receipts()`;
      return (await sql`select from contact.notice`).length;
    };
    expect([await queued(), await queued()]).toEqual([100, 100]);
    await pass(1.1);
    expect(await queued()).toBe(150);
  });
});

describe('reminders', () => {
  const site = 'https://suite.example';
  const reminding = () =>
    open({
      CONTACT_REMINDERS: '2h Mon-Sun 00:00-24:00 UTC',
      CONTACT_ALLOWED_ORIGINS: `${site},https://other.example`,
    });
  const pass = (hours: number) =>
    sql`update contact.request set changed_at = changed_at - ${`${hours} hours`}::interval`;
  const assign = (id: string) =>
    sql`update contact.request set assignee = 'ana@example.com' where id = ${id}`;

  it('go to the assignee, then to the admins, once each, and lead to the desk', async () => {
    const id = await submit();
    await assign(id);
    await pass(1.9);
    await reminding().deliver();
    expect(told()).toEqual([]);
    await pass(0.2);
    await reminding().deliver();
    await reminding().deliver();
    expect(told()).toEqual([['ana@example.com']]);
    const [{ mail } = { mail: {} }] = notices();
    expect(mail.subject).toBe('A contact request waits: nobody has touched it for 2 working hours');
    expect(mail.text).toContain(`${site}/desk#all/${id}`);
    expect(mail.text).not.toContain(person.lastName);
    await pass(2);
    await reminding().deliver();
    await pass(48);
    await reminding().deliver();
    expect(told()).toEqual([['ana@example.com'], ['adi@example.com', 'amy@example.com']]);
  });

  it('go to the admins at once for a request that nobody has', async () => {
    await submit();
    await post(form, { ...person, email: 'unverified@example.com' });
    await pass(2.1);
    await reminding().deliver();
    expect(told()).toEqual(Array(2).fill(['adi@example.com', 'amy@example.com']));
  });

  it.each([
    [
      'is taken',
      (id: string) => sql`update contact.request set progress = 'in-progress' where id = ${id}`,
    ],
    [
      'is answered',
      (id: string) => sql`update contact.request set progress = 'answered' where id = ${id}`,
    ],
    ['is filed as spam', (id: string) => sql`select contact.set_request_status(${id}, 'spam')`],
    ['is erased', (id: string) => sql`select contact.staff_erase(array[${id}::uuid])`],
    [
      'has a note',
      (id: string) => sql`
      select contact.desk_note('{"email": "ana@example.com", "session": "session-1", "since": "2999-01-01"}',
        ${id}, gen_random_uuid(), 'Called')`,
    ],
  ])('say nothing of a request that %s', async (_, touch) => {
    const id = await submit();
    await pass(3);
    await touch(id);
    await reminding().deliver();
    expect(told()).toEqual([]);
  });

  it('that were queued before it was taken are not sent', async () => {
    const id = await submit();
    await pass(3);
    receiver.behave(({ body }) =>
      body.includes('nobody has touched') ? behaviours.fails : behaviours.well,
    );
    await reminding().deliver();
    await sql`update contact.request set progress = 'in-progress' where id = ${id}`;
    receiver.behave(() => behaviours.well);
    await noticesAreDue();
    await reminding().deliver();
    expect(told()).toHaveLength(1);
  });

  it.each([
    // Friday evening to Monday morning.
    ['2026-11-27T17:00Z', '2026-11-30T10:00Z', 'UTC', '02:00:00'],
    ['2026-11-28T00:00Z', '2026-11-29T23:59Z', 'UTC', '00:00:00'],
    // 23:30 UTC is 17:30 in Mexico City.
    ['2026-11-25T23:30Z', '2026-11-26T16:00Z', 'America/Mexico_City', '01:30:00'],
    // The clock goes back on the Sunday between.
    ['2026-10-23T15:00Z', '2026-10-26T09:00Z', 'Europe/Madrid', '02:00:00'],
    ['2026-11-25T10:00Z', '2026-11-25T11:30Z', 'UTC', '01:30:00'],
  ])('count working hours only: from %s until %s in %s', async (since, until, zone, expected) => {
    const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', zone };
    const [row] = await sql`
      select contact.working_time(${since}::text::timestamptz, ${until}::text::timestamptz, ${sql.json(hours)})::text as time`;
    expect(row?.time).toBe(expected);
  });
});

describe('rules', () => {
  const ruled = () =>
    open({
      CONTACT_ASSIGN:
        'demo/es=ana@example.com, demo=adi@example.com, careers=gone@example.com, */es-mx=amy@example.com',
    });
  const send = async (interest: 'demo' | 'careers' | 'other', language: string) => {
    const headers = { ...answered(questionFrom(formSecret)), [contextHeaders.language]: language };
    const response = await post(form, { ...person, interest }, headers);
    return (await response.json()).id as string;
  };
  const assigneeOf = async (id: string) => {
    const [row] = await sql`select assignee from contact.request where id = ${id}`;
    return row?.assignee;
  };

  it.each([
    ['demo', 'es-ES', 'ana@example.com'],
    ['demo', 'es', 'ana@example.com'],
    ['demo', 'est', 'adi@example.com'],
    ['demo', '', 'adi@example.com'],
    ['careers', 'en', null],
    ['careers', 'es-MX', 'amy@example.com'],
    ['other', 'es-ES', null],
  ] as const)('give %s in %s to %s', async (interest, language, assignee) => {
    const id = await send(interest, language);
    await ruled().deliver();
    expect(await assigneeOf(id)).toBe(assignee);
    const audit = await sql`select actor from contact.audit where request_id = ${id}`;
    expect(audit.map(({ actor }) => actor)).toEqual(assignee ? ['rule'] : []);
  });

  it('leave alone what a person has given back', async () => {
    const id = await send('demo', 'en');
    await ruled().deliver();
    await sql`update contact.request set assignee = null where id = ${id}`;
    await ruled().deliver();
    expect(await assigneeOf(id)).toBeNull();
  });
});
