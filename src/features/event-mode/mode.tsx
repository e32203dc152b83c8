/**
 * Event mode: the unattended demo mode for large screens. A tour of the site runs by itself until a
 * visitor touches the screen, and a presenter can step through the same tour.
 */
import { createRoot } from 'react-dom/client';
import { event } from '../../motion/event-tokens.ts';
import { EventTour, type Site } from './event-tour.tsx';
import {
  continueReset,
  disableAutocomplete,
  startCountdown,
  startReset,
  watchTyping,
} from './forget.ts';
import { createIdleClock, watchFrames } from './heartbeat.ts';
import {
  type Command,
  closeOverlays,
  getCommand,
  isStartKey,
  preventLeaving,
  swallowPress,
  watchEscape,
  watchInput,
} from './input.ts';
import { avoidBurnIn, createFullScreen, createPointerHider, stayAwake } from './screen.ts';
import {
  deleteSettings,
  mayReload,
  readSettings,
  type Settings,
  storeSettings,
} from './settings.ts';
import { getEventState, setEventState } from './state.ts';
import { createTour, resetHomeDemo, startHomeDemo } from './tour.ts';

/** Whether the page has the contact form, which may be filled in, by a link or by hand. */
const hasForm = () => document.querySelector('main form[method="post"]') !== null;

type Tour = ReturnType<typeof createTour>;
type FullScreen = ReturnType<typeof createFullScreen>;

/**
 * The idle timer. Without input it starts the tour, or the countdown to a reset if a visitor may
 * have typed something.
 */
function createIdleTimer(settings: Settings, attract: () => void) {
  const { pace } = settings;
  const hasTyped = watchTyping(() => idle.start());
  let stopCountdown: (() => void) | null = null;

  /** Whether the page may contain what a visitor typed. */
  const isPrivate = () => hasTyped() || hasForm();
  const getIdleTimeout = () => {
    if (getEventState().state === 'presenting') return event.presenter;
    return isPrivate() ? event.privacy : settings.idle;
  };
  const startResetCountdown = () => {
    setEventState({ link: null });
    stopCountdown = startCountdown(pace, () => {
      setEventState({ state: 'reset', countdown: null });
      startReset(settings);
    });
  };
  const idle = createIdleClock(
    () => getIdleTimeout() / pace,
    () => (isPrivate() ? startResetCountdown() : attract()),
  );

  /** @returns whether there was a countdown to cancel */
  const cancelCountdown = () => {
    if (!stopCountdown) return false;
    stopCountdown();
    stopCountdown = null;
    idle.start();
    return true;
  };
  return { idle, cancelCountdown };
}

/**
 * Moves between the states of event mode: the site, the tour that runs by itself, and a
 * presentation.
 */
