import type { SectionOf } from '../content/types.ts';
import type { Lang } from '../content/words.ts';
import { cn } from '../lib/cn.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../ui/section.tsx';
import { veil } from '../ui/veil.ts';
import { Featured, Grid } from './posts/all.tsx';
import { Latest } from './posts/latest.tsx';

/** Articles: three of them on home, or all of them under a featured one. */
export default function Posts({ section, lang }: { section: SectionOf<'posts'>; lang: Lang }) {
  const heading = useHeadingId();
  const { posts, viewAll } = section;
  const featured = section.layout === 'all' ? posts[0] : undefined;
  return (
    <Section
      surface={section.surface ?? 'paper'}
      id={section.id}
      labelledBy={heading}
      className={cn(veil, 'overflow-x-clip')}
    >
      {featured && <Featured post={featured} lang={lang} />}
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        size={featured ? 'head' : 'display'}
        className={featured ? 'hairline mt-section lg:col-span-full pt-6' : 'lg:col-span-8'}
      />
      {viewAll && (
        <div className="col-span-full mt-6 self-end lg:col-span-4 lg:mt-0 lg:justify-self-end">
          <ButtonLink href={viewAll.href} variant={viewAll.variant ?? 'link'} arrow>
            {viewAll.label}
          </ButtonLink>
        </div>
      )}
      {section.layout === 'all' ? (
        <Grid posts={posts} lang={lang} />
      ) : (
        <Latest posts={posts} lang={lang} />
      )}
    </Section>
  );
}
