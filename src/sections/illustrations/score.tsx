/**
 * A conversation as a musical score: it moves over four channels (the staves) and keeps its history
 * until a person answers.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';
import svg from './score.svg?raw';

export const timeline: readonly Appearance[] = [0, 1, 2, 3]
  .flatMap((turn): Appearance[] => [
    [`#turn-${turn + 1}`, 'right', 1 + turn * 5],
    [`#messages-${turn + 1} > *`, 'pop', 2 + turn * 5, 3, 1],
    ...(turn < 3 ? ([[`#move-${turn + 1}`, 'right', 4 + turn * 5, 3]] as const) : []),
  ])
  .concat([
    ['#taking-over', 'pop', 11],
    ['#solved', 'show', 21],
  ]);

export default function Score({ section }: IllustrationProps<'score'>) {
  const { channels, opening, handover, solved } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 540], art: [110, 100, 1090] }}
      narrow={{ height: 810, art: [-10, 40, 770], isTransposed: true }}
    >
      {channels.map((channel, index) => (
        <Label
          key={channel}
          wide={[0, 149 + index * 98, 'w']}
          narrow={[25 + index * 69, 6, 'n']}
          textStyle="small"
          tone="text"
          text={channel}
        />
      ))}
      <Label wide={[131, 226, 'sw']} narrow={[286, 68, 'nw', 114]} tone="accent" text={opening} />
      <Label
        wide={[730, 112, 'sw', 420]}
        narrow={[286, 440, 'w', 114]}
        accent="human"
        {...handover}
      />
      <Label wide={[1118, 408, 'se']} narrow={[286, 742, 'w', 114]} accent="human" text={solved} />
    </Illustration>
  );
}
