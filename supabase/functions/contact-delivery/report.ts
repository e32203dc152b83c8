/**
 * The result of one delivery run: numbers of messages and requests. A file apart from worker.ts, because
 * the tests' compiler does not know Deno's own names.
 */
export interface Report {
  sent: number;
  /** Failed messages that will be tried again. */
  retrying: number;
  /** Messages that were given up. */
  failed: number;
  /** Requests deleted because their retention time was over. */
  purged: number;
}
