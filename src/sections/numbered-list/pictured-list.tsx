import type { OfferingId } from '../../content/basic-types.ts';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';

interface PicturedListProps {
  section: SectionOf<'numbered-list'>;
  offering: OfferingId;
}

/** Rows beside a picture that the edges of the section cut off. */
export default function PicturedList({ section, offering }: PicturedListProps) {
  const heading = useHeadingId();
  const isLeft = section.picture === 'left';
  return (
    <Section
      theme="dark"
      overlay="dense"
      id={section.id}
      labelledBy={heading}
      accent={offering}
      className="overflow-x-clip py-0!"
    >
      <Picture
        name={offering}
        alt=""
        sizes="(min-width: 64rem) 61vw, 100vw"
        className={cn(
          'col-span-full -mx-gutter min-h-[34svh] lg:col-span-7 lg:row-start-1',
          isLeft ? 'lg:mr-0' : 'lg:col-start-6 lg:ml-0',
        )}
        imageClassName="absolute inset-0 size-full object-cover"
      />
      <div
        className={cn(
          'col-span-full py-10 lg:col-span-5 lg:row-start-1',
          isLeft ? 'lg:col-start-8 lg:pl-8' : 'lg:pr-8',
        )}
      >
        <SectionHead id={heading} section={section} />
        <ol className="mt-6">
          {section.items.map(({ title, text }, index) => (
            <Reveal as="li" order={index} key={title} className="rule-top py-4">
              <h3 className="type-title flex gap-4">
                <span aria-hidden="true" className="text-accent">
                  {index + 1}
                </span>
                <span>{title}</span>
              </h3>
              <p className="type-body mt-1 text-muted">{text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
