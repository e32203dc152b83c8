import type { SectionOf } from '../content/types.ts';
import { Reveal } from '../motion/reveal.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../ui/section.tsx';

/** Two facing columns on one hinge: each answer on the right starts where the complaint on the left ends. */
export default function Versus({ section }: { section: SectionOf<'versus'> }) {
  const heading = useHeadingId();
  return (
    <Section surface={section.surface ?? 'paper'} id={section.id} labelledBy={heading}>
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        size="display"
        className="lg:col-span-9"
      />
      <div className="relative col-span-full mt-block">
        <span
          aria-hidden="true"
          data-rule
          className="absolute inset-y-0 left-1 border-l border-line lg:left-[40%]"
        />
        <div aria-hidden="true" className="type-label hidden grid-cols-[2fr_3fr] pb-10 lg:grid">
          <span className="pr-16 text-right text-muted">{section.leftLabel}</span>
          <span className="pl-16 text-accent">{section.rightLabel}</span>
        </div>
        <ul className="grid gap-10 lg:gap-12">
          {section.rows.map((row, index) => (
            <Reveal
              as="li"
              order={index}
              key={row.left}
              className="group grid items-baseline gap-y-4 pl-10 lg:grid-cols-[2fr_3fr] lg:pl-0"
            >
              <p className="type-body text-muted lg:pr-16 lg:text-right">
                <span className="type-label mb-1 block lg:sr-only">{section.leftLabel}: </span>
                {row.left}
              </p>
              <p className="type-title relative lg:pl-16">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.6em] -left-9 flex w-8 items-center text-accent max-lg:top-[0.45em] lg:left-0 lg:w-12"
                >
                  <span className="size-2.5 -translate-x-[calc(50%-0.5px)] rounded-full bg-accent max-lg:translate-x-[calc(0.25rem-50%)]" />
                  <span className="h-px grow origin-left scale-x-75 bg-accent transition-transform duration-(--duration-state) ease-settle group-hover:scale-x-100" />
                </span>
                <span className="type-label mb-1 block text-accent lg:sr-only">
                  {section.rightLabel}:{' '}
                </span>
                {row.right}
              </p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
