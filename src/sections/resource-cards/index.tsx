import type { SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Arrow } from '../../ui/icons.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.tsx';
import { Section } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { notifyComingSoon } from '../../ui/toasts/notify.ts';

type Data = SectionOf<'resource-cards'>;

/**
 * Published resources as large cards with their articles, and a list of planned resources beside
 * them.
 */
export default function ResourceCards({ section }: SectionProps<'resource-cards'>) {
  return (
    <Section theme="light" id={section.id} label="Resources" className="gap-y-12">
      <div className="col-span-full grid grid-cols-1 gap-6 lg:col-span-7">
        <PublishedResource card={section.published} />
      </div>
      <ul className="col-span-full border-b border-line lg:col-span-5 lg:ml-[8%] lg:grid lg:auto-rows-fr">
        {section.planned.map((card) => (
          <PlannedResource key={card.title} card={card} />
        ))}
      </ul>
    </Section>
  );
}

/** Extends a link or button to the whole card, while its accessible name is only the title. */
const wholeCardClasses = 'after:absolute after:inset-0';

function PublishedResource({ card }: { card: Data['published'] }) {
  return (
    <article
      data-theme="dark"
      className="group relative flex flex-col bg-ink p-7 lg:min-h-full lg:p-12"
    >
      <p className="type-label flex items-center gap-3 text-accent">
        <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
        <span>{card.status}</span>
      </p>
      <h2 className="type-display mt-8">
        <SmartLink href={card.href} className={wholeCardClasses}>
          {card.title}
        </SmartLink>
      </h2>
      <div className="mt-6 mb-10 flex items-end justify-between gap-8">
        <p className="type-lede max-w-[24em] text-muted">{card.text}</p>
        <Arrow className="mb-2 w-12 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2 motion-reduce:transition-none" />
      </div>
      <ul className="mt-auto">
        {card.posts.map((post) => (
          <li key={post.id} className="relative border-t border-line">
            <SmartLink
              href={post.link}
              hrefLang={post.lang}
              className="grid gap-x-6 gap-y-1 py-4 decoration-1 underline-offset-4 hover:underline sm:grid-cols-[1fr_auto] sm:items-baseline"
            >
              <span lang={post.lang} className="type-title text-balance">
                {noBreakHyphens(post.title)}
              </span>
              <span
                lang={post.lang}
                className="type-label text-muted max-sm:order-first sm:text-right"
              >
                {post.category}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </article>
  );
}

function PlannedResource({ card }: { card: Data['planned'][number] }) {
  return (
    <li className="group relative border-t border-line py-7 lg:py-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-head">
          <button
            type="button"
            onClick={() => notifyComingSoon(card.title)}
            className={cn(
              wholeCardClasses,
              'scripting-only text-left underline decoration-2 underline-offset-[0.16em]',
              'decoration-transparent group-hover:decoration-current',
              'transition-[text-decoration-color] duration-(--duration-state)',
            )}
          >
            {card.title}
          </button>
          <noscript>{card.title}</noscript>
        </h2>
        <p className="type-label text-muted">Coming Soon</p>
      </div>
      <p className="type-body measure mt-3 text-muted">{card.text}</p>
      {card.now && (
        // The link is above the card's button, which covers the whole card.
        <SmartLink
          href={card.now.href}
          className="text-link type-small relative z-10 mt-2 inline-flex min-h-11 items-center"
        >
          {card.now.label}
        </SmartLink>
      )}
    </li>
  );
}
