import { type ReactNode, useRef } from 'react';
import type { PostCard } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/dates.ts';
import { type TimelineOptions, useTimeline } from '../../motion/timeline.ts';
import { duration, easing, seconds } from '../../motion/tokens.ts';
import { Picture } from '../../ui/picture.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

interface PostMetaProps {
  post: PostCard;
  /** Whether reading time and author are left out. */
  isShort?: boolean | undefined;
  className?: string;
}

/** Language badge, category, date, reading time and author of an article. */
export function PostMeta({ post, isShort, className }: PostMetaProps) {
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
      <time dateTime={post.date} lang={post.lang}>
        {formatDate(post.date, post.lang)}
      </time>
      {!isShort && (
        <>
          <span lang={post.lang}>
            {post.lang === 'es-MX'
              ? `${post.readTime} min de lectura`
              : `${post.readTime} min read`}
          </span>
          <span lang={post.lang}>{post.author}</span>
        </>
      )}
    </p>
  );
}

/** Opens the picture once, from its left, when it comes on the screen. */
const pictureTimeline: TimelineOptions = {
  margin: '0px 0px -20% 0px',
  build: (picture) => [
    [
      picture,
      { clipPath: ['inset(0% 100% 0% 0%)', 'inset(0% 0% 0% 0%)'] },
      { duration: seconds(duration.camera), ease: easing['in-out'] },
    ],
  ],
};

interface TeaserProps {
  post: PostCard;
  /** The title with markup; the plain title if absent. */
  formattedTitle?: ReactNode;
  /** `sizes` of the picture's slot. */
  sizes: string;
  /** Replaces the picture. */
  replacement?: ReactNode;
  /** Class of the picture's aspect ratio. */
  aspectClass: string;
  /** Type class of the title. */
  titleClass?: string;
  /** Whether it says less, and on a narrow screen is a row with the picture beside the title. */
  isRow?: boolean;
}

/** A card that links to an article: picture, metadata, title and excerpt. */
export function Teaser({
  post,
  formattedTitle,
  sizes,
  replacement,
  aspectClass,
  titleClass = 'type-title',
  isRow,
}: TeaserProps) {
  const pictureRef = useRef<HTMLDivElement>(null);
  useTimeline(pictureRef, pictureTimeline);
  return (
    <div
      className={cn(
        'group relative',
        isRow && 'max-md:grid max-md:grid-cols-[34%_1fr] max-md:gap-x-4',
      )}
    >
      <div ref={pictureRef}>
        {replacement ? (
          <div data-theme="dark" className={cn('grid place-items-center bg-ink p-6', aspectClass)}>
            {replacement}
          </div>
        ) : (
          <Picture
            name={post.image}
            alt=""
            sizes={sizes}
            className={cn('bg-raised', aspectClass)}
            imageClassName="size-full object-cover transition-transform duration-(--duration-enter) ease-out group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className={cn(isRow ? 'md:mt-5' : 'mt-5')}>
        <PostMeta post={post} isShort={isRow} />
        <h3 lang={post.lang} className={cn('mt-3', titleClass)}>
          <SmartLink
            href={post.link}
            hrefLang={post.lang}
            className="decoration-[0.06em] underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
          >
            {formattedTitle ?? post.title}
          </SmartLink>
        </h3>
        <p
          lang={post.lang}
          className={cn('type-body measure mt-3 text-muted', isRow && 'max-md:hidden')}
        >
          {post.excerpt}
        </p>
      </div>
    </div>
  );
}
