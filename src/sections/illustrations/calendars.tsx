/** Two calendars of one month, with the days of the financial close today and with the suite. */
import { claimKinds, claimOf } from '../../content/claims.ts';
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './calendars.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

/** 12 hatched days and 3 filled ones: the 75% reduction of the specification. */
export const timeline: readonly Appearance[] = [
  ['#open-days > *', 'show', 1, 3, 0.8],
  ['#closing-days > *', 'show', 12, 3, 0.8],
  ['#free-days > *', 'pop', 16, 3, 0.6],
];

export default function Calendars({ section }: IllustrationProps<'calendars'>) {
  const { claim, before, after, freed, dailyWork } = section.parts;
  const { figure, label, kind } = claimOf(claim);
  return (
    <Illustration
      section={section}
      theme="light"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 480], art: [0, 10, 872] }}
      narrow={{ height: 408, art: [0, 130, 400] }}
    >
      <Label wide={[908, 20]} narrow={[-4, 0]} textStyle="huge" tone="text" text={figure} />
      <Label
        wide={[914, 152]}
        narrow={[400, 76, 'se']}
        textStyle="title"
        tone="text"
        text={label}
      />
      <Label
        wide={[914, 182]}
        narrow={[400, 46, 'se']}
        textStyle="note"
        tone="accent"
        text={claimKinds[kind].name}
      />
      <Label
        wide={[0, 412, 'nw', 400]}
        narrow={[0, 316, 'nw', 186]}
        textStyle="small"
        text={before}
      />
      <Label
        wide={[464, 412, 'nw', 400]}
        narrow={[213, 316, 'nw', 186]}
        textStyle="small"
        tone="accent"
        text={after}
      />
      <Label
        wide={[914, 314, 'w', 286]}
        textStyle="note"
        symbol="M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
        text={freed}
      />
      <Label
        wide={[914, 374, 'w', 286]}
        textStyle="note"
        symbol="M-9 0L-3 7L9 -8"
        text={dailyWork}
      />
    </Illustration>
  );
}
