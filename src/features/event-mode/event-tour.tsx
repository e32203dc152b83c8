import './event-tour.css';
import './over.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Stop } from '../../content/event-tour.ts';
import { event } from '../../motion/event-tokens.ts';
import { LineArt } from '../../scene/index.tsx';
import { CountdownDialog, LinkDialog, QrCode } from './dialogs.tsx';
import type { Command } from './input.ts';
import { isTourShown, useEventState } from './state.ts';

/**
 * What event mode uses of the site. Event mode is the unattended demo mode for large screens. It
 * plays a tour, which consists of stops: full-screen pages with a few words and a view of the 3D
 * scene.
 */
export interface Site {
  stops: readonly Stop[];
  /** Address in the QR code of the tour. */
  demoUrl: string;
  /** Path of the current page. */
  path(): string;
  /** Navigates to a path of the site; `replace` adds no entry to the history. */
  go(path: string, replace: boolean): void;
}

interface EventTourProps {
  site: Site;
  /**
   * Receives the list of progress marks, on which each frame sets the CSS variable `--progress`.
   */
  marks: { progress: HTMLElement | null };
  /** Starts a presentation at a stop. */
  present(stop: number): void;
  /** Carries out a command of the presenter. */
  perform(command: Command): void;
}

/**
 * Everything that event mode renders above the page: the tour, its start button, hints and dialogs.
 */
export function EventTour({ site, marks, present, perform }: EventTourProps) {
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
          data-subject={stop.subject}
          data-stop={state.stop}
          // While the 3D scene is shown here, the line art (the SVG that stands in for it) is
          // hidden.
          data-live-view=""
          className="event-tour-stage"
        >
          <StopLineArt subject={stop.subject} />
          <StopText
            key={stop.id}
            stop={stop}
            number={state.stop + 1}
            highlightedLine={state.highlightedLine}
            isLeaving={state.isLeaving}
          />
          <Invitation url={site.demoUrl} />
          <footer className="event-tour-foot">
            <Progress
              stops={site.stops}
              current={state.stop}
              marks={marks}
              jump={isPresenting ? (to) => perform({ do: 'jump', to }) : undefined}
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
        <button type="button" className="event-tour-start" onClick={() => present(0)}>
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

interface StopTextProps {
  stop: Stop;
  /** Number of the stop, from 1. */
  number: number;
  /** Index of the highlighted line of the title; -1 for none. */
  highlightedLine: number;
  /** Whether the text is being faded out. */
  isLeaving: boolean;
}

/** Eyebrow, title, text and figure of a stop. */
function StopText({ stop, number, highlightedLine, isLeaving }: StopTextProps) {
  return (
    <div className="event-tour-words" data-leaving={isLeaving || undefined}>
      <p className="event-tour-eyebrow">
        <span>{String(number).padStart(2, '0')}</span> <em>{stop.eyebrow}</em>
      </p>
      <h2 className="event-tour-title" data-lines={stop.lines.length}>
        {stop.lines.map((line, index) => (
          <span
            key={line}
            data-turn={stop.inTurn ? (highlightedLine === index ? 'now' : 'other') : undefined}
            data-accent={stop.inTurn ? lineAccents[index] : undefined}
          >
            {line}{' '}
          </span>
        ))}
      </h2>
      <p className="event-tour-text">{stop.text}</p>
      {stop.figure && (
        <p className="event-tour-figure">
          <strong>{stop.figure.value}</strong>{' '}
          <span>
            {stop.figure.kind}: {stop.figure.label}
          </span>
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

/** The line art of a stop: the SVG that is shown while no 3D scene runs. */
function StopLineArt({ subject }: { subject: Stop['subject'] }) {
  return (
    <div data-fallback className="event-tour-drawing">
      {subject === 'suite' &&
        (['wide', 'tall'] as const).map((layout) => (
          <div key={layout} data-layout={layout}>
            <LineArt name={`suite-${layout}`} />
          </div>
        ))}
      {subject !== 'suite' && <LineArt name={subject === 'human' ? 'core' : subject} />}
    </div>
  );
}

interface ProgressProps {
  stops: readonly Stop[];
  current: number;
  marks: { progress: HTMLElement | null };
  /** Goes to a stop; absent while the tour runs by itself. */
  jump?: ((stop: number) => void) | undefined;
}

/** A progress mark for each stop; that of the current one fills up. */
function Progress({ stops, current, marks, jump }: ProgressProps) {
  return (
    <ol
      className="event-tour-progress"
      ref={(list) => {
        marks.progress = list;
      }}
    >
      {stops.map((stop, index) => {
        const state = index === current ? 'now' : index < current ? 'seen' : 'ahead';
        return (
          <li key={stop.id} data-state={state}>
            {jump && (
              <button
                type="button"
                aria-label={`Stop ${index + 1}: ${stop.lines.join(' ')}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => jump(index)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const controls: readonly { label: string; path: string; command: Command }[] = [
  { label: 'Previous stop', path: 'M15 4L7 12l8 8', command: { do: 'back' } },
  { label: 'Next stop', path: 'M9 4l8 8-8 8', command: { do: 'next' } },
  { label: 'Send a signal', path: 'M4 12L20 5l-6 15-3-7z', command: { do: 'send' } },
  { label: 'Blank the screen', path: 'M3 5h18v12H3zM9 21h6', command: { do: 'blank' } },
  { label: 'End the tour', path: 'M5 5l14 14M19 5L5 19', command: { do: 'end' } },
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
