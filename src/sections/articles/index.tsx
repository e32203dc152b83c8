import { useEffect, useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { SectionProps, Titled } from '../../content/types.ts';
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
import { PostMeta, Teaser } from '../posts/teaser.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search field above the articles. It is hidden without JavaScript. */
function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <search className="scripting-only col-span-full mb-stack print:hidden">
      <form
        action="/blog"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-end gap-5 border-b border-muted transition-colors duration-(--duration-feedback) focus-within:border-text hover:border-text"
      >
        <label className="block flex-1">
          <span className="type-label block text-muted">Search the articles</span>
          <input
            type="search"
            name="q"
            value={value}
            placeholder="A word, a question, a name"
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
            All Articles
          </button>
        )}
      </form>
    </search>
  );
}

interface NoArticlesProps {
  query: string;
  onAll: () => void;
}

/** Empty result of a search: a button that shows all articles, and a link to the contact form. */
function NoArticles({ query, onAll }: NoArticlesProps) {
  return (
    <div className="col-span-full mt-6">
      <p className="type-lede text-muted">Try a shorter word, or see everything we have written.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="neural" size="lg" onClick={onAll}>
          All Articles
        </Button>
        <ButtonLink
          href={contactHref('other', `I would like to read an article about: ${query}`)}
          variant="neural-outline"
          size="lg"
        >
          Ask us to write it
        </ButtonLink>
      </div>
    </div>
  );
}

/** Data of the list of all articles. */
export interface ArticlesSection extends Titled {
  kind: 'articles';
  posts: readonly PostCard[];
}

/**
 * All articles, with the first one featured above them. With a query in the URL, only the articles
 * that match the query.
 */
export default function Articles({ section }: SectionProps<'articles'>) {
  const headingId = useHeadingId();
  const { typed, query, change } = useQuery();
  const foundPosts = useArticleFilter(section.posts, query);
  const featured = query ? undefined : section.posts[0];
  const searchRef = useRef<HTMLDivElement>(null);
  const isPositioned = useRef(false);

  // A page that is opened with a query is scrolled to its results, unless the browser has restored
  // a scroll position.
  useEffect(() => {
    if (isPositioned.current) return;
    if (query && scrollY === 0) searchRef.current?.scrollIntoView();
    isPositioned.current = query !== '' || scrollY > 0;
  }, [query]);

  const count = foundPosts?.length ?? 0;
  const resultText = !foundPosts
    ? 'Searching …'
    : count > 0
      ? `${count === 1 ? '1 article' : `${count} articles`} on “${query}”`
      : `No article on “${query}”, yet`;
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      labelledBy={headingId}
      className="overflow-x-clip"
    >
      <div ref={searchRef} className="col-span-full scroll-mt-8">
        <SearchField value={typed} onChange={change} />
      </div>
      {/* Results are at least as tall as the screen, so that content below them does not visibly
          move. */}
      <div
        className={
          query ? 'col-span-full grid min-h-svh grid-cols-subgrid content-start' : 'contents'
        }
      >
        {featured && <Featured post={featured} />}
        <SectionHead
          id={headingId}
          section={query ? { eyebrow: section.eyebrow, title: resultText } : section}
          className={`wrap-anywhere lg:col-span-full ${featured ? 'rule-top mt-section pt-6' : ''}`}
        />
        <p role="status" className="sr-only">
          {query && foundPosts && resultText}
        </p>
        {count > 0 && <Grid posts={foundPosts ?? []} isFirstFeatured={!!featured} />}
        {foundPosts && count === 0 && <NoArticles query={query} onAll={() => change('')} />}
      </div>
    </Section>
  );
}

/** The first article, with a picture that extends to the edge of the page. */
function Featured({ post }: { post: PostCard }) {
  return (
    <div className="group relative col-span-full grid grid-cols-subgrid items-end gap-y-8">
      <Picture
        name={post.image}
        alt=""
        priority
        sizes="(min-width: 64rem) 62vw, 100vw"
        className="col-span-full -mx-gutter aspect-[3/2] bg-raised lg:order-last lg:col-span-7 lg:col-start-6 lg:ml-0 lg:aspect-[16/11]"
        imageClassName="size-full object-cover"
      />
      <div className="col-span-full lg:col-span-5 lg:pr-6">
        <p className="type-label flex items-center gap-3 text-accent">
          <span aria-hidden="true" className="h-px w-10 bg-accent" />
          Featured
        </p>
        <h2 lang={post.lang} className="type-display mt-6">
          <SmartLink href={post.link} hrefLang={post.lang} className="after:absolute after:inset-0">
            {noBreakHyphens(post.title)}
          </SmartLink>
        </h2>
        <p lang={post.lang} className="type-lede mt-6 text-muted">
          {post.excerpt}
        </p>
        <PostMeta post={post} className="mt-8" />
        <Arrow className="mt-8 w-12 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
      </div>
    </div>
  );
}

interface GridProps {
  posts: readonly PostCard[];
  /**
   * Whether the first article is also featured above the grid. In the grid, line art (the SVG
   * drawing of an object of the 3D scene) then replaces its picture, which would be shown twice.
   */
  isFirstFeatured: boolean;
}

/**
 * Every article in a grid whose pattern is a small and a large article, then three small ones. The
 * first article is small, because it is usually also featured above.
 */
function Grid({ posts, isFirstFeatured }: GridProps) {
  return (
    <ul className="col-span-full mt-stack grid grid-cols-subgrid gap-y-stack">
      {posts.map((post, index) => {
        const isLarge = index % 5 === 1;
        return (
          <Reveal
            as="li"
            order={index % 3}
            key={post.id}
            className={cn(
              'col-span-full',
              index > 0 && 'md:col-span-6',
              isLarge ? 'lg:col-span-8' : 'lg:col-span-4',
            )}
          >
            <Teaser
              post={post}
              formattedTitle={noBreakHyphens(post.title)}
              aspectClass={cn('aspect-[3/2]', isLarge && 'lg:aspect-[9/4]')}
              replacement={
                isFirstFeatured && index === 0 && <LineArt name={post.body} className="max-h-64" />
              }
              titleClass={isLarge ? 'type-head' : 'type-title'}
              sizes="(min-width: 64rem) 50vw, (min-width: 52rem) 45vw, 92vw"
            />
          </Reveal>
        );
      })}
    </ul>
  );
}
