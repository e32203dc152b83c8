/**
 * In event mode (the unattended demo for large screens), a long press of the logo shows staff how
 * many contact requests are stored on the device, because they could not be sent.
 */
import { longPress } from '../../motion/event-tokens.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { queuedRequests } from './store.ts';

const isOnLogo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('header a[href="/"]') !== null;

const formatCount = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

async function showStoredRequests() {
  const all = await queuedRequests();
  const refusedStatuses = all.flatMap(({ refused }) => refused ?? []);
  const waiting = all.length - refusedStatuses.length;
  if (all.length === 0)
    notify({
      type: 'success',
      title: 'Nothing is waiting',
      description: 'Every request has been sent.',
    });
  if (refusedStatuses.length > 0) {
    const codes = [...new Set(refusedStatuses)].join(', ');
    notify({
      type: 'error',
      title: `${formatCount(refusedStatuses.length)} could not be sent`,
      description: `The server refused ${refusedStatuses.length === 1 ? 'it' : 'them'} for good (${codes}). Kept encrypted on this device; tell whoever runs the site.`,
    });
  }
  if (waiting > 0) {
    notify({
      type: 'info',
      title: `${formatCount(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting`,
      description: 'Kept encrypted on this device, sent by itself when the network is back.',
    });
  }
}

/** Shows the number of stored requests after a long press of the logo. Call once. */
export function watchLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLongPress = false;
  const end = () => clearTimeout(timer);

  addEventListener('pointerdown', ({ target, button }) => {
    isLongPress = false;
    end();
    if (!isOnLogo(target) || button !== 0) return;
    timer = setTimeout(() => {
      isLongPress = true;
      showStoredRequests();
    }, longPress);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end);

  // The click that ends a long press does not follow the logo's link. A long touch of the logo
  // would also open the context menu or start to drag the link, so both are prevented.
  const suppressOnLogo = (event: Event) => {
    if (!isOnLogo(event.target)) return;
    if (event.type === 'click' && !isLongPress) return;
    if (event.type === 'click') isLongPress = false;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'contextmenu', 'dragstart'] as const) {
    addEventListener(type, suppressOnLogo, { capture: true });
  }
}
