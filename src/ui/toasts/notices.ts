/**
 * Sends notices to the second toast system. Its library is loaded with the
 * first notice; notices sent before it stands wait here.
 */
import { clock } from '../../motion/tokens.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Notice {
  kind: NoticeKind;
  title: string;
  text: string;
  /** Milliseconds; absent: the system's own default. */
  shown?: number;
}

type Show = (notice: Notice) => void;

let waiting: readonly Notice[] = [];
let show: Show | undefined;
let wanted = false;
const listeners = new Set<() => void>();

function send(notice: Notice) {
  if (show) return show(notice);
  waiting = [...waiting, notice];
  wanted = true;
  for (const listener of listeners) listener();
}

const sender = (kind: NoticeKind) => (title: string, text: string, shown?: number) =>
  send({ kind, title, text, ...(shown !== undefined && { shown }) });

/** Notices that need no answer: `notice.info('Title', 'Text')`. */
export const notice = {
  success: sender('success'),
  info: sender('info'),
  warning: sender('warning'),
  error: sender('error'),
  loading: sender('loading'),
};

/**
 * Says that a topic is not there yet.
 *
 * @param subject what is being worked on, when the topic in lower case is not good English
 * @returns what it said, for a place beside what was pressed
 */
export function comingSoon(topic: string, subject = `quality ${topic.toLowerCase()}`): string {
  const title = `${topic} Coming Soon!`;
  const text = `We are working on ${subject}. Please check back soon.`;
  notice.info(title, text, clock.noticeShown);
  return `${title} ${text}`;
}

/** The system stands and takes over what waited; `undefined` when it is gone. */
export function connectNotices(next: Show | undefined) {
  show = next;
  if (!next) return;
  const first = waiting;
  waiting = [];
  first.forEach(next);
}

/** Whether any notice was ever sent. */
export const noticesWanted = () => wanted;

export function subscribeNotices(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
