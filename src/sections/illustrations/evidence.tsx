/**
 * A letter with three statements, each connected to its proof: the data, the reasons and the
 * approval of a decision.
 */
import type { Appearance } from '../../motion/drawing-timeline.ts';
import svg from './evidence.svg?raw';
import { Illustration, type IllustrationProps, Label } from './parts/illustration.tsx';

export const timeline: readonly Appearance[] = [
  ...[0, 1, 2].flatMap((statement): Appearance[] => [
    [`#statement-${statement + 1}`, 'right', 2 + statement * 5],
    [`#lead-${statement + 1}`, 'right', 4 + statement * 5, 4],
  ]),
  ['#known', 'right', 6, 4],
  ['#weighed > *', 'right', 11, 3, 1],
  ['#approver', 'pop', 16],
  ['#signature', 'right', 18, 5],
];

export default function Evidence({ section }: IllustrationProps<'evidence'>) {
  const { question, letter, proofs } = section.parts;
  return (
    <Illustration
      section={section}
      theme="dark"
      svg={svg}
      timeline={timeline}
      wide={{ size: [1200, 590], art: [0, 0, 900] }}
      narrow={{ height: 304, art: [0, 0, 400] }}
    >
      <Label
        wide={[44, 52, 'nw', 330]}
        narrow={[18, 18, 'nw', 150]}
        textStyle="loud"
        tone="text"
        text={question}
      />
      <Label wide={[44, 536, 'w']} narrow={[0, 272]} text={letter} />
      {proofs.map(({ offering, ...texts }, index) => (
        <Label
          key={texts.title}
          wide={[920, 90 + index * 206, 'w', 280]}
          accent={offering}
          {...texts}
        />
      ))}
    </Illustration>
  );
}
