/** The thin line over a page that is held while the next one comes over a slow network. */
import { importWithRetry } from '../lib/lazy.tsx';
import { getMotion } from '../motion/motion.ts';
import { routeProgress, seconds } from '../motion/tokens.ts';

type Subscribe = (listener: (state: { navigation: { state: string } }) => void) => unknown;

/**
 * Shows a line when a navigation takes longer than a moment, until the page is there or has failed.
 * It grows ever more slowly, because nobody knows how long the page takes.
 *
 * @param subscribe the router's
 */
export function startRouteProgress(subscribe: Subscribe): void {
  let line: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    line?.remove();
    line = undefined;
  };
  const show = async () => {
    line = document.createElement('div');
    line.className = 'fixed inset-x-0 top-0';
    // Not in a style sheet, because every page would wait for it.
    Object.assign(line.style, { zIndex: 60, height: '3px', transformOrigin: 'left' });
    Object.assign(line.style, { background: 'var(--color-human)', transform: 'scaleX(0.5)' });
    line.setAttribute('role', 'progressbar');
    line.ariaLabel = 'Loading the page';
    document.body.append(line);
    const shown = line;
    if (getMotion() !== 'full') return;
    const { animate } = await importWithRetry(() => import('../motion/framer.ts'));
    const { growth, shares } = routeProgress;
    const transform = shares.map((share) => `scaleX(${share})`);
    animate(shown, { transform }, { duration: seconds(growth), ease: 'linear' });
  };
  subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return hide();
    timer ??= setTimeout(() => {
      show().catch(() => {
        // Without framer-motion's code the line stands still.
      });
    }, routeProgress.wait);
  });
}
