/**
 * Whether messages to sales are sent in time, as the SQL function `contact.health` reports it.
 * Contains no personal data. A delivery run sends all messages that are due.
 */
export interface Health {
  /** When the last delivery run ended; `null` if none has. */
  lastRun: string | null;
  /** Age of the oldest message that is not sent yet; `null` if there is none. */
  oldestPendingSeconds: number | null;
  /** Number of messages that failed so often that they are not tried again. */
  failed: number;
  /** Channels that refuse every message because of a wrong setting. */
  channelsOut: string[];
  /**
   * Whether a message has waited for ten minutes, no run has ended for ten minutes, or
   * `channelsOut` is not empty.
   */
  isOverdue: boolean;
}
