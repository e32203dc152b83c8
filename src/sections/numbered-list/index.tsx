import type { CSSProperties } from 'react';
import type { SectionProps, Titled } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { TitledSection } from '../../ui/section.tsx';

/** Data of a numbered list: benefits, capabilities or challenges. */
export interface NumberedListSection extends Titled {
  kind: 'numbered-list';
  /** Set if the section is not about the page's product. */
  accent?: 'human';
  items: readonly { title: string; text: string }[];
}

/** Largest indent in columns. Items after it are indented less again, so that their text fits. */
const maxIndent = 4;

/** Grid column at which an item begins: one or two columns to the right of the previous item. */
function startColumn(index: number, count: number): number {
  const stride = count <= 3 ? 2 : 1;
  const position = (index * stride) % (maxIndent * 2);
  return 1 + Math.min(position, maxIndent * 2 - position);
}

/** A numbered list whose items are indented like stairs, each below a hairline. */
export default function NumberedList({ section, accent }: SectionProps<'numbered-list'>) {
  const { items } = section;
  return (
    <TitledSection
      section={section}
      accent={section.accent ?? accent}
      headSize="display"
      headClassName="lg:col-span-9"
    >
      <ol className="col-span-full mt-stack grid grid-cols-subgrid">
        {items.map((item, index) => (
          <Reveal
            as="li"
            order={index}
            key={item.title}
            style={{ '--stair': startColumn(index, items.length) } as CSSProperties}
            className="rule-top col-span-full grid grid-cols-subgrid items-start pt-5 pb-10 lg:col-[var(--stair)/-1] lg:pt-6 lg:pb-12"
          >
            {/* An outlined number. Its fill covers the inner half of the stroke, and with it the
                overlaps of a variable font's contours. */}
            <span
              aria-hidden="true"
              className="type-figure normal-nums text-surface [-webkit-text-stroke:0.028em_var(--accent)] [paint-order:stroke_fill] forced-colors:text-[CanvasText] col-span-4 sm:col-span-3 lg:col-span-2"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="col-span-8 pt-1 sm:col-span-9 lg:col-span-6 lg:pt-2 lg:pl-4">
              <h3 className="type-title">{item.title}</h3>
              <p className="type-body measure mt-2 text-muted">{item.text}</p>
            </div>
          </Reveal>
        ))}
      </ol>
    </TitledSection>
  );
}
