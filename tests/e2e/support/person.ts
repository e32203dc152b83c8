import { withOwner } from './database.ts';

/** A request that fills every field. */
export const fields = {
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers.',
};
export type Fields = typeof fields;

/** A request as the database stores it, with the form's names for its fields. */
export interface Stored extends Fields {
  status: string;
  reasons: string[];
  interest: string;
}

/** A made-up visitor with an address of their own, because tests share a database. */
export const newPerson = () => {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  return {
    email,
    /** What the visitor types into the form. */
    fields: { ...fields, email },
    /** The visitor's stored requests. */
    requests: () =>
      withOwner(
        (sql) => sql<Stored[]>`
          select payload.*, moderation_status as status, to_json(spam_reasons) as reasons
          from contact.request, jsonb_to_record(payload) as payload (
            interest text, "firstName" text, "lastName" text, email text, company text, role text,
            challenge text
          ) where request.email = ${email}`,
      ),
    /** The stored context of the visitor's one request. */
    context: () =>
      withOwner(async (sql) => {
        const [row] = await sql`
          select c.page, c.campaign, c.language, c.view, c.device from contact.request_context c
          join contact.request r on r.id = c.request_id where r.email = ${email}`;
        return row;
      }),
    forget: () => withOwner((sql) => sql`delete from contact.request where email = ${email}`),
  };
};
export type Person = ReturnType<typeof newPerson>;
