/**
 * A letter with three statements, each connected to its proof: the data, the reasons and the
 * approval of a decision.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './evidence.svg?raw';
import { type Drawing, type DrawingProps, Illustration, Label } from './parts/illustration.tsx';

export const drawing: Drawing = {
  svg,
  theme: 'dark',
  wide: { height: 590, art: { width: 900 } },
  narrow: { height: 304 },
  timeline: [
    ...[0, 1, 2].flatMap((statement): Appearance[] => [
      [`#statement-${statement + 1}`, 'right', 2 + statement * 5],
      [`#lead-${statement + 1}`, 'right', 4 + statement * 5, 4],
    ]),
    ['#known', 'right', 6, 4],
    ['#weighed > *', 'right', 11, 3, 1],
    ['#approver', 'pop', 16],
    ['#signature', 'right', 18, 5],
  ],
};

export default function Evidence({ section }: DrawingProps<'evidence'>) {
  const { question, letter, proofs } = section.parts;
  return (
    <Illustration section={section} drawing={drawing}>
      <Label
        wide={{ x: 44, y: 52, width: 330 }}
        narrow={{ x: 18, y: 18, width: 150 }}
        textStyle="loud"
        text={question}
      />
      <Label wide={{ x: 44, y: 536, pin: 'w' }} narrow={{ x: 0, y: 272 }} text={letter} />
      {proofs.map(({ offering, ...texts }, index) => (
        <Label
          key={texts.title}
          wide={{ x: 920, y: 90 + index * 206, pin: 'w', width: 280 }}
          accent={offering}
          {...texts}
        />
      ))}
    </Illustration>
  );
}
