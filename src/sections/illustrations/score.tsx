/**
 * A conversation as a musical score: it moves over four channels (the staves) and keeps its history
 * until a person answers.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';
import svg from './score.svg?raw';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 540, art: { x: 110, y: 100, width: 1090 } },
  narrow: { height: 810, art: { x: -10, y: 40, width: 770 }, isTransposed: true },
  timeline: [0, 1, 2, 3]
    .flatMap((turn): Appearance[] => [
      [`#turn-${turn + 1}`, 'right', 1 + turn * 5],
      [`#messages-${turn + 1} > *`, 'pop', 2 + turn * 5, 3, 1],
      ...(turn < 3 ? ([[`#move-${turn + 1}`, 'right', 4 + turn * 5, 3]] as const) : []),
    ])
    .concat([
      ['#taking-over', 'pop', 11],
      ['#solved', 'show', 21],
    ]),
};

export default function Score({ section }: DrawingProps<'score'>) {
  const { channels, opening, handover, solved } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      {channels.map((channel, index) => (
        <Label
          key={channel}
          wide={{ x: 0, y: 149 + index * 98, pin: 'w' }}
          narrow={{ x: 25 + index * 69, y: 6, pin: 'n' }}
          textStyle="small"
          tone="text"
          text={channel}
        />
      ))}
      <Label
        wide={{ x: 131, y: 226, pin: 'sw' }}
        narrow={{ x: 286, y: 68, width: 114 }}
        tone="accent"
        text={opening}
      />
      <Label
        wide={{ x: 730, y: 112, pin: 'sw', width: 420 }}
        narrow={{ x: 286, y: 440, pin: 'w', width: 114 }}
        accent="human"
        {...handover}
      />
      <Label
        wide={{ x: 1118, y: 408, pin: 'se' }}
        narrow={{ x: 286, y: 742, pin: 'w', width: 114 }}
        accent="human"
        text={solved}
      />
    </Illustration>
  );
}
