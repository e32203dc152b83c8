import './mark.css';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { screenPositions } from '../../scene/index.tsx';
import { YourMark } from './index.tsx';
import { beginMark, corePress } from './press.ts';
import { useMark } from './state.ts';

/** What happens, beside the core. */
const messages = {
  rests: '',
  held: 'Keep holding: the ridges become yours.',
  tooShort: 'Hold the fingertip for two seconds.',
  made: 'Yours: from your press, not from your finger.',
};

/**
 * Below the core of home's diagram: what a press and hold on it does, and the same as one press for
 * who can't hold.
 */
export function MakeMark() {
  const mark = useMark();
  const state = useSyncExternalStore(corePress.subscribe, corePress.get);
  const { x, y, radius } = screenPositions.core;
  return (
    <div
      style={{ '--x': `${x}%`, '--y': `${y}%`, '--radius': `${radius}cqw` } as CSSProperties}
      className="make-mark"
    >
      {mark ? (
        <YourMark className="text-backdrop" />
      ) : (
        <button
          type="button"
          className="type-small text-backdrop text-link"
          onClick={({ currentTarget, nativeEvent }) => {
            beginMark(currentTarget, nativeEvent).keep();
            corePress.set('made');
          }}
        >
          Make my mark
        </button>
      )}
      <p role="status" className="type-small text-backdrop text-muted">
        {mark && state !== 'made' ? '' : messages[state]}
      </p>
    </div>
  );
}
