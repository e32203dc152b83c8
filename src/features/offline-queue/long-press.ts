/**
 * In event mode, a long press of the logo shows staff how many contact requests are stored on the
 * device, because they could not be sent, and saves those as a file that the server refused for
 * good.
 */
import { saveFile } from '../../lib/save-file.ts';
import { longPress, refusedShown } from '../../motion/event-tokens.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { nextAttempt, type QueueState, stateOf } from './pauses.ts';
import { type QueuedRequest, queuedRequests, readRefused, remove } from './store.ts';

const isOnLogo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('header a[href="/"]') !== null;

const formatCount = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

const formatTime = (time: number) =>
  new Date(time).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Saves the refused requests as a JSON file, and then offers to remove them from the device. */
async function saveRefused() {
  const requests = await readRefused();
  const file = new Blob([JSON.stringify(requests, null, 2)], { type: 'application/json' });
  saveFile(file, 'refused-requests.json');
  notify({
    type: 'info',
    title: `${formatCount(requests.length)} saved as a file`,
    description: 'It is readable: bring it to the sales team, and delete it here.',
    duration: refusedShown,
    action: {
      label: 'Remove from this screen',
      onClick: () => remove(requests.map(({ id }) => id)).catch(tellUnavailable),
    },
  });
}

function showRefused(requests: readonly QueuedRequest[]) {
  const codes = [...new Set(requests.map(({ refused }) => refused))].join(', ');
  notify({
    type: 'error',
    title: `${formatCount(requests.length)} could not be sent`,
    description: `The server refused ${requests.length === 1 ? 'it' : 'them'} for good (${codes}). Kept on this device until you remove it.`,
    duration: refusedShown,
    action: { label: 'Save as a file', onClick: () => saveRefused().catch(tellUnavailable) },
  });
}

const waitingTitle = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'is' : 'are'} waiting`;

/** Shows requests whose last attempt the server has answered with an error. */
function showInTurn(requests: readonly QueuedRequest[]) {
  const codes = [...new Set(requests.map(({ status }) => status))].join(', ');
  const next = Math.min(...requests.map((request) => nextAttempt(request)));
  notify({
    type: 'info',
    title: `${waitingTitle(requests.length)} for ${requests.length === 1 ? 'its' : 'their'} turn`,
    description: `The server answered ${codes}. Kept on this device, tried again by itself from ${formatTime(next)}.`,
  });
}

/** Shows requests that were not sent, or whose last attempt had no answer. */
function showUnsent(requests: readonly QueuedRequest[]) {
  const isOffline = !navigator.onLine || requests.some(({ unanswered }) => unanswered);
  notify({
    type: 'info',
    title: waitingTitle(requests.length),
    description: isOffline
      ? 'Kept on this device, sent by itself when the network is back.'
      : 'Kept on this device, sent by itself within a minute.',
  });
}

function tellUnavailable() {
  notify({
    type: 'error',
    title: 'The stored requests can not be read',
    description: 'The browser gives no access to its storage.',
  });
}

async function showStoredRequests() {
  const all = await queuedRequests();
  const withState = (state: QueueState) => all.filter((request) => stateOf(request) === state);
  const refused = withState('refused');
  const inTurn = withState('turn');
  const unsent = withState('network');
  if (all.length === 0)
    notify({
      type: 'success',
      title: 'Nothing is waiting',
      description: 'Every request has been sent.',
    });
  if (refused.length > 0) showRefused(refused);
  if (inTurn.length > 0) showInTurn(inTurn);
  if (unsent.length > 0) showUnsent(unsent);
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
      showStoredRequests().catch(tellUnavailable);
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
