import { articleTexts, languageBadge } from '../../content/article-words.ts';
import type { Lang } from '../../content/messages.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/dates.ts';
import type { PostCard } from './index.tsx';

/** Language of an article's texts. */
export const getPostLang = (post: PostCard): Lang => (post.language === 'es' ? 'es-MX' : 'en');

/** Badge with the language of an article that is not in English. */
function LanguageBadge({ post }: { post: PostCard }) {
  if (!post.language) return null;
  const badge = languageBadge[post.language];
  return (
    <abbr
      title={badge.name}
      lang={badge.lang}
      className="type-label border border-current px-1.5 leading-normal no-underline"
    >
      {badge.text}
    </abbr>
  );
}

/** Language badge, category, date, reading time and author of an article. */
export function PostMeta({
  post,
  lang,
  className,
}: {
  post: PostCard;
  lang: Lang;
  className?: string;
}) {
  return (
    <p
      className={cn('type-label flex flex-wrap items-center gap-x-4 gap-y-1 text-muted', className)}
    >
      <LanguageBadge post={post} />
      <span lang={getPostLang(post)} className="text-text">
        {post.category}
      </span>
      <time dateTime={post.date}>{formatDate(post.date, lang)}</time>
      <span>{articleTexts[lang].minRead(post.readTime)}</span>
      <span lang={getPostLang(post)}>{post.author}</span>
    </p>
  );
}
