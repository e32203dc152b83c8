/**
 * The counts of one delivery run, which sends all messages to sales that are due. This is a file of
 * its own, so that tests can import it without worker.ts.
 */
export interface Report {
  sent: number;
  /** Failed messages that will be tried again. */
  retrying: number;
  /** Messages whose last try failed. */
  failed: number;
  /** Requests deleted because their retention time was over. */
  purged: number;
}
