import type { RoleBlockData, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { ClaimKindNotes, Metrics } from '../claim.tsx';

/** Classes of the three layouts: picture on the left, on the right, and over the whole width. */
const layouts = [
  {
    picture: 'lg:col-span-5 lg:-ml-gutter lg:row-span-2 aspect-[4/3] lg:aspect-auto lg:h-full',
    story: 'lg:col-span-6 lg:col-start-7',
    lists: 'lg:col-span-6 lg:col-start-7',
    sizes: '(min-width: 64rem) 45vw, 100vw',
  },
  {
    picture:
      'lg:col-span-6 lg:col-start-7 lg:-mr-gutter lg:row-start-1 lg:row-span-2 aspect-[4/3] lg:aspect-auto lg:h-full',
    story: 'lg:col-span-5 lg:row-start-1',
    lists: 'lg:col-span-5 lg:row-start-2',
    sizes: '(min-width: 64rem) 52vw, 100vw',
  },
  {
    picture: 'lg:-mx-gutter aspect-[4/3] lg:aspect-[21/9]',
    story: 'lg:col-span-6',
    lists: 'lg:col-span-5 lg:col-start-8',
    sizes: '100vw',
  },
] as const;

function LabelledList({
  title,
  items,
  isStrong,
}: {
  title: string;
  items: readonly string[];
  isStrong?: boolean;
}) {
  return (
    <div>
      <h4 className={cn('type-label', isStrong ? 'text-accent' : 'text-muted')}>{title}</h4>
      <ul className="mt-3">
        {items.map((item) => (
          <li key={item} className={cn('type-body rule-top py-2.5', !isStrong && 'text-muted')}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RoleBlock({ role, order }: { role: RoleBlockData; order: number }) {
  const layout = layouts[order % layouts.length] ?? layouts[0];
  return (
    <article
      id={role.id}
      className="col-span-full grid grid-cols-subgrid gap-y-8 lg:gap-y-12"
      aria-labelledby={`${role.id}-title`}
    >
      <div className={cn('col-span-full max-lg:-mx-gutter', layout.picture)}>
        <Picture
          name={role.id}
          alt={role.imageAlt}
          sizes={layout.sizes}
          className="size-full"
          imageClassName="size-full object-cover"
        />
      </div>
      <Reveal className={cn('col-span-full', layout.story)}>
        <Glyph name={role.icon} className="size-10 text-accent lg:size-14" />
        <h3 id={`${role.id}-title`} className="type-display mt-5">
          {role.title}
        </h3>
        <p className="type-lede measure mt-5">{role.description}</p>
      </Reveal>
      <div className={cn('col-span-full grid gap-8 sm:grid-cols-2', layout.lists)}>
        <LabelledList title="Challenges" items={role.challenges} />
        <LabelledList title="Solutions" items={role.solutions} isStrong />
      </div>
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-10 gap-y-8 border-y border-line py-6">
        <Metrics ids={role.claims} short />
        <ClaimKindNotes ids={role.claims} className="order-last basis-full" />
        <ButtonLink href={`/roles/${role.id}`} variant="neural-outline" size="lg" arrow>
          Learn More
          <span className="sr-only">{`: ${role.title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The roles, in three alternating layouts. */
export default function RoleBlocks({ section }: SectionProps<'role-blocks'>) {
  return (
    <TitledSection
      section={section}
      className="gap-y-section overflow-x-clip"
      headClassName="head-split"
    >
      {section.roles.map((role, index) => (
        <RoleBlock key={role.id} role={role} order={index} />
      ))}
    </TitledSection>
  );
}
