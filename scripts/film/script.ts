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
export const size = { width: 1280, height: 720 };

/** Positions of text and picture in a frame, in CSS pixels. They must not overlap. */
interface Places {
  words: Box;
  /** Null: the shot uses the whole frame and leaves the place of the text empty. */
  picture: Box | null;
}

/** Text in the left third, at the height of the picture. */
const beside: Places = {
  words: { left: 64, top: 304, width: 372, height: 400 },
  picture: { left: 452, top: 44, width: 800, height: 632 },
};
/** Text in the lower left third, which the stream does not cross. */
const below: Places = {
  words: { left: 64, top: 490, width: 420, height: 200 },
  picture: null,
};
/** So close that only the core is in the frame. */
const near: Places = {
  words: beside.words,
  picture: { left: 500, top: -150, width: 1020, height: 1020 },
};

/** The shot of one of the four offerings. */
const offering = (
  name: 'edge' | 'shield' | 'learning' | 'agents',
  label: string,
  title: string,
): Scene => ({ shot: name, seconds: 4.25, label, title, colour: name, places: beside });

/**
 * The introduction film: the four offerings, each in close-up, the stream through all of them, and
 * the core in which it ends. It begins close by, because the page shows the whole stream above it.
 */
const scenes: readonly Scene[] = [
  offering('edge', '01 / Edge', 'Captured where it happens'),
  offering('shield', '02 / Shield', 'Protected from then on'),
  offering('learning', '03 / Learning', 'Understood, with its causes'),
  offering('agents', '04 / Agents', 'Acted on when a person agrees'),
  {
    shot: 'exhibit-film',
    seconds: 4.5,
    label: 'Neural Suite',
    title: 'Four products around a human core',
    colour: 'human',
    places: below,
  },
  {
    shot: 'pulse',
    seconds: 4.5,
    label: 'AI with Purpose',
    title: 'Humans at the Center',
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
