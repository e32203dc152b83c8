import postgres from 'postgres';

/** A request as the database stores it, with the form's names for its fields. */
export interface Stored {
  status: string;
  reasons: string[];
  interest: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
}

function databaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with `npx playwright test`.');
  return url;
}

/** Reads every request from one address directly from PostgreSQL, without the project's code. */
export async function requestsFrom(email: string): Promise<Stored[]> {
  const sql = postgres(databaseUrl(), { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    return await sql<Stored[]>`
      select payload.*, status, to_json(spam_reasons) as reasons
      from contact.request, jsonb_to_record(payload) as payload (
        interest text, "firstName" text, "lastName" text, email text, company text, role text,
        challenge text
      ) where request.email = ${email}`;
  } finally {
    await sql.end();
  }
}

/** The stored context of the one request from this address. */
export async function contextOf(email: string): Promise<Record<string, unknown> | undefined> {
  const sql = postgres(databaseUrl(), { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    const [row] = await sql`
      select c.page, c.campaign, c.language, c.view, c.device from contact.request_context c
      join contact.request r on r.id = c.request_id where r.email = ${email}`;
    return row;
  } finally {
    await sql.end();
  }
}

/** A new address for each test, because tests share a database and run in parallel. */
export const ownEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
