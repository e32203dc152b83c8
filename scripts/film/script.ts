import type { ShotId } from '../../src/content/types.ts';
import type { Box } from '../../src/scene/shared/lens.ts';

/** One shot of the film. */
export interface Scene {
  shot: ShotId;
  /** How long it stays. */
  seconds: number;
  label: string;
  title: string;
  /** Token of the colour of its label. */
  colour: 'edge' | 'shield' | 'learning' | 'agents' | 'human';
  places: Places;
}

export const framesPerSecond = 24;
export const size = { width: 1280, height: 720 };

/** Where words stand, and where the picture does, in CSS pixels of a frame: never one over the other. */
interface Places {
  words: Box;
  /** Null: the shot has the whole frame and leaves the words their place. */
  picture: Box | null;
}

/** Words in the left third, level with the picture. */
const beside: Places = {
  words: { left: 64, top: 304, width: 372, height: 400 },
  picture: { left: 452, top: 44, width: 800, height: 632 },
};
/** Words in the lower left third, which the stream leaves free. */
const below: Places = {
  words: { left: 64, top: 490, width: 420, height: 200 },
  picture: null,
};
/** So near that only the core is left in the frame. */
const near: Places = {
  words: beside.words,
  picture: { left: 500, top: -150, width: 1020, height: 1020 },
};

/** One of the four instruments. */
const offering = (
  name: 'edge' | 'shield' | 'learning' | 'agents',
  label: string,
  title: string,
): Scene => ({ shot: name, seconds: 4.25, label, title, colour: name, places: beside });

/**
 * The introduction film: one stream through four instruments, each of them near, and the core in
 * which it ends. It opens and ends on other pictures than the page on which it stands.
 */
const scenes: readonly Scene[] = [
  {
    shot: 'exhibit-film',
    seconds: 4.5,
    label: 'Neural Suite',
    title: 'Four instruments around a human core',
    colour: 'human',
    places: below,
  },
  offering('edge', '01 / Edge', 'Captured where it happens'),
  offering('shield', '02 / Shield', 'Protected from then on'),
  offering('learning', '03 / Learning', 'Understood, with its causes'),
  offering('agents', '04 / Agents', 'Acted on when a person agrees'),
  {
    shot: 'pulse',
    seconds: 4.5,
    label: 'AI with Purpose',
    title: 'Humans at the Center',
    colour: 'human',
    places: near,
  },
];

/** When each scene begins and ends, in seconds. */
export function timeline() {
  let start = 0;
  return scenes.map((scene) => {
    const entry = { ...scene, start, end: start + scene.seconds };
    start = entry.end;
    return entry;
  });
}

export const filmSeconds = scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** `00:00:04.500` */
const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, -1);

/** The titles as captions. */
export const captions = () =>
  [
    'WEBVTT',
    ...timeline().map(
      ({ start, end, label, title }) => `${stamp(start)} --> ${stamp(end)}\n${label}: ${title}`,
    ),
    '',
  ].join('\n\n');
