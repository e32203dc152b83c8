import { createRoot } from 'react-dom/client';
import { event } from '../../motion/event-tokens.ts';
import { EventTour, type Site } from './event-tour.tsx';
import { continueReset, countDown, forget, refuseAutocomplete, watchTyping } from './forget.ts';
import { idleClock, watchFrames } from './heartbeat.ts';
import {
  type Command,
  closeEverything,
  commandOf,
  keepVisitors,
  startsPresentation,
  swallowPress,
  watchEscape,
  watchInput,
} from './input.ts';
import { avoidBurnIn, fillScreen, hidePointer, stayAwake } from './screen.ts';
import { dropSettings, keepSettings, mayReload, readSettings } from './settings.ts';
import { getEventState, setEventState } from './state.ts';
import { forgetSignal, makeTour, sendSignal } from './tour.ts';

/** Whether the page has a form that may already be filled in, by a link or by hand. */
const formOnPage = () => document.querySelector('main form[method="post"]') !== null;

type Settings = ReturnType<typeof readSettings>;
type Tour = ReturnType<typeof makeTour>;
type Screen = ReturnType<typeof fillScreen>;

/** The idle timeout: it starts the tour, or the countdown to a reset where a visitor may have typed. */
function makeIdleTimer(settings: Settings, attract: () => void) {
  const { pace } = settings;
  const typing = watchTyping(() => idle.start());
  let stopCountdown: (() => void) | null = null;

  const isPrivate = () => typing.typed() || formOnPage();
  const idleTimeout = () => {
    if (getEventState().state === 'presenting') return event.presenter;
    return isPrivate() ? event.privacy : settings.idle;
  };
  const warn = () => {
    setEventState({ link: null });
    stopCountdown = countDown(pace, () => {
      setEventState({ state: 'reset', countdown: null });
      forget(settings);
    });
  };
  const idle = idleClock(
    () => idleTimeout() / pace,
    () => (isPrivate() ? warn() : attract()),
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

/** Moves between the states of event mode: the site, the tour that runs by itself, and a presentation. */
function makeTransitions(site: Site, settings: Settings, tour: Tour, screen: Screen) {
  const page = document.getElementById('root') as HTMLElement;
  const { idle, cancelCountdown } = makeIdleTimer(settings, () => attract());

  const enter = (state: 'attract' | 'presenting', stop: number) => {
    closeEverything();
    page.inert = true;
    setEventState({ state, link: null, isBlank: false });
    tour.start(stop, state === 'attract');
    idle.stop();
  };
  const attract = () => {
    enter('attract', 0);
    forgetSignal();
    screen.arm();
    // The tour covers the page meanwhile, so that home is there at the first touch.
    if (location.pathname + location.search !== settings.home) site.go(settings.home, true);
  };
  const present = (stop: number) => {
    enter('presenting', stop);
    idle.start();
  };
  const showSite = () => {
    setEventState({ state: 'ready', isBlank: false });
    tour.stop();
    page.inert = false;
    idle.start();
  };
  const wake = () => {
    showSite();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  /** Shows home's demo and starts it. */
  const send = () => {
    showSite();
    if (location.pathname !== settings.home.split('?')[0]) site.go(settings.home, true);
    sendSignal();
  };
  return { idle, cancelCountdown, present, showSite, wake, send };
}

type Transitions = ReturnType<typeof makeTransitions>;

/** Maps the presenter's keys and the tour's buttons to transitions. */
function makeCommands(site: Site, tour: Tour, { present, showSite, send }: Transitions) {
  const perform = (command: Command) => {
    const { stop, isBlank } = getEventState();
    if (command.do === 'end') return showSite();
    if (command.do === 'send') return send();
    if (command.do === 'blank') return setEventState({ isBlank: !isBlank });
    setEventState({ isBlank: false });
    if (command.do === 'next') tour.to(stop + 1);
    else if (command.do === 'back') tour.to(stop - 1);
    else if (command.do === 'start') tour.to(0);
    else if (command.to < site.stops.length) tour.to(command.to);
  };

  const onKey = (press: KeyboardEvent) => {
    const { state, link } = getEventState();
    const command = commandOf(press);
    // F5 would reload the page, which restarts the presentation or fails without a network.
    if (command?.do === 'start') press.preventDefault();
    if (!command || link) return;
    if (state === 'ready') {
      if (!startsPresentation(press, command)) return;
      press.preventDefault();
      if (command.do === 'send') return send();
      const target = command.do === 'jump' ? command.to : 0;
      return present(Math.min(target, site.stops.length - 1));
    }
    // Space on a focused button of the tour presses that button.
    if (press.key === ' ' && press.target instanceof HTMLButtonElement) return;
    press.preventDefault();
    perform(command);
  };
  return { perform, onKey };
}

/** Ends the tour after a press, which the page does not receive. At a stop with `sends`, the press also starts home's demo. */
function endTour(
  press: Event,
  touring: boolean,
  sends: boolean,
  { wake, send, present }: Transitions,
) {
  press.preventDefault();
  press.stopImmediatePropagation();
  if (press instanceof PointerEvent) swallowPress();
  if (touring) wake();
  const isSent =
    press instanceof KeyboardEvent
      ? commandOf(press)?.do === 'send'
      : press instanceof PointerEvent;
  if (sends && isSent) send();
  if (touring && press instanceof KeyboardEvent && press.key === 'F5') present(0);
}

/** @returns stops listening */
function followInput(
  site: Site,
  screen: Screen,
  transitions: Transitions,
  onKey: (press: KeyboardEvent) => void,
): () => void {
  const { idle, cancelCountdown, wake } = transitions;
  const pointer = hidePointer();
  return watchInput({
    pressed(press) {
      const touring = getEventState().state === 'attract';
      const sends = touring && Boolean(site.stops[getEventState().stop]?.sends);
      if (cancelCountdown() || touring) return endTour(press, touring, sends, transitions);
      idle.start();
      if (press instanceof KeyboardEvent) onKey(press);
    },
    moved() {
      pointer.moved();
      if (cancelCountdown()) return;
      if (getEventState().state === 'attract') wake();
      else idle.touch();
    },
    gesture(press) {
      if (!(press instanceof KeyboardEvent && press.key === 'Escape')) screen.fill();
    },
  });
}

/**
 * Turns the site into an exhibit until Escape is held: `ready` is the site itself, `attract` the tour
 * that runs while there is no input, `presenting` the same stops moved by a presenter, `reset` the
 * moment in which what the last visitor left is erased.
 */
export function startEventMode(site: Site): void {
  const settings = readSettings(location.search);
  keepSettings(settings);
  setEventState({});
  if (continueReset(settings, () => site.go(settings.home, false))) {
    setEventState({ state: 'reset' });
    return;
  }

  const marks: { progress: HTMLElement | null } = { progress: null };
  const tour = makeTour(site.stops, settings.pace, (share) => {
    marks.progress?.style.setProperty('--progress', String(share));
  });
  const screen = fillScreen();
  const transitions = makeTransitions(site, settings, tour, screen);
  const { perform, onKey } = makeCommands(site, tour, transitions);
  const stopInput = followInput(site, screen, transitions, onKey);

  const host = document.createElement('div');
  host.dataset.eventTour = '';
  host.lang = 'en';
  document.body.append(host);
  createRoot(host).render(
    <EventTour site={site} marks={marks} present={transitions.present} perform={perform} />,
  );

  const undo = [
    stopInput,
    stayAwake(),
    keepVisitors(),
    refuseAutocomplete(),
    avoidBurnIn(settings.pace),
    watchFrames(() => {
      if (mayReload(settings)) location.replace(settings.home);
    }),
    watchEscape(() => {
      dropSettings();
      screen.leave();
      for (const stop of undo) stop();
      // A new document removes every listener and style of event mode.
      location.replace(site.path());
    }),
    // A page that the browser stored for Back would show what was typed in it.
    onPageShow(() => location.replace(settings.home)),
  ];
  transitions.idle.start();
}

function onPageShow(returned: () => void): () => void {
  const listen = (shown: PageTransitionEvent) => {
    if (shown.persisted) returned();
  };
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
