/** A long press of the logo shows staff how many requests are stored on the device. */
import { longPress } from '../../motion/event-tokens.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { queuedRequests } from './store.ts';

const logo = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('header a[href="/"]') : null;

const counted = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

async function tell() {
  const all = await queuedRequests();
  const refused = all.flatMap((kept) => kept.refused ?? []);
  const waiting = all.length - refused.length;
  if (all.length === 0)
    notify({
      type: 'success',
      title: 'Nothing is waiting',
      description: 'Every request has been sent.',
    });
  if (refused.length > 0) {
    const codes = [...new Set(refused)].join(', ');
    notify({
      type: 'error',
      title: `${counted(refused.length)} could not be sent`,
      description: `The server refused ${refused.length === 1 ? 'it' : 'them'} for good (${codes}). Kept encrypted on this device; tell whoever runs the site.`,
    });
  }
  if (waiting > 0) {
    notify({
      type: 'info',
      title: `${counted(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting`,
      description: 'Kept encrypted on this device, sent by itself when the network is back.',
    });
  }
}

/** Call once. */
export function answerLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = false;
  const end = () => clearTimeout(timer);

  addEventListener('pointerdown', ({ target, button }) => {
    answered = false;
    end();
    if (!logo(target) || button !== 0) return;
    timer = setTimeout(() => {
      answered = true;
      tell();
    }, longPress);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end);

  // After a long press no click follows; on the logo no context menu opens and no link is dragged.
  const hold = (event: Event) => {
    if (!logo(event.target)) return;
    if (event.type === 'click' && !answered) return;
    if (event.type === 'click') answered = false;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'contextmenu', 'dragstart'] as const) {
    addEventListener(type, hold, { capture: true });
  }
}
