/** Event mode: its idle timer, its states (`state.ts`), and what input does in each. */
import { createRoot } from 'react-dom/client';
import { event } from '../../motion/event-tokens.ts';
import { forgetMark, mark } from '../mark/state.ts';
import { EventTour, type Site } from './event-tour.tsx';
import { continueReset, disableAutocomplete, fieldSelector, startReset } from './forget.ts';
import {
  type Command,
  closeOverlays,
  getCommand,
  isStartKey,
  preventLeaving,
  swallowPress,
  watchEscape,
  watchMovement,
} from './input.ts';
import {
  avoidBurnIn,
  createFullScreen,
  createPointerHider,
  stayAwake,
  watchFrames,
} from './screen.ts';
import {
  addMark,
  deleteSettings,
  marksOfToday,
  mayReload,
  readSettings,
  type Settings,
  storeSettings,
} from './settings.ts';
import { getEventState, setEventState } from './state.ts';
import { createTour, resetHomeDemo, startHomeDemo } from './tour.ts';

/**
 * The idle timer. Without input it starts the tour, or the countdown to a reset if a visitor may
 * have typed something. It has one timer, however much input there is.
 */
function createIdleTimer(settings: Settings, attract: () => void) {
  const { pace } = settings;
  let lastInputTime = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let countdownTimer: ReturnType<typeof setInterval> | undefined;
  let hasTyped = false;

  /** Restarts the count. Cheap enough for every pointer move. */
  const touch = () => {
    lastInputTime = performance.now();
  };
  /**
   * Whether the page may contain what a visitor typed. The contact form counts before it is typed
   * in, because a link may have filled it in.
   */
  const isPrivate = () => hasTyped || document.querySelector('main form[method="post"]') !== null;
  const getTimeoutMs = () => {
    if (getEventState().state === 'presenting') return event.presenter;
    return isPrivate() ? event.privacy : settings.idle;
  };
  const startCountdown = () => {
    let countdown = event.countdown / event.tick;
    setEventState({ link: null, countdown });
    countdownTimer = setInterval(() => {
      countdown -= 1;
      if (countdown > 0) return setEventState({ countdown });
      clearInterval(countdownTimer);
      setEventState({ state: 'reset', countdown: null });
      startReset(settings);
    }, event.tick / pace);
  };
  const check = () => {
    const leftMs = lastInputTime + getTimeoutMs() / pace - performance.now();
    // The timeout depends on the page, so it is read again at least once in `event.watch`.
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, event.watch));
    else if (isPrivate()) startCountdown();
    else attract();
  };
  const stop = () => clearTimeout(timer);
  /** Starts counting from now. */
  const start = () => {
    stop();
    touch();
    check();
  };
  /** @returns whether there was a countdown to cancel */
  const cancelCountdown = () => {
    if (countdownTimer === undefined) return false;
    clearInterval(countdownTimer);
    countdownTimer = undefined;
    setEventState({ countdown: null });
    start();
    return true;
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(fieldSelector)) return;
    hasTyped = true;
    touch();
  };
  addEventListener('input', onInput, { capture: true, passive: true });
  return { touch, start, stop, cancelCountdown };
}

/** Moves between the states of event mode. */
function createTransitions(site: Site, settings: Settings) {
  const page = document.getElementById('root') as HTMLElement;
  const tour = createTour(site.stops, settings.pace, () => marksOfToday(settings));
  const fullScreen = createFullScreen();

  const showTour = (state: 'attract' | 'presenting', stop: number) => {
    closeOverlays();
    page.inert = true;
    setEventState({ state, link: null, isBlank: false });
    tour.start(stop);
    idle.stop();
  };
  const idle = createIdleTimer(settings, () => {
    forgetMark();
    showTour('attract', 0);
    resetHomeDemo();
    fullScreen.arm();
    // Home loads behind the tour, so that it is shown at once when the tour ends.
    if (location.pathname + location.search !== settings.home) site.go(settings.home, true);
  });
  /** Ends the tour. */
  const showSite = () => {
    setEventState({ state: 'ready', isBlank: false });
    tour.stop();
    page.inert = false;
    idle.start();
  };
  /** Carries out a command of the presenter. While the site is shown, it starts a presentation. */
  const perform = (command: Command) => {
    const { state, stop, isBlank } = getEventState();
    if (command === 'send') {
      // Shows home's demo 'Follow one signal' and starts it.
      showSite();
      if (location.pathname !== settings.home.split('?')[0]) site.go(settings.home, true);
      return startHomeDemo();
    }
    if (state === 'ready') {
      showTour(
        'presenting',
        typeof command === 'number' ? Math.min(command, site.stops.length - 1) : 0,
      );
      return idle.start();
    }
    if (command === 'end') return showSite();
    if (command === 'blank') return setEventState({ isBlank: !isBlank });
    setEventState({ isBlank: false });
    if (typeof command !== 'number')
      tour.goTo({ start: 0, next: stop + 1, back: stop - 1 }[command]);
    else if (command < site.stops.length) tour.goTo(command);
  };
  return { idle, fullScreen, showSite, perform };
}

