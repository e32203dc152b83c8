import './article-body.css';
import { useMemo, useState } from 'react';
import { articleTexts } from '../../content/article-words.ts';
import { site } from '../../content/site.ts';
import type { ArticleBlock, Lang, PostCard, SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { FoldedContents, type Heading, StickyContents } from './contents.tsx';

type CopyState = 'idle' | 'copied' | 'failed';

/** Links that share an article, and a button that copies its URL. */
function Share({ card, lang }: { card: PostCard; lang: Lang }) {
  const [copyState, setCopyState] = useState<CopyState>('idle');
  const texts = articleTexts[lang];
  const articleUrl = site.url + card.link;
  const url = encodeURIComponent(articleUrl);
  const title = encodeURIComponent(card.title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(articleUrl);
      setCopyState('copied');
    } catch {
      setCopyState('failed');
    }
  };

  const shareLinks = [
    {
      verb: texts.shareOn,
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      verb: texts.shareOn,
      name: site.social.label,
      href: `https://x.com/intent/post?url=${url}&text=${title}`,
    },
    { verb: texts.shareBy, name: texts.byEmail, href: `mailto:?subject=${title}&body=${url}` },
  ];

  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <h2 className="type-label mr-3 text-muted">{texts.share}</h2>
      {shareLinks.map(({ verb, name, href }) => (
        <ButtonLink key={name} href={href} lang={lang} variant="outline">
          <span className="sr-only">{`${verb} `}</span>
          <span>{name}</span>
        </ButtonLink>
      ))}
      <Button variant="outline" className="scripting-only" onClick={copy}>
        {copyState === 'copied' ? texts.copied : texts.copyLink}
      </Button>
      <span role="status" className={copyState === 'failed' ? 'type-small' : 'sr-only'}>
        {copyState === 'copied' && <span>{texts.copied}</span>}
        {copyState === 'failed' && <span>{`${texts.copyFailed}: ${articleUrl}`}</span>}
      </span>
    </div>
  );
}

function Header({ section, lang }: { section: SectionOf<'article-body'>; lang: Lang }) {
  const { card } = section;
  const texts = articleTexts[lang];
  return (
    <header className="col-span-full grid grid-cols-subgrid">
      <p className="type-label col-span-full text-accent">{card.category}</p>
      <h1 className="type-display col-span-full mt-5 lg:col-span-11">
        {noBreakHyphens(card.title)}
      </h1>
      <ul className="type-lede col-span-full mt-8 grid max-w-[34em] content-start gap-3 lg:col-span-7 lg:col-start-5 lg:mt-12">
        {section.standfirst.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <dl
        className={cn(
          'type-label col-span-full mt-8 grid content-start gap-x-8 gap-y-3',
          'max-lg:grid-flow-col max-lg:justify-start max-sm:grid-flow-row',
          'lg:col-span-3 lg:row-start-3 lg:mt-12',
        )}
      >
        <div>
          <dt className="text-muted">{texts.by}</dt>
          <dd>{card.author}</dd>
        </div>
        <div>
          <dt className="text-muted">{texts.published}</dt>
          <dd>
            <time dateTime={card.date}>{formatDate(card.date, lang)}</time>
            <span className="text-muted">{` / ${texts.minRead(card.readTime)}`}</span>
          </dd>
        </div>
      </dl>
      <Picture
        name={card.image}
        alt=""
        priority
        sizes="(min-width: 64rem) 68vw, 100vw"
        className="col-span-full -mx-gutter mt-stack aspect-[3/2] bg-raised lg:col-span-8 lg:col-start-5 lg:ml-0 lg:aspect-[16/9] print:hidden"
        imageClassName="size-full object-cover"
      />
    </header>
  );
}

type BlockOf<K extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: K }>;

/** Classes of the text column, whose lines have 60 to 72 characters. Tables may be wider. */
const textColumn = 'max-w-[33em] lg:col-span-8 xl:col-span-7';

