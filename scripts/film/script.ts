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
}

export const framesPerSecond = 24;
export const size = { width: 1280, height: 720 };

/** Where words stand, and where the picture does, in CSS pixels of a frame: never one over the other. */
export const wordsBox: Box = { left: 64, top: 0, width: 372, height: size.height };
export const pictureBox: Box = { left: 452, top: 44, width: 800, height: 632 };

/**
 * The introduction film: one stream through four instruments, each of them near, and the core in
 * which it ends. It opens and ends on other pictures than the page on which it stands.
 */
const scenes: readonly Scene[] = [
  {
    shot: 'stream',
    seconds: 4.5,
    label: 'Neural Suite',
    title: 'Four instruments around a human core',
    colour: 'human',
  },
  {
    shot: 'edge',
    seconds: 4.25,
    label: '01 / Edge',
    title: 'Captured where it happens',
    colour: 'edge',
  },
  {
    shot: 'shield',
    seconds: 4.25,
    label: '02 / Shield',
    title: 'Protected from then on',
    colour: 'shield',
  },
  {
    shot: 'learning',
    seconds: 4.25,
    label: '03 / Learning',
    title: 'Understood, with its causes',
    colour: 'learning',
  },
  {
    shot: 'agents',
    seconds: 4.25,
    label: '04 / Agents',
    title: 'Acted on when a person agrees',
    colour: 'agents',
  },
  {
    shot: 'pulse',
    seconds: 4.5,
    label: 'AI with Purpose',
    title: 'Humans at the Center',
    colour: 'human',
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

const stamp = (seconds: number) => {
  const whole = Math.floor(seconds);
  const rest = Math.round((seconds - whole) * 1000);
  return `00:00:${String(whole).padStart(2, '0')}.${String(rest).padStart(3, '0')}`;
};

/** The titles as captions. */
export const captions = () =>
  [
    'WEBVTT',
    ...timeline().map(
      ({ start, end, label, title }) => `${stamp(start)} --> ${stamp(end)}\n${label}: ${title}`,
    ),
    '',
  ].join('\n\n');
