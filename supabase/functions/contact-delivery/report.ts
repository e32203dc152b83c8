/** What one delivery run did. */
export interface Report {
  sent: number;
  /** To be tried again. */
  failed: number;
  /** Given up. */
  dead: number;
  /** Requests whose time was over. */
  purged: number;
}
