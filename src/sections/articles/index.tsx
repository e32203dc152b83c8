import type { PostCard, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { LineArt } from '../../scene/index.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { PostMeta, Teaser } from '../posts/teaser.tsx';

/** All articles, with the first one featured above them. */
export default function Articles({ section }: SectionProps<'articles'>) {
  const headingId = useHeadingId();
  const { posts } = section;
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      labelledBy={headingId}
      className="overflow-x-clip"
    >
      {posts[0] && <Featured post={posts[0]} />}
      <SectionHead
        id={headingId}
        section={section}
        className="rule-top mt-section pt-6 wrap-anywhere lg:col-span-full"
      />
      <Grid posts={posts} />
    </Section>
  );
}

/** The first article, with a picture that extends to the edge of the page. */
function Featured({ post }: { post: PostCard }) {
  return (
    <div className="group relative col-span-full grid grid-cols-subgrid items-end gap-y-8">
      <Picture
        name={post.image}
        alt=""
        priority
        sizes="(min-width: 64rem) 62vw, 100vw"
        className="col-span-full -mx-gutter aspect-[3/2] bg-raised lg:order-last lg:col-span-7 lg:col-start-6 lg:ml-0 lg:aspect-[16/11]"
        imageClassName="size-full object-cover"
      />
      <div className="col-span-full lg:col-span-5 lg:pr-6">
        <p className="type-label flex items-center gap-3 text-accent">
          <span aria-hidden="true" className="h-px w-10 bg-accent" />
          Featured
        </p>
        <h2 lang={post.lang} className="type-display mt-6">
          <SmartLink href={post.link} hrefLang={post.lang} className="after:absolute after:inset-0">
            {noBreakHyphens(post.title)}
          </SmartLink>
        </h2>
        <p lang={post.lang} className="type-lede mt-6 text-muted">
          {post.excerpt}
        </p>
        <PostMeta post={post} className="mt-8" />
        <Arrow className="mt-8 w-12 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
      </div>
    </div>
  );
}

/**
 * Every article in a grid whose pattern is a small and a large article, then three small ones. The
 * first article is small, and line art stands for its picture, because it is also featured above.
 */
function Grid({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="col-span-full mt-stack grid grid-cols-subgrid gap-y-stack">
      {posts.map((post, index) => {
        const isLarge = index % 5 === 1;
        return (
          <Reveal
            as="li"
            order={index % 3}
            key={post.id}
            className={cn(
              'col-span-full',
              index > 0 && 'md:col-span-6',
              isLarge ? 'lg:col-span-8' : 'lg:col-span-4',
            )}
          >
            <Teaser
              post={post}
              formattedTitle={noBreakHyphens(post.title)}
              aspectClass={cn('aspect-[3/2]', isLarge && 'lg:aspect-[9/4]')}
              replacement={index === 0 && <LineArt name={post.body} className="max-h-64" />}
              titleClass={isLarge ? 'type-head' : 'type-title'}
              sizes="(min-width: 64rem) 50vw, (min-width: 52rem) 45vw, 92vw"
            />
          </Reveal>
        );
      })}
    </ul>
  );
}
