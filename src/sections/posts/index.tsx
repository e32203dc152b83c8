import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { Teaser } from './teaser.tsx';

/** Three articles, side by side. */
export default function Posts({ section }: SectionProps<'posts'>) {
  const { posts, viewAll } = section;
  return (
    <TitledSection
      section={section}
      className="overflow-x-clip pt-stack! pb-stack!"
      headClassName="lg:col-span-8"
    >
      <ButtonLink
        href={viewAll.href}
        variant={viewAll.variant}
        arrow
        className="col-span-full mt-6 self-end justify-self-start lg:col-span-4 lg:mt-0 lg:justify-self-end"
      >
        {viewAll.label}
      </ButtonLink>
      <ul className="col-span-full mt-[clamp(1.5rem,2.6vw,6rem)] grid grid-cols-subgrid gap-y-6">
        {posts.map((post, index) => (
          <Reveal as="li" order={index} key={post.id} className="col-span-full md:col-span-4">
            <Teaser
              post={post}
              sizes="(min-width: 52rem) 30vw, 34vw"
              aspectClass="aspect-[3/2]"
              isRow
            />
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}
