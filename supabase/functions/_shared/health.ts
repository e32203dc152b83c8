/** See the SQL function `contact.watch_alarms`. */
export type AlarmKind = 'spam-wave' | 'backlog' | 'mail-bounced';

/**
 * Whether messages to sales are sent in time, as the SQL function `contact.health` reports it.
 * Contains no personal data. A delivery run sends all messages that are due.
 */
export interface Health {
  /** When the last delivery run ended; `null` if none has. */
  lastRun: string | null;
  /**
   * Age of the oldest message that is not sent yet, also for a channel that is switched off; `null`
   * if there is none.
   */
  oldestPendingSeconds: number | null;
  /**
   * Number of messages that are not tried again, because they failed too often, and with which no
   * person has dealt yet.
   */
  failed: number;
  /** Channels that refuse every message because of a wrong setting. */
  channelsOut: string[];
  /** Number of waiting messages for each channel that is switched off. */
  channelsOff: Record<string, number>;
  /** Alarms that are on. */
  alarms: AlarmKind[];
  /**
   * Whether a message has waited for ten minutes, no run has ended for ten minutes, `failed` is not
   * 0, or `channelsOut` or `alarms` is not empty.
   */
  isOverdue: boolean;
}
