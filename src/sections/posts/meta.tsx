import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/dates.ts';
import type { PostCard } from './index.tsx';

/** Language badge, category, date, reading time and author of an article. */
export function PostMeta({ post, className }: { post: PostCard; className?: string }) {
  return (
    <p
      className={cn('type-label flex flex-wrap items-center gap-x-4 gap-y-1 text-muted', className)}
    >
      {post.lang === 'es-MX' && (
        <abbr
          title="Español (México)"
          lang="es-MX"
          className="type-label border border-current px-1.5 leading-normal no-underline"
        >
          MX
        </abbr>
      )}
      <span lang={post.lang} className="text-text">
        {post.category}
      </span>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      <span>{`${post.readTime} min read`}</span>
      <span lang={post.lang}>{post.author}</span>
    </p>
  );
}