type Transitions = ReturnType<typeof createTransitions>;

/** Connects all input to the transitions. */
function handleInput(site: Site, { idle, fullScreen, showSite, perform }: Transitions): void {
  const showPointer = createPointerHider();
  /** Ends the tour at a visitor's input. */
  const wake = () => {
    showSite();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const onKey = (press: KeyboardEvent) => {
    const { state, link } = getEventState();
    const command = getCommand(press);
    // F5 would reload the page, which restarts the presentation or fails without a network.
    if (command === 'start') press.preventDefault();
    if (command === null || link) return;
    if (state === 'ready' && !isStartKey(press, command)) return;
    // Space on a focused button of the tour presses that button.
    if (press.key === ' ' && press.target instanceof HTMLButtonElement) return;
    press.preventDefault();
    perform(command);
  };
  /**
   * Any press ends the tour or cancels the countdown, and the page does not receive it. At a stop
   * with `sends`, a press also starts home's demo.
   */
  const onPress = (press: Event) => {
    const { state, stop } = getEventState();
    const isTouring = state === 'attract';
    if (!idle.cancelCountdown() && !isTouring) {
      idle.start();
      if (press instanceof KeyboardEvent) onKey(press);
      return;
    }
    press.preventDefault();
    press.stopImmediatePropagation();
    if (press instanceof PointerEvent) swallowPress();
    if (!isTouring) return;
    wake();
    const command = press instanceof KeyboardEvent ? getCommand(press) : null;
    const startsDemo = press instanceof PointerEvent || command === 'send';
    if (site.stops[stop]?.sends && startsDemo) perform('send');
    else if (command === 'start') perform('start');
  };
  /** Browsers allow full screen only in a press that counts as a user gesture. */
  const onGesture = (press: Event) => {
    if (!(press instanceof KeyboardEvent && press.key === 'Escape')) fullScreen.enter();
  };

  // Input is listened to in the capture phase, before the page's own listeners. Gesture listeners
  // are added first, because a press that ends the tour stops its propagation.
  const options = { capture: true, passive: false };
  for (const name of ['keydown', 'pointerup']) addEventListener(name, onGesture, options);
  for (const name of ['keydown', 'pointerdown', 'wheel']) addEventListener(name, onPress, options);
  watchMovement(() => {
    showPointer();
    if (idle.cancelCountdown()) return;
    if (getEventState().state === 'attract') wake();
    else idle.touch();
  });
}

/** Starts event mode, which lasts until Escape is held. */
export function startEventMode(site: Site): void {
  const settings = readSettings(location.search);
  storeSettings(settings);
  setEventState({});
  if (continueReset(settings, () => site.go(settings.home, false))) {
    setEventState({ state: 'reset' });
    return;
  }

  const transitions = createTransitions(site, settings);
  handleInput(site, transitions);

  const host = document.createElement('div');
  host.dataset.eventTour = '';
  host.lang = 'en';
  document.body.append(host);
  createRoot(host).render(
    <EventTour site={site} pace={settings.pace} perform={transitions.perform} />,
  );

  mark.subscribe(() => {
    const made = mark.get();
    if (made) addMark(settings, made);
  });
  stayAwake();
  preventLeaving();
  disableAutocomplete();
  avoidBurnIn(settings.pace);
  watchFrames(() => {
    if (mayReload(settings)) location.replace(settings.home);
  });
  watchEscape(() => {
    deleteSettings();
    transitions.fullScreen.leave();
    // A new document removes every listener, timer and style of event mode.
    const leave = () => location.replace(site.path());
    site.removePrecache().then(leave, leave);
  });
  // A page that the browser restores for Back would show what was typed in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(settings.home);
  });
  transitions.idle.start();
}
