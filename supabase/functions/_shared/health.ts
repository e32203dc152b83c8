/** Whether delivery keeps up, as `contact.health` in SQL tells it: without personal data. */
export interface Health {
  /** When the last delivery run ended; `null` if none has. */
  lastRun: string | null;
  /** Age of the oldest message that waits. */
  oldestPendingSeconds: number | null;
  /** Messages that were given up. */
  failed: number;
  /** Channels that refuse every message because of a wrong setting. */
  channelsOut: string[];
  /** Whether a message has waited for ten minutes, no run has ended for as long, or a channel is out. */
  isOverdue: boolean;
}
