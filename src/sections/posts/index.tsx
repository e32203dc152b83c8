import type {
  Action,
  BodyId,
  Lang,
  PictureName,
  SectionProps,
  Titled,
} from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { Teaser } from './teaser.tsx';

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  /** Decorative, so it has no alternative text. */
  image: PictureName;
  /**
   * Object of the 3D scene whose line art (its SVG drawing) replaces the picture where the picture
   * is already shown on the page.
   */
  body: BodyId;
  author: string;
  /** Whole minutes; a test compares it with the article's number of words. */
  readTime: number;
  /** ISO date. */
  date: string;
  /** ISO date of the last change of the text. */
  updated?: string;
  category: string;
  link: string;
  lang: Lang;
}

/** Data of the newest articles on the home page. */
export interface PostsSection extends Titled {
  kind: 'posts';
  posts: readonly PostCard[];
  viewAll: Action;
}

/** Three articles: the newest is large, and the two others are stacked beside it. */
export default function Posts({ section }: SectionProps<'posts'>) {
  const { posts, viewAll } = section;
  const [newest, ...others] = posts;
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
      <ul className="col-span-full mt-[clamp(1.5rem,2.6vw,6rem)] grid grid-cols-subgrid gap-y-8">
        {newest && (
          <Reveal as="li" className="col-span-full lg:col-span-7 lg:row-span-2">
            <Teaser
              post={newest}
              titleClass="type-head"
              aspectClass="aspect-[2.3]"
              sizes="(min-width: 64rem) 55vw, 92vw"
            />
          </Reveal>
        )}
        {others.map((post, index) => (
          <Reveal
            as="li"
            order={index + 1}
            key={post.id}
            className="rule-top rule-fill col-span-full pt-6 lg:col-span-5"
          >
            <Teaser
              post={post}
              isPictureBeside
              sizes="(min-width: 64rem) 16vw, 37vw"
              aspectClass="aspect-[5/4]"
            />
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}
