/** What a key means to a presenter. Clickers send PageUp, PageDown, F5, Escape and `.` or `b`. */
export type Command =
  | { do: 'start' }
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'blank' }
  | { do: 'end' }
  | { do: 'send' }
  | { do: 'jump'; to: number };

const moves: Record<string, Exclude<Command['do'], 'jump'>> = {
  F5: 'start',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  '.': 'blank',
  b: 'blank',
  B: 'blank',
  Escape: 'end',
  s: 'send',
  S: 'send',
};

const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';
/** Focused, these have a use of their own for arrows and digits. */
const busy = 'a, button, summary, video, dialog, [tabindex="0"], [role="menu"]';

const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);

const isTyping = (press: Event) => Boolean(targetOf(press)?.closest(typing));

/** @returns what the press asks of a presentation that is running */
export function commandOf(press: KeyboardEvent): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const action = moves[press.key];
  if (action) return { do: action };
  return /^[1-9]$/.test(press.key) ? { do: 'jump', to: Number(press.key) - 1 } : null;
}

/**
 * On a page the same keys scroll and type. Only those that mean nothing to it start a
 * presentation, or the run: F5, the side arrows, the digits and `s`, when no control has the focus.
 */
export function startsPresentation(press: KeyboardEvent, command: Command): boolean {
  if (command.do === 'start') return true;
  if (isTyping(press) || targetOf(press)?.closest(busy)) return false;
  return (
    command.do === 'jump' ||
    command.do === 'send' ||
    press.key === 'ArrowRight' ||
    press.key === 'ArrowLeft'
  );
}
