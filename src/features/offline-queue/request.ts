/** A contact request as it is posted: what it says, and what travels beside it. */
export interface ContactRequest {
  body: Record<string, string>;
  headers: Record<string, string>;
}
