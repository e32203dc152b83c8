import postgres from 'postgres';
import { inject } from 'vitest';

/** The shared stack's database, as the owner of the tables. */
export const ownerSql = (url = inject('databaseUrl')) =>
  postgres(url, { max: 2, onnotice: () => {}, fetch_types: false });

export interface StoredRequest {
  id: string;
  status: string;
  spam_reasons: string[];
  interest: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  role: string;
  challenge: string;
}

export async function requestById(sql: postgres.Sql, id: string): Promise<StoredRequest> {
  const [row] = await sql<StoredRequest[]>`
    select *, to_json(spam_reasons) as spam_reasons from contact.request where id = ${id}`;
  if (!row) throw new Error(`There is no request ${id}.`);
  return row;
}
