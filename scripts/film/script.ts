import type { ShotId } from '../../src/content/types.ts';
import type { Box } from '../../src/scene/shared/lens.ts';

/** One shot of the film. */
export interface Scene {
  shot: ShotId;
  /** Duration of the shot. */
  seconds: number;
  label: string;
  title: string;
  /** Colour token of the label. */
  colour: 'edge' | 'shield' | 'learning' | 'agents' | 'human';
  places: Places;
}

export const framesPerSecond = 24;
export const size = { width: 1920, height: 1080 };

/** Positions of text and picture in a frame, in CSS pixels. They must not overlap. */
interface Places {
  words: Box;
  picture: Box;
}

/** Text in the left third, at the height of the picture. */
const beside: Places = {
  words: { left: 96, top: 410, width: 560, height: 600 },
  picture: { left: 678, top: 66, width: 1200, height: 948 },
};
/** So close that only the core is in the frame. */
const near: Places = {
  words: beside.words,
  picture: { left: 750, top: -225, width: 1530, height: 1530 },
};

/** The shot of one of the four offerings. */
const offering = (
  name: 'edge' | 'shield' | 'learning' | 'agents',
  label: string,
  title: string,
): Scene => ({ shot: name, seconds: 2.875, label, title, colour: name, places: beside });

/**
 * The introduction film: what goes in, what protects it, what learns, what acts, each in close-up,
 * and the core, the person who decides. The page shows the whole stream above it, so it does not.
 */
const scenes: readonly Scene[] = [
  offering('edge', '01 / Edge', 'Captured where it happens'),
  offering('shield', '02 / Shield', 'Protected from then on'),
  offering('learning', '03 / Learning', 'Understood, with its causes'),
  offering('agents', '04 / Agents', 'Acted on when a person agrees'),
  {
    shot: 'pulse',
    seconds: 3,
    label: 'Neural Suite',
    title: 'You decide at every step',
    colour: 'human',
    places: near,
  },
];

/** Start and end of each scene, in seconds. */
export function timeline() {
  let start = 0;
  return scenes.map((scene) => {
    const entry = { ...scene, start, end: start + scene.seconds };
    start = entry.end;
    return entry;
  });
}

export const filmSeconds = scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** A time in the form `00:00:04.500`. */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, -1);

/** The titles as WebVTT captions. */
export const captions = () =>
  [
    'WEBVTT',
    ...timeline().map(
      ({ start, end, label, title }) => `${stamp(start)} --> ${stamp(end)}\n${label}: ${title}`,
    ),
    '',
  ].join('\n\n');
