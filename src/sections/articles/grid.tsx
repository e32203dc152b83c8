import { words } from '../../content/article-words.ts';
import type { Lang } from '../../content/messages.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { LineArt } from '../../scene/index.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import type { PostCard } from '../posts/index.tsx';
import { langOf, Meta } from '../posts/meta.tsx';
import { Teaser } from '../posts/teaser.tsx';

/** The first article, with a picture that runs off the page. */
export function Featured({ post, lang }: { post: PostCard; lang: Lang }) {
  const own = langOf(post);
  return (
    <div className="group relative col-span-full grid grid-cols-subgrid items-end gap-y-8">
      <Picture
        {...post.image}
        priority
        sizes="(min-width: 64rem) 62vw, 100vw"
        className="col-span-full -mx-gutter aspect-[3/2] bg-raised lg:order-last lg:col-span-7 lg:col-start-6 lg:ml-0 lg:aspect-[16/11]"
        imageClassName="size-full object-cover"
      />
      <div className="col-span-full lg:col-span-5 lg:pr-6">
        <p className="type-label flex items-center gap-3 text-accent">
          <span aria-hidden="true" className="h-px w-10 bg-accent" />
          {words[lang].featured}
        </p>
        <h2 lang={own} className="type-display mt-6">
          <SmartLink href={post.link} hrefLang={own} className="after:absolute after:inset-0">
            {noBreakHyphens(post.title)}
          </SmartLink>
        </h2>
        <p lang={own} className="type-lede mt-6 text-muted">
          {post.excerpt}
        </p>
        <Meta post={post} lang={lang} className="mt-8" />
        <Arrow className="mt-8 w-12 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
      </div>
    </div>
  );
}

/**
 * Places of a page of articles: a small one beside a large one, then three, and again. The
 * newest is small, because it usually stands right above as the featured article.
 */
const places = [
  { cell: 'lg:col-span-4', frame: 'aspect-[3/2]', title: 'type-title' },
  { cell: 'lg:col-span-8', frame: 'aspect-[3/2] lg:aspect-[9/4]', title: 'type-head' },
  { cell: 'lg:col-span-4', frame: 'aspect-[3/2]', title: 'type-title' },
  { cell: 'lg:col-span-4', frame: 'aspect-[3/2]', title: 'type-title' },
  { cell: 'lg:col-span-4', frame: 'aspect-[3/2]', title: 'type-title' },
] as const;

interface GridProps {
  posts: readonly PostCard[];
  lang: Lang;
  /** The first article stands right above: here it is told by a drawing, so that no picture is shown twice. */
  afterFeatured: boolean;
}

/** Every article in a grid of unequal columns. */
export function Grid({ posts, lang, afterFeatured }: GridProps) {
  return (
    <ul className="col-span-full mt-stack grid grid-cols-subgrid gap-y-stack">
      {posts.map((post, index) => {
        const place = places[index % places.length] ?? places[0];
        return (
          <Reveal
            as="li"
            order={index % 3}
            key={post.id}
            className={cn('col-span-full', index > 0 && 'md:col-span-6', place.cell)}
          >
            <Teaser
              post={post}
              lang={lang}
              label={noBreakHyphens(post.title)}
              frame={place.frame}
              instead={
                afterFeatured && index === 0 && <LineArt name={post.body} className="max-h-64" />
              }
              title={place.title}
              sizes="(min-width: 64rem) 50vw, (min-width: 52rem) 45vw, 92vw"
            />
          </Reveal>
        );
      })}
    </ul>
  );
}
