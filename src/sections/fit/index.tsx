import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';

const labels = {
  goesIn: 'What goes in',
  comesOut: 'What comes out',
  need: 'What you need',
  beside: 'How it fits beside what you have',
} as const;

const parts = ['goesIn', 'comesOut', 'need', 'beside'] as const;

/** How a product attaches: the problem on the left; on the right the way in and out of it, and what it needs. */
export default function Fit({ section, accent }: SectionProps<'fit'>) {
  return (
    <TitledSection
      section={section}
      accent={accent}
      className="gap-y-10"
      headClassName="lg:col-span-5"
    >
      <dl className="col-span-full grid gap-x-(--spacing-column) sm:grid-cols-2 lg:col-span-7">
        {parts.map((part, index) => (
          <Reveal
            order={index}
            key={part}
            className="relative border-t-2 border-accent pt-4 pb-6 pr-4 nth-[n+3]:border-t nth-[n+3]:border-line"
          >
            <dt className="type-label text-muted">
              {part === 'comesOut' && (
                <Arrow className="absolute -top-2 -left-(--spacing-column) hidden w-10 -translate-x-1/2 bg-surface px-1 text-accent sm:block" />
              )}
              <span>{labels[part]}</span>
            </dt>
            <dd className="type-lede mt-3 text-pretty">{section[part]}</dd>
          </Reveal>
        ))}
      </dl>
    </TitledSection>
  );
}
