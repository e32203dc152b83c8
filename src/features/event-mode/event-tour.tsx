import './event-tour.css';
import { create } from 'qrcode';
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { Stop } from '../../content/event-tour.ts';
import { dwell, event } from '../../motion/event-tokens.ts';
import { LineArt } from '../../scene/index.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Command } from './input.ts';
import { isTourShown, setEventState, useEventState } from './state.ts';

/** What event mode uses of the site. */
export interface Site {
  stops: readonly Stop[];
  /** Address in the QR code of the tour. */
  demoUrl: string;
  /** Path of the current page. */
  path(): string;
  /** Navigates to a path of the site; `replace` adds no entry to the history. */
  go(path: string, replace: boolean): void;
  /** Removes what is stored for offline use, when event mode is left. */
  removePrecache(): Promise<void>;
}

interface EventTourProps {
  site: Site;
  /** How many times faster than real time the tour runs, for tests. */
  pace: number;
  /** Carries out a command of the presenter. */
  perform(command: Command): void;
}

/**
 * Everything that event mode renders above the page: the tour, its start button, hints and dialogs.
 */
export function EventTour({ site, pace, perform }: EventTourProps) {
  const state = useEventState();
  const stop = site.stops[state.stop];
  const isPresenting = state.state === 'presenting';
  const stage = useRef<HTMLElement>(null);
  // The page behind the tour is inert, so focus starts at the tour and Tab reaches its controls.
  useEffect(() => {
    if (isPresenting) stage.current?.focus();
  }, [isPresenting]);
  if (!stop) return null;

  return (
    <>
      <p role="status" className="sr-only">
        {isPresenting && !state.isBlank && getSpokenText(stop)}
      </p>
      {isTourShown(state) && (
        <section
          ref={stage}
          aria-label="Tour"
          tabIndex={-1}
          data-theme="dark"
          data-accent={stop.subject === 'suite' ? 'human' : stop.subject}
          data-stop={state.stop}
          // While the 3D scene is shown here, the line art is hidden.
          data-live-view=""
          className="event-tour-stage"
        >
          <StopLineArt subject={stop.subject} showsMarks={stop.sends} />
          <StopText key={stop.id} stop={stop} />
          <Invitation url={site.demoUrl} />
          <footer className="event-tour-foot">
            <Progress
              stops={site.stops}
              current={state.stop}
              durationMs={dwell[stop.dwell] / pace}
              goTo={isPresenting ? perform : undefined}
            />
            {isPresenting ? (
              <Controls perform={perform} />
            ) : (
              <p className="event-tour-hint">
                {hints[hasTouch() ? 'touch' : 'key'][stop.sends ? 'sends' : 'explores']}
              </p>
            )}
          </footer>
          {state.isBlank && <div className="event-tour-blank" />}
        </section>
      )}
      {state.state === 'ready' && (
        <button type="button" className="event-tour-start" onClick={() => perform('start')}>
          Take the tour
        </button>
      )}
      {state.isEscapeDown && (
        <p
          className="event-tour-held"
          role="status"
          style={{ '--hold': `${event.hold - event.hint}ms` } as CSSProperties}
        >
          Keep holding Escape to leave event mode
        </p>
      )}
      {state.link && <LinkDialog {...state.link} />}
      {state.countdown !== null && <CountdownDialog seconds={state.countdown} />}
      {state.state === 'reset' && <div className="event-tour-cover" />}
    </>
  );
}

/** The hint at the bottom of the tour, for screens with and without touch. */
const hints = {
  touch: { explores: 'Touch the screen to explore', sends: 'Touch to send a signal' },
  key: { explores: 'Press a key to explore', sends: 'Press S to send a signal' },
} as const;
const hasTouch = () => matchMedia('(any-pointer: coarse)').matches;

/** Text of a stop for screen readers. */
const getSpokenText = ({ lines, text, figure }: Stop) =>
  [lines.join(' '), text, figure && `${figure.value} ${figure.label} (${figure.kind})`]
    .filter(Boolean)
    .join('. ');