function List({ block }: { block: BlockOf<'list'> }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  return (
    <Tag className={`${textColumn} article-list type-body`}>
      {block.items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ block }: { block: BlockOf<'table'> }) {
  return (
    <section
      aria-label={block.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="mt-12 mb-6 overflow-x-auto lg:col-span-full"
    >
      <table className="type-small w-full min-w-136 border-collapse text-left">
        {/* The table may be wider than the screen; the sticky caption stays visible while the table
            scrolls. */}
        <caption className="type-title pb-4 text-left">
          <span className="sticky left-0 block max-w-[calc(100vw-2*var(--spacing-gutter)-1rem)]">
            {block.caption}
          </span>
        </caption>
        <thead>
          <tr className="border-y border-text">
            {block.head.map((cell) => (
              <th key={cell} scope="col" className="type-label py-3 pr-6 align-bottom text-muted">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...rest]) => (
            <tr key={first} className="border-b border-line">
              <th scope="row" className="w-[26%] py-4 pr-6 align-top font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index} className="py-4 pr-6 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A block of the article's text. */
function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className={`${textColumn} type-head mt-[1.8em]`}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className={`${textColumn} type-body mt-6 hyphens-auto`}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
  }
}

/** An article in the light theme, with its table of contents beside it. */
export default function ArticleBody({ section, lang }: SectionProps<'article-body'>) {
  const { blocks, card } = section;
  const texts = articleTexts[lang];
  const headings = useMemo(
    () => blocks.filter((block): block is Heading => block.kind === 'heading'),
    [blocks],
  );
  return (
    <Section
      theme="light"
      id={section.id}
      className="overflow-x-clip pt-[calc(var(--spacing-header)+7.5rem)] pb-stack lg:pt-[calc(var(--spacing-header)+5.5rem)]"
    >
      <Header section={section} lang={lang} />
      <div className="col-span-full mt-8 lg:col-span-3 lg:mt-stack">
        {headings.length > 0 && (
          <>
            <StickyContents headings={headings} title={texts.contents} />
            <FoldedContents headings={headings} title={texts.contents} />
          </>
        )}
      </div>
      <div className="col-span-full lg:col-span-8 lg:col-start-5 lg:mt-[calc(var(--spacing-stack)-1.5rem)] lg:grid lg:grid-cols-subgrid">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
        <div className="mt-stack lg:col-span-full">
          <Share card={card} lang={lang} />
        </div>
      </div>
      <Neighbors section={section} lang={lang} />
    </Section>
  );
}

function Neighbor({ post, label, to }: { post: PostCard; label: string; to: 'left' | 'right' }) {
  const isNext = to === 'right';
  return (
    <SmartLink
      href={post.link}
      hrefLang={post.lang}
      rel={isNext ? 'next' : 'prev'}
      className={cn(
        'group block py-8 lg:py-12',
        isNext && 'sm:border-l sm:border-line sm:pl-8 sm:text-right',
      )}
    >
      <span
        className={cn(
          'type-label flex items-center gap-4 text-muted',
          isNext && 'sm:flex-row-reverse',
        )}
      >
        <Arrow
          to={to}
          className={cn(
            'transition-transform duration-(--duration-state) ease-out',
            isNext ? 'group-hover:translate-x-2' : 'group-hover:-translate-x-2',
          )}
        />
        <span>{label}</span>
      </span>
      <span
        lang={post.lang}
        className="type-title mt-4 block text-balance decoration-1 underline-offset-4 group-hover:underline"
      >
        {noBreakHyphens(post.title)}
      </span>
    </SmartLink>
  );
}

/** Links to the previous and the next article, side by side. */
function Neighbors({ section, lang }: { section: SectionOf<'article-body'>; lang: Lang }) {
  const { previous, next } = section;
  const texts = articleTexts[lang];
  return (
    <nav
      aria-label={texts.neighbors}
      data-print="hide"
      className="col-span-full mt-stack grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-8"
    >
      {previous ? (
        <Neighbor post={previous} label={texts.previous} to="left" />
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && <Neighbor post={next} label={texts.next} to="right" />}
    </nav>
  );
}
