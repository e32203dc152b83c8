import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import type { Fields } from '../../../supabase/functions/_shared/contact-schema.ts';
import { templateDatabase } from './shared-server.ts';

/** The shared server's database, as the owner of the tables. */
export const ownerSql = (url = inject('databaseUrl')) =>
  postgres(url, { max: 2, onnotice: () => {}, fetch_types: false });

/** The shared server's database as the owner of the tables, for one test file. */
export function openSharedSql() {
  const sql = ownerSql();
  afterAll(() => sql.end());
  return sql;
}

interface OwnDatabase {
  /** Address for the owner of the tables. */
  url: string;
  drop: () => Promise<void>;
}

/** A database of its own on the server that all tests share. Roles are shared. */
export async function ownDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<OwnDatabase> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const asOwner = async (statement: string) => {
    const sql = ownerSql();
    await sql.unsafe(statement).finally(() => sql.end());
  };
  const template = content === 'migrated' ? templateDatabase : 'template0';
  await asOwner(`create database ${name} template ${template}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(`drop database if exists ${name} with (force)`) };
}

/** A database of its own for one test file, and the owner's connection to it. */
export async function openOwnDatabase() {
  const database = await ownDatabase();
  const sql = ownerSql(database.url);
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });
  return { database, sql };
}

/** Pages that a query touches when it runs for the second time, after `tables` were vacuumed. */
export async function pagesTouched(
  sql: postgres.Sql,
  tables: string,
  query: postgres.PendingQuery<postgres.Row[]>,
): Promise<number> {
  let pages = 0;
  for (const _ of ['cold', 'warm']) {
    await sql.unsafe(`vacuum analyze ${tables}`);
    const [row] = await sql`explain (analyze, buffers, format json) ${query}`;
    const { Plan: plan } = row?.['QUERY PLAN'][0] ?? {};
    pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

export interface StoredRequest {
  id: string;
  moderation_status: string;
  spam_reasons: string[];
  email: string;
  payload: Record<string, string>;
}

/** The payload of a request that is inserted without the function. */
export const payloadOf = (fields: Partial<Fields> = {}) => ({
  ...{ firstName: 'Zoë', lastName: 'One', email: 'zoe@example.com' },
  ...fields,
});

export async function requestById(sql: postgres.Sql, id: string): Promise<StoredRequest> {
  const [row] = await sql<StoredRequest[]>`
    select *, to_json(spam_reasons) as spam_reasons from contact.request where id = ${id}`;
  if (!row) throw new Error(`There is no request ${id}.`);
  return row;
}
