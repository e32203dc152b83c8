import postgres from 'postgres';

/** A setting that `serve.ts` has printed for the tests. */
export function setting(name: 'BASE_URL' | 'TEST_DATABASE_URL' | 'TEST_DATA_DIR'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with \`npx playwright test\`.`);
  return value;
}

/** Works on the database as the owner of the tables, without the project's code. */
export async function withOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(setting('TEST_DATABASE_URL'), {
    max: 1,
    onnotice: () => {},
    fetch_types: false,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