/** Eyebrow, title, text and figure of a stop. */
function StopText({ stop }: { stop: Stop }) {
  const { stop: index, highlightedLine, isLeaving } = useEventState();
  return (
    <div className="event-tour-words" data-leaving={isLeaving || undefined}>
      <p className="event-tour-eyebrow">
        <span>{String(index + 1).padStart(2, '0')}</span> <em>{stop.eyebrow}</em>
      </p>
      <h2 className="event-tour-title" data-lines={stop.lines.length}>
        {stop.lines.map((line, lineIndex) => (
          <span
            key={line}
            data-turn={stop.inTurn ? (highlightedLine === lineIndex ? 'now' : 'other') : undefined}
            data-accent={stop.inTurn ? lineAccents[lineIndex] : undefined}
          >
            {`${line} `}
          </span>
        ))}
      </h2>
      <p className="event-tour-text">{stop.text}</p>
      {stop.figure && (
        <p className="event-tour-figure">
          <strong>{stop.figure.value}</strong>{' '}
          <span>{`${stop.figure.kind}: ${stop.figure.label}`}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Products whose accent colours the lines of a title with `inTurn` have, in the order of the
 * pipeline.
 */
const lineAccents = ['edge', 'shield', 'learning', 'agents'];

/** QR code that opens the contact form on the visitor's phone. */
function Invitation({ url }: { url: string }) {
  return (
    <div className="event-tour-invitation">
      <QrCode text={url} label={`Code that leads to ${url}`} />
      <p>
        Request a demo <span>on your phone</span>
      </p>
    </div>
  );
}

/** The line art of a stop. */
function StopLineArt({
  subject,
  showsMarks,
}: {
  subject: Stop['subject'];
  showsMarks: boolean | undefined;
}) {
  return (
    <div data-fallback className="event-tour-drawing">
      {subject === 'suite' &&
        (['wide', 'tall'] as const).map((layout) => (
          <div key={layout} data-layout={layout}>
            <LineArt name={`suite-${layout}`} isInline={showsMarks} />
          </div>
        ))}
      {subject !== 'suite' && <LineArt name={subject === 'human' ? 'core' : subject} />}
    </div>
  );
}

interface ProgressProps {
  stops: readonly Stop[];
  current: number;
  /** How long the tour shows the current stop when it runs by itself. */
  durationMs: number;
  /** Goes to a stop; absent while the tour runs by itself. */
  goTo: ((stop: number) => void) | undefined;
}

/** A progress mark for each stop. While the tour runs by itself, that of the current one fills up. */
function Progress({ stops, current, durationMs, goTo }: ProgressProps) {
  return (
    <ol
      className="event-tour-progress"
      style={{ '--stop-duration': `${durationMs}ms` } as CSSProperties}
    >
      {stops.map((stop, index) => {
        const state = index === current ? 'now' : index < current ? 'seen' : 'ahead';
        return (
          <li key={stop.id} data-state={state}>
            {goTo && (
              <button
                type="button"
                aria-label={`Stop ${index + 1}: ${stop.lines.join(' ')}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => goTo(index)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const controls: readonly { label: string; path: string; command: Command }[] = [
  { label: 'Previous stop', path: 'M15 4L7 12l8 8', command: 'back' },
  { label: 'Next stop', path: 'M9 4l8 8-8 8', command: 'next' },
  { label: 'Send a signal', path: 'M4 12L20 5l-6 15-3-7z', command: 'send' },
  { label: 'Blank the screen', path: 'M3 5h18v12H3zM9 21h6', command: 'blank' },
  { label: 'End the tour', path: 'M5 5l14 14M19 5L5 19', command: 'end' },
];

/** Buttons for touch that do what the presenter's keys do. */
function Controls({ perform }: { perform: (command: Command) => void }) {
  return (
    <div className="event-tour-controls">
      {controls.map(({ label, path, command }) => (
        <button key={label} type="button" aria-label={label} onClick={() => perform(command)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Width of the QR code's light margin in modules. Scanners need it to find the code. */
const quietZoneModules = 4;

/**
 * Path data of a QR code: a rectangle for each run of dark modules in a row.
 *
 * @returns `size` is the code's width and height in modules
 */
function createQrPath(text: string): { d: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < size && modules.get(y, x + 1)) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  return { d, size };
}

/** A QR code. It is dark on light, because some scanners do not read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => createQrPath(text), [text]);
  const sizeWithMargin = size + quietZoneModules * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZoneModules} ${-quietZoneModules} ${sizeWithMargin} ${sizeWithMargin}`}
      shapeRendering="crispEdges"
      className="event-tour-code"
    >
      <path d={d} fill="currentColor" />
    </svg>
  );
}

function Modal({
  role,
  title,
  onClose,
  children,
}: {
  role?: 'alertdialog';
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      role={role}
      aria-labelledby={id}
      data-theme="dark"
      onClose={onClose}
      className="event-tour-dialog"
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Dialog>
  );
}

/** Shows an external link as a QR code, so that the visitor opens it on their own phone. */
function LinkDialog({ href, label }: { href: string; label: string }) {
  const close = () => setEventState({ link: null });
  return (
    <Modal title="Take it with you" onClose={close}>
      <p>
        {label && <strong>{`${label} `}</strong>}
        <span>Point your phone's camera at the code.</span>
      </p>
      <QrCode text={href} label={`Code that leads to ${href}`} />
      <p className="event-tour-address">
        {href.replace(/^(https?:\/\/|mailto:)/, '').split('?')[0]}
      </p>
      <button type="button" onClick={close}>
        Back to the site
      </button>
    </Modal>
  );
}

/**
 * The countdown before typed text is erased. Any input cancels it, so that its button needs no
 * handler.
 */
function CountdownDialog({ seconds }: { seconds: number }) {
  return (
    <Modal role="alertdialog" title="Still there?" onClose={() => {}}>
      <p className="event-tour-count" aria-hidden="true">
        {seconds}
      </p>
      <p>
        To protect your data, this screen forgets what was typed in a few seconds. Touch it or press
        any key to go on.
      </p>
      <button type="button">I'm still here</button>
    </Modal>
  );
}
