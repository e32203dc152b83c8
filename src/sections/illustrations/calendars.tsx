/** Two calendars of one month, with the days of the financial close today and with the suite. */
import { claimKinds, claimOf } from '../../content/claims.ts';
import svg from './calendars.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

/** 12 hatched days and 3 filled ones: the 75% reduction of the specification. */
export const drawing: Drawing = {
  svg,
  theme: 'light',
  wide: { height: 480, art: { y: 10, width: 872 } },
  narrow: { height: 408, art: { y: 130 } },
  timeline: [
    ['#open-days > *', 'show', 1, 3, 0.8],
    ['#closing-days > *', 'show', 12, 3, 0.8],
    ['#free-days > *', 'pop', 16, 3, 0.6],
  ],
};

export default function Calendars({ section }: DrawingProps<'calendars'>) {
  const { claim, before, after, freed, dailyWork } = section.parts;
  const { figure, label, kind } = claimOf(claim);
  return (
    <Illustration section={section} drawing={drawing}>
      <Label wide={{ x: 908, y: 20 }} narrow={{ x: -4, y: 0 }} textStyle="huge" text={figure} />
      <Label
        wide={{ x: 914, y: 152 }}
        narrow={{ x: 400, y: 76, pin: 'se' }}
        textStyle="title"
        text={label}
      />
      <Label
        wide={{ x: 914, y: 182 }}
        narrow={{ x: 400, y: 46, pin: 'se' }}
        textStyle="note"
        tone="accent"
        text={claimKinds[kind].name}
      />
      <Label
        wide={{ x: 0, y: 412, width: 400 }}
        narrow={{ x: 0, y: 316, width: 186 }}
        textStyle="small"
        text={before}
      />
      <Label
        wide={{ x: 464, y: 412, width: 400 }}
        narrow={{ x: 213, y: 316, width: 186 }}
        textStyle="small"
        tone="accent"
        text={after}
      />
      <Label
        wide={{ x: 914, y: 314, pin: 'w', width: 286 }}
        textStyle="note"
        symbol="M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
        text={freed}
      />
      <Label
        wide={{ x: 914, y: 374, pin: 'w', width: 286 }}
        textStyle="note"
        symbol="M-9 0L-3 7L9 -8"
        text={dailyWork}
      />
    </Illustration>
  );
}
