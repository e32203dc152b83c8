/**
 * Exports a filtered list of contact requests as a CSV file. It is streamed, so that a long list
 * does not have to fit into memory.
 */
import { fieldNames } from '../_shared/contact-schema.ts';
import { csvHead, csvLines } from '../_shared/csv.ts';
import type { Pool } from '../_shared/database.ts';
import type { RequestDetail } from '../_shared/desk.ts';
import { cellsOf } from '../_shared/export-row.ts';
import { errorFacts, log } from '../_shared/log.ts';

/** Contact requests that one query reads. */
const batchSize = 500;

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
  'referrer',
  'view',
  'device',
  'notes',
] as const;

/**
 * Reads the first batch before it responds, so that a refusal still gets an HTTP status of its own.
 *
 * @param actor the caller as JSON
 * @throws the error with which the database refuses the caller
 */
export async function exportCsv(pool: Pool, actor: string, filter: object): Promise<Response> {
  const readBatch = async (last: RequestDetail | undefined): Promise<RequestDetail[]> => {
    const after = last ? { at: last.createdAt, id: last.id } : null;
    const [row] = await pool.use(
      (sql) => sql<{ rows: RequestDetail[] }[]>`
        select contact.desk_export(
          actor => ${actor},
          filter => ${JSON.stringify(filter)},
          after => ${JSON.stringify(after)},
          max_rows => ${batchSize}
        ) as rows`,
    );
    return row?.rows ?? [];
  };

  let rows = await readBatch(undefined);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(csvHead(columns))),
    async pull(stream) {
      try {
        if (rows.length > 0) {
          stream.enqueue(encoder.encode(csvLines(columns, rows.map(cellsOf))));
        }
        if (rows.length < batchSize) stream.close();
        else rows = await readBatch(rows.at(-1));
      } catch (error) {
        // With this error the download fails. If the stream were closed, the incomplete file would
        // look complete.
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
