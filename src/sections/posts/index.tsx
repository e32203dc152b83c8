import type { Lang } from '../../content/messages.ts';
import type { Action, BodyId, PictureData, Titled } from '../../content/types/base.ts';
import type { SectionOf } from '../../content/types.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { Latest } from './latest.tsx';

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  image: PictureData;
  /** Body that draws the article where its picture already stands. */
  body: BodyId;
  author: string;
  /** Whole minutes, checked against the article's words by a test. */
  readTime: number;
  /** ISO date. */
  date: string;
  /** ISO date of the last change to its words, where there was one. */
  updated?: string;
  category: string;
  link: string;
  language?: 'es';
}

/** The newest articles, on home. */
export interface PostsSection extends Titled {
  kind: 'posts';
  posts: readonly PostCard[];
  viewAll?: Action;
}

/** The newest articles. */
export default function Posts({ section, lang }: { section: SectionOf<'posts'>; lang: Lang }) {
  const heading = useHeadingId();
  const { posts, viewAll } = section;
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      labelledBy={heading}
      className="overflow-x-clip pt-stack! pb-stack!"
    >
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="lg:col-span-8"
      />
      {viewAll && (
        <div className="col-span-full mt-6 self-end lg:col-span-4 lg:mt-0 lg:justify-self-end">
          <ButtonLink href={viewAll.href} variant={viewAll.variant ?? 'link'} arrow>
            {viewAll.label}
          </ButtonLink>
        </div>
      )}
      <Latest posts={posts} lang={lang} />
    </Section>
  );
}
