import type { Lang } from '../../content/messages.ts';
import { Reveal } from '../../motion/reveal.tsx';
import type { PostCard } from './index.tsx';
import { Teaser } from './teaser.tsx';

/** Three articles: the newest large, two stacked beside it. */
export function Latest({ posts, lang }: { posts: readonly PostCard[]; lang: Lang }) {
  const [lead, ...others] = posts;
  return (
    <ul className="col-span-full mt-[clamp(1.5rem,2.6vw,6rem)] grid grid-cols-subgrid gap-y-8">
      {lead && (
        <Reveal as="li" className="col-span-full lg:col-span-7 lg:row-span-2">
          <Teaser
            post={lead}
            lang={lang}
            title="type-head"
            frame="aspect-[2.3]"
            sizes="(min-width: 64rem) 55vw, 92vw"
          />
        </Reveal>
      )}
      {others.slice(0, 2).map((post, index) => (
        <Reveal
          as="li"
          order={index + 1}
          key={post.id}
          className="rule-top rule-fill col-span-full pt-6 lg:col-span-5"
        >
          <Teaser
            post={post}
            lang={lang}
            beside
            sizes="(min-width: 64rem) 16vw, 37vw"
            frame="aspect-[5/4]"
          />
        </Reveal>
      ))}
    </ul>
  );
}
