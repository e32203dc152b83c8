import { useEffect, useRef } from 'react';
import { words } from '../../content/article-words.ts';
import type { Lang } from '../../content/messages.ts';
import { contactHref } from '../../content/routes.ts';
import { searchWords } from '../../content/search-words.ts';
import type { SectionOf, Titled } from '../../content/types.ts';
import { useArticleFilter, useQuery } from '../../features/search/use-article-filter.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { LineArt } from '../../scene/index.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import type { PostCard } from '../posts/index.tsx';
import { langOf, Meta } from '../posts/meta.tsx';
import { Teaser } from '../posts/teaser.tsx';

interface SearchFieldProps {
  value: string;
  lang: Lang;
  onChange: (value: string) => void;
}

/** The search field above the articles. It needs JavaScript, and is not shown without. */
function SearchField({ value, lang, onChange }: SearchFieldProps) {
  const word = searchWords[lang];
  return (
    <search className="scripting-only col-span-full mb-stack print:hidden">
      <form
        action="/blog"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-end gap-5 border-b border-muted transition-colors duration-(--duration-feedback) focus-within:border-text hover:border-text"
      >
        <label className="block flex-1">
          <span className="type-label block text-muted">{word.searchArticles}</span>
          <input
            type="search"
            name="q"
            value={value}
            placeholder={word.searchHint}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            className="type-title sm:type-head block w-full bg-transparent pt-2 pb-3 [&::-webkit-search-cancel-button]:hidden placeholder:text-muted placeholder:opacity-100"
          />
        </label>
        {value && (
          <button
            type="button"
            onClick={() => onChange('')}
            className="type-label text-link mb-2 min-h-11 shrink-0"
          >
            {word.allArticles}
          </button>
        )}
      </form>
    </search>
  );
}

interface NothingProps {
  query: string;
  lang: Lang;
  onAll: () => void;
}

/** Shown when no article was found: a button for all articles, and a link that asks us for one. */
function NoArticles({ query, lang, onAll }: NothingProps) {
  const word = searchWords[lang];
  return (
    <div className="col-span-full mt-6">
      <p className="type-lede text-muted">{word.noneFoundText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="neural" size="lg" onClick={onAll}>
          {word.allArticles}
        </Button>
        <ButtonLink
          href={contactHref('other', `I would like to read an article about: ${query}`)}
          variant="neural-outline"
          size="lg"
        >
          {word.askForIt}
        </ButtonLink>
      </div>
    </div>
  );
}

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
          section={query ? { eyebrow: section.eyebrow, title: answer } : section}
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

/** The first article, with a picture that runs off the page. */
function Featured({ post, lang }: { post: PostCard; lang: Lang }) {
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
  /** Whether the first article is also featured above: then line art replaces its picture, which would be shown twice. */
  afterFeatured: boolean;
}

/** Every article in a grid of unequal columns. */
function Grid({ posts, lang, afterFeatured }: GridProps) {
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
