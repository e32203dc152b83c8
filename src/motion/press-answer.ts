/** The answer to a press on a link, before its page has come: what stands beside the link in its list steps back. */
import { isOnScreen } from '../lib/on-screen.ts';
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { pressAnswer, seconds } from './tokens.ts';

/** Link of the latest click. Only the address is left of it when the router begins to load a page. */
let clicked: HTMLAnchorElement | null = null;
addEventListener(
  'click',
  ({ target }) => {
    clicked = target instanceof Element ? target.closest('a') : null;
  },
  { capture: true },
);

const neighboursOf = (part: Element) =>
  ([...(part.parentElement?.children ?? [])] as HTMLElement[]).filter(
    (other) => other !== part && isOnScreen(other),
  );

/** What is seen beside a link: the other rows of its list, or else what stands nearest to it. */
function besideOf(link: HTMLAnchorElement): HTMLElement[] {
  // A page is an article itself.
  const row = link.closest('li, dl > div, article article, p:not(li p)');
  let beside = row ? neighboursOf(row) : [];
  for (let part: Element | null = link; part && beside.length === 0; part = part.parentElement)
    beside = neighboursOf(part);
  return beside;
}

/**
 * Lets what stands beside the pressed link step back, at once in reduced motion.
 *
 * @param path   of the next page; a link that leads elsewhere has not been pressed for it
 * @param signal undoes it
 * @returns undoes it on what the next page keeps, such as the header
 */
export function answerPress(path: string, signal: AbortSignal): () => void {
  const link = clicked;
  clicked = null;
  const beside = link?.pathname === path && link.isConnected ? besideOf(link) : [];
  if (beside.length === 0) return () => {};
  const { time, opacity } = pressAnswer;
  const running: ReturnType<typeof animate>[] = [];
  if (getMotion() === 'full')
    running.push(animate(beside, { opacity: [1, opacity] }, { duration: seconds(time) }));
  else for (const { style } of beside) style.opacity = String(opacity);
  const end = () => {
    if (link?.isConnected) cancelAll(running, beside);
  };
  signal.addEventListener('abort', end);
  return end;
}
