import { words } from '../../content/article-words.ts';
import type { Lang } from '../../content/messages.ts';
import { cn } from '../../lib/cn.ts';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import type { PostCard } from '../posts/index.tsx';
import { langOf } from '../posts/meta.tsx';

function Neighbor({ post, label, to }: { post: PostCard; label: string; to: 'left' | 'right' }) {
  const right = to === 'right';
  return (
    <SmartLink
      href={post.link}
      hrefLang={langOf(post)}
      rel={right ? 'next' : 'prev'}
      className={cn(
        'group block py-8 lg:py-12',
        right && 'sm:border-l sm:border-line sm:pl-8 sm:text-right',
      )}
    >
      <span
        className={cn(
          'type-label flex items-center gap-4 text-muted',
          right && 'sm:flex-row-reverse',
        )}
      >
        <Arrow
          to={to}
          className={cn(
            'transition-transform duration-(--duration-state) ease-out',
            right ? 'group-hover:translate-x-2' : 'group-hover:-translate-x-2',
          )}
        />
        {label}
      </span>
      <span
        lang={langOf(post)}
        className="type-title mt-4 block text-balance decoration-1 underline-offset-4 group-hover:underline"
      >
        {noBreakHyphens(post.title)}
      </span>
    </SmartLink>
  );
}

/** The article before and the article after, facing each other. */
export function Neighbors({
  previous,
  next,
  lang,
}: {
  previous?: PostCard | undefined;
  next?: PostCard | undefined;
  lang: Lang;
}) {
  if (!previous && !next) return null;
  const word = words[lang];
  return (
    <nav
      aria-label={word.neighbors}
      data-print="hide"
      className="col-span-full mt-stack grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-8"
    >
      {previous ? (
        <Neighbor post={previous} label={word.previous} to="left" />
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && <Neighbor post={next} label={word.next} to="right" />}
    </nav>
  );
}
