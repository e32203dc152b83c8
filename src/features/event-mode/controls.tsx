import type { Stop } from '../../content/event-tour.ts';
import type { Command } from './keys.ts';

interface ProgressProps {
  stops: readonly Stop[];
  current: number;
  marks: { progress: HTMLElement | null };
  /** Goes to a stop; absent where the tour runs by itself. */
  jump?: ((stop: number) => void) | undefined;
}

/** One mark a stop; the tour's clock fills the one that is being shown. */
export function Progress({ stops, current, marks, jump }: ProgressProps) {
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

/** The presenter's keys for a finger. */
export function Controls({ perform }: { perform: (command: Command) => void }) {
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