function createTransitions(site: Site, settings: Settings, tour: Tour, fullScreen: FullScreen) {
  const page = document.getElementById('root') as HTMLElement;
  const { idle, cancelCountdown } = createIdleTimer(settings, () => attract());

  const showTour = (state: 'attract' | 'presenting', stop: number) => {
    closeOverlays();
    page.inert = true;
    setEventState({ state, link: null, isBlank: false });
    tour.start(stop, state === 'attract');
    idle.stop();
  };
  /** Starts the tour that runs by itself. */
  const attract = () => {
    showTour('attract', 0);
    resetHomeDemo();
    fullScreen.arm();
    // Home loads behind the tour, so that it is shown at once when the tour ends.
    if (location.pathname + location.search !== settings.home) site.go(settings.home, true);
  };
  /** Starts a presentation: the tour, moved by a presenter. */
  const present = (stop: number) => {
    showTour('presenting', stop);
    idle.start();
  };
  const showSite = () => {
    setEventState({ state: 'ready', isBlank: false });
    tour.stop();
    page.inert = false;
    idle.start();
  };
  /** Ends the tour at a visitor's input. */
  const wake = () => {
    showSite();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  /** Shows home's demo 'Follow one signal' and starts it. */
  const send = () => {
    showSite();
    if (location.pathname !== settings.home.split('?')[0]) site.go(settings.home, true);
    startHomeDemo();
  };
  return { idle, cancelCountdown, present, showSite, wake, send };
}

type Transitions = ReturnType<typeof createTransitions>;

/** Maps the presenter's keys and the tour's buttons to transitions. */
function createCommands(site: Site, tour: Tour, { present, showSite, send }: Transitions) {
  const perform = (command: Command) => {
    const { stop, isBlank } = getEventState();
    if (command.do === 'end') return showSite();
    if (command.do === 'send') return send();
    if (command.do === 'blank') return setEventState({ isBlank: !isBlank });
    setEventState({ isBlank: false });
    if (command.do === 'next') tour.goTo(stop + 1);
    else if (command.do === 'back') tour.goTo(stop - 1);
    else if (command.do === 'start') tour.goTo(0);
    else if (command.do === 'jump' && command.to < site.stops.length) tour.goTo(command.to);
  };

  const onKey = (press: KeyboardEvent) => {
    const { state, link } = getEventState();
    const command = getCommand(press);
    // F5 would reload the page, which restarts the presentation or fails without a network.
    if (command?.do === 'start') press.preventDefault();
    if (!command || link) return;
    if (state === 'ready') {
      if (!isStartKey(press, command)) return;
      press.preventDefault();
      if (command.do === 'send') return send();
      const stop = command.do === 'jump' ? command.to : 0;
      return present(Math.min(stop, site.stops.length - 1));
    }
    // Space on a focused button of the tour presses that button.
    if (press.key === ' ' && press.target instanceof HTMLButtonElement) return;
    press.preventDefault();
    perform(command);
  };
  return { perform, onKey };
}

/**
 * Ends the tour, or cancels the countdown, at a press, which the page does not receive. At a stop
 * with `sends`, a press also starts home's demo.
 *
 * @param isTouring whether the tour runs; otherwise the press has cancelled a countdown
 */
function endTour(
  press: Event,
  isTouring: boolean,
  sends: boolean,
  { wake, send, present }: Transitions,
) {
  press.preventDefault();
  press.stopImmediatePropagation();
  if (press instanceof PointerEvent) swallowPress();
  if (isTouring) wake();
  const startsDemo =
    press instanceof KeyboardEvent
      ? getCommand(press)?.do === 'send'
      : press instanceof PointerEvent;
  if (sends && startsDemo) send();
  if (isTouring && press instanceof KeyboardEvent && press.key === 'F5') present(0);
}

/** Connects all input to the transitions and commands. */
function handleInput(
  site: Site,
  fullScreen: FullScreen,
  transitions: Transitions,
  onKey: (press: KeyboardEvent) => void,
): void {
  const { idle, cancelCountdown, wake } = transitions;
  const showPointer = createPointerHider();
  watchInput({
    pressed(press) {
      const isTouring = getEventState().state === 'attract';
      const sends = isTouring && Boolean(site.stops[getEventState().stop]?.sends);
      if (cancelCountdown() || isTouring) return endTour(press, isTouring, sends, transitions);
      idle.start();
      if (press instanceof KeyboardEvent) onKey(press);
    },
    moved() {
      showPointer();
      if (cancelCountdown()) return;
      if (getEventState().state === 'attract') wake();
      else idle.touch();
    },
    gesture(press) {
      if (!(press instanceof KeyboardEvent && press.key === 'Escape')) fullScreen.enter();
    },
  });
}

/**
 * Starts event mode, which lasts until Escape is held. Its states are `ready`, in which the site is
 * shown, `attract`, the tour that runs while there is no input, `presenting`, in which a presenter
 * moves through the same stops, and `reset`, while everything that the last visitor typed is
 * erased.
 */
export function startEventMode(site: Site): void {
  const settings = readSettings(location.search);
  storeSettings(settings);
  setEventState({});
  if (continueReset(settings, () => site.go(settings.home, false))) {
    setEventState({ state: 'reset' });
    return;
  }

  const marks: { progress: HTMLElement | null } = { progress: null };
  const tour = createTour(site.stops, settings.pace, (share) => {
    marks.progress?.style.setProperty('--progress', String(share));
  });
  const fullScreen = createFullScreen();
  const transitions = createTransitions(site, settings, tour, fullScreen);
  const { perform, onKey } = createCommands(site, tour, transitions);
  handleInput(site, fullScreen, transitions, onKey);

  const host = document.createElement('div');
  host.dataset.eventTour = '';
  host.lang = 'en';
  document.body.append(host);
  createRoot(host).render(
    <EventTour site={site} marks={marks} present={transitions.present} perform={perform} />,
  );

  stayAwake();
  preventLeaving();
  disableAutocomplete();
  avoidBurnIn(settings.pace);
  watchFrames(() => {
    if (mayReload(settings)) location.replace(settings.home);
  });
  watchEscape(() => {
    deleteSettings();
    fullScreen.leave();
    // A new document removes every listener, timer and style of event mode.
    location.replace(site.path());
  });
  // A page that the browser restores for Back would show what was typed in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.replace(settings.home);
  });
  transitions.idle.start();
}
