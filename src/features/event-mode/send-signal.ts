/** Home's run in event mode: begun by a touch or a presenter's key, forgotten when it is left alone. */
import { onFrame } from '../../motion/timelines.ts';
import { tourCommand } from '../demos/tour-command.ts';
import { isTourShown } from './state.ts';

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
};

/**
 * Lets home's run begin, and keeps it before the visitor until it has: its code comes when it is
 * near, and another page may have to make room for home first.
 */
export function sendSignal(): void {
  tourCommand.set('start');
  const stop = onFrame('scroll', () => {
    const run = document.getElementById('signal');
    if (isTourShown()) stop();
    else if (run && !isOnScreen(run)) run.scrollIntoView({ behavior: 'instant' });
    else if (run && tourCommand.get() === null) stop();
  });
}

/** The next visitor finds the run as it was at first. */
export const forgetSignal = () => tourCommand.set('reset');
