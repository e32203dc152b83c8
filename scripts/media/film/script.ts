/** The script of the introduction film: its shots, with titles, durations and layout. */
import type { ShotName } from '../../../src/content/types.ts';
import type { Box } from '../../../src/scene/shared/projection.ts';

/** One scene of the film. It shows one shot. */
export interface Scene {
  shot: ShotName;
  /** Duration of the scene. */
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

/** Layout with the text in the left third, beside the picture. */
const beside: Places = {
  words: { left: 96, top: 410, width: 560, height: 600 },
  picture: { left: 678, top: 66, width: 1200, height: 948 },
};
/** Layout for a close-up in which only the core is in the frame; the picture exceeds the frame. */
const near: Places = {
  words: beside.words,
  picture: { left: 750, top: -225, width: 1530, height: 1530 },
};

/** The scene of one of the four products. */
const productScene = (
  name: 'edge' | 'shield' | 'learning' | 'agents',
  label: string,
  title: string,
): Scene => ({ shot: name, seconds: 2.875, label, title, colour: name, places: beside });

/**
 * The scenes of the film: a close-up of each product's object, and then the core, which stands for
 * the person who decides. There is no view of the whole scene, because the page shows it above the
 * film.
 */
const scenes: readonly Scene[] = [
  productScene('edge', '01 / Edge', 'Captured where it happens'),
  productScene('shield', '02 / Shield', 'Protected from then on'),
  productScene('learning', '03 / Learning', 'Understood, with its causes'),
  productScene('agents', '04 / Agents', 'Acted on when a person agrees'),
  {
    shot: 'pulse',
    seconds: 3,
    label: 'Neural Suite',
    title: 'You decide at every step',
    colour: 'human',
    places: near,
  },
];

/** The scenes with start and end in seconds. */
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
const formatTimestamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, -1);

/** The titles as WebVTT captions. */
export const captions = () =>
  [
    'WEBVTT',
    ...timeline().map(
      ({ start, end, label, title }) =>
        `${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${label}: ${title}`,
    ),
    '',
  ].join('\n\n');
