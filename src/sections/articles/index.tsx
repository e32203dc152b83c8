import { useEffect, useRef } from 'react';
import type { Lang } from '../../content/messages.ts';
import { searchWords } from '../../content/search-words.ts';
import type { Titled } from '../../content/types/base.ts';
import type { SectionOf } from '../../content/types.ts';
import { useArticleFilter } from '../../features/search/use-article-filter.ts';
import { useQuery } from '../../features/search/use-query.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import type { PostCard } from '../posts/index.tsx';
import { NoArticles } from './empty-state.tsx';
import { Featured, Grid } from './grid.tsx';
import { SearchField } from './search-field.tsx';

/** The blog list: featured first, then every article, with a search. */
export interface ArticlesSection extends Titled {
  kind: 'articles';
  posts: readonly PostCard[];
}

/** Every article under a featured one; with a query in the address only those that it finds. */
export default function Articles({
  section,
  lang,
}: {
  section: SectionOf<'articles'>;
  lang: Lang;
}) {
  const headingId = useHeadingId();
  const { typed, query, change } = useQuery();
  const found = useArticleFilter(section.posts, query);
  const word = searchWords[lang];
  const featured = query ? undefined : section.posts[0];
  const top = useRef<HTMLDivElement>(null);
  const began = useRef(false);

  // With a query the page opens at its results, unless the browser has restored a position.
  useEffect(() => {
    if (began.current) return;
    if (query && scrollY === 0) top.current?.scrollIntoView();
    began.current = query !== '' || scrollY > 0;
  }, [query]);

  const count = found?.length ?? 0;
  const answer = !found
    ? word.searching
    : count > 0
      ? word.found(count, query)
      : word.noneFound(query);
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      labelledBy={headingId}
      className="overflow-x-clip"
    >
      <div ref={top} className="col-span-full scroll-mt-8">
        <SearchField value={typed} lang={lang} onChange={change} />
      </div>
      {/* An answer is as high as the screen at least, so that nothing below it is seen to jump. */}
      <div
        className={
          query ? 'col-span-full grid min-h-svh grid-cols-subgrid content-start' : 'contents'
        }
      >
        {featured && <Featured post={featured} lang={lang} />}
        <SectionHead
          id={headingId}
          eyebrow={section.eyebrow}
          title={query ? answer : section.title}
          lede={!query && section.lede && <RichText text={section.lede} />}
          className={`wrap-anywhere lg:col-span-full ${featured ? 'rule-top mt-section pt-6' : ''}`}
        />
        <p role="status" className="sr-only">
          {query && found && answer}
        </p>
        {count > 0 && <Grid posts={found ?? []} lang={lang} afterFeatured={!!featured} />}
        {found && count === 0 && <NoArticles query={query} lang={lang} onAll={() => change('')} />}
      </div>
    </Section>
  );
}
