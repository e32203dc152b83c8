import { createRoot } from 'react-dom/client';
import { event } from '../../motion/event-tokens.ts';
import { EventTour, type Site } from './event-tour.tsx';
import { continueReset, countDown, forget, refuseAutocomplete, watchTyping } from './forget.ts';
import { idleClock, watchFrames } from './heartbeat.ts';
import { closeEverything, keepVisitors, swallowPress, watchEscape, watchInput } from './input.ts';
import { type Command, commandOf, startsPresentation } from './keys.ts';
import { avoidBurnIn, fillScreen, hidePointer, stayAwake } from './screen.ts';
import { dropSettings, keepSettings, mayReload, readSettings } from './settings.ts';
import { getEventState, setEventState } from './state.ts';
import { forgetSignal, makeTour, sendSignal } from './tour.ts';

/** Whether the page has a form that may already be filled in, by a link or by hand. */
const formOnPage = () => document.querySelector('main form[method="post"]') !== null;

/**
 * Turns the site into an exhibit until somebody leaves it: `ready` is the site itself,
 * `attract` the tour that runs while nobody is there, `presenting` the same stops in a
 * presenter's hand, `reset` the moment in which the last visitor is forgotten.
 */
export function startEventMode(site: Site): void {
  const settings = readSettings(location.search);
  keepSettings(settings);
  setEventState({});
  if (continueReset(settings, () => site.go(settings.home, false))) {
    setEventState({ state: 'reset' });
    return;
  }

  const { pace } = settings;
  const page = document.getElementById('root') as HTMLElement;
  const marks: { progress: HTMLElement | null } = { progress: null };
  const tour = makeTour(site.stops, pace, (share) => {
    marks.progress?.style.setProperty('--progress', String(share));
  });
  const typing = watchTyping(() => idle.start());
  const screen = fillScreen();
  const pointer = hidePointer();
  let stopCountdown: (() => void) | null = null;

  const isPrivate = () => typing.typed() || formOnPage();
  const idleTimeout = () => {
    if (getEventState().state === 'presenting') return event.presenter;
    return isPrivate() ? event.privacy : settings.idle;
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
  const warn = () => {
    setEventState({ link: null });
    stopCountdown = countDown(pace, () => {
      setEventState({ state: 'reset', countdown: null });
      forget(settings);
    });
  };
  const enter = (state: 'attract' | 'presenting', stop: number) => {
    closeEverything();
    page.inert = true;
    setEventState({ state, link: null, blank: false });
    tour.start(stop, state === 'attract');
    idle.stop();
  };
  const attract = () => {
    enter('attract', 0);
    forgetSignal();
    screen.arm();
    // Under the cover of the tour, so that home is there at the first touch.
    if (location.pathname + location.search !== settings.home) site.go(settings.home, true);
  };
  const present = (stop: number) => {
    enter('presenting', stop);
    idle.start();
  };
  const showSite = () => {
    setEventState({ state: 'ready', blank: false });
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

  const perform = (command: Command) => {
    const { stop, blank } = getEventState();
    if (command.do === 'end') return showSite();
    if (command.do === 'send') return send();
    if (command.do === 'blank') return setEventState({ blank: !blank });
    setEventState({ blank: false });
    if (command.do === 'next') tour.to(stop + 1);
    else if (command.do === 'back') tour.to(stop - 1);
    else if (command.do === 'start') tour.to(0);
    else if (command.to < site.stops.length) tour.to(command.to);
  };

  const onKey = (press: KeyboardEvent) => {
    const { state, link } = getEventState();
    const command = commandOf(press);
    // A reload would throw a presentation back to its beginning, or show a browser's error.
    if (command?.do === 'start') press.preventDefault();
    if (!command || link) return;
    if (state === 'ready') {
      if (!startsPresentation(press, command)) return;
      press.preventDefault();
      if (command.do === 'send') return send();
      const target = command.do === 'jump' ? command.to : 0;
      return present(Math.min(target, site.stops.length - 1));
    }
    // A button of the stage under the finger of a keyboard keeps its own key.
    if (press.key === ' ' && press.target instanceof HTMLButtonElement) return;
    press.preventDefault();
    perform(command);
  };

  const stopInput = watchInput({
    pressed(press) {
      const touring = getEventState().state === 'attract';
      const sends = touring && site.stops[getEventState().stop]?.sends;
      if (cancelCountdown() || touring) {
        // The press only ends the tour or the countdown; it reaches nothing on the page.
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
        return;
      }
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

  const host = document.createElement('div');
  host.dataset.eventTour = '';
  host.lang = 'en';
  document.body.append(host);
  const view = createRoot(host);
  view.render(<EventTour site={site} marks={marks} present={present} perform={perform} />);

  const undo = [
    stopInput,
    stayAwake(),
    keepVisitors(),
    refuseAutocomplete(),
    avoidBurnIn(pace),
    watchFrames(() => {
      if (mayReload(settings)) location.replace(settings.home);
    }),
    watchEscape(() => {
      dropSettings();
      screen.leave();
      for (const stop of undo) stop();
      // A new document is the surest way to leave nothing of the mode behind.
      location.replace(site.path());
    }),
    // A page kept for Back would bring back what it held.
    onPageShow(() => location.replace(settings.home)),
  ];
  idle.start();
}

function onPageShow(returned: () => void): () => void {
  const listen = (shown: PageTransitionEvent) => {
    if (shown.persisted) returned();
  };
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
