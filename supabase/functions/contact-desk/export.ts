/** A view as a CSV file, written while its rows are read. */
import { fieldNames } from '../_shared/contact-schema.ts';
import { csvHead, csvLines } from '../_shared/csv.ts';
import type { Pool } from '../_shared/database.ts';
import type { RequestDetail } from '../_shared/desk.ts';
import { cellsOf } from '../_shared/export-row.ts';
import { errorFacts, log } from '../_shared/log.ts';

/** Requests read at a time. */
const batch = 500;

const columns = [
  'id',
  'createdAt',
  'status',
  'work',
  'assignee',
  'answeredAt',
  'reasons',
  ...fieldNames,
  'page',
  'campaign',
  'language',
  'view',
  'device',
  'notes',
] as const;

/**
 * Reads the first part before it answers, so that a refusal gets its own HTTP status.
 *
 * @throws the error with which the database refuses
 */
export async function exportCsv(pool: Pool, actor: string, filter: object): Promise<Response> {
  const read = async (last: RequestDetail | undefined): Promise<RequestDetail[]> => {
    const after = last ? { at: last.createdAt, id: last.id } : null;
    const [row] = await pool.use(
      (sql) => sql<{ rows: RequestDetail[] }[]>`
        select contact.desk_export(
          ${actor}::jsonb, ${JSON.stringify(filter)}::jsonb,
          ${JSON.stringify(after)}::jsonb, ${batch}::int
        ) as rows`,
    );
    return row?.rows ?? [];
  };

  let rows = await read(undefined);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(csvHead(columns))),
    async pull(stream) {
      try {
        if (rows.length > 0) {
          stream.enqueue(encoder.encode(csvLines(columns, rows.map(cellsOf))));
        }
        if (rows.length < batch) stream.close();
        else rows = await read(rows.at(-1));
      } catch (error) {
        // The stream is ended with an error, so that a spreadsheet does not take a part for the
        // whole file.
        log('desk.export-failed', errorFacts(error));
        stream.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests.csv"',
    },
  });
}
