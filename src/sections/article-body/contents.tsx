import { useEffect, useState } from 'react';
import type { ArticleBlock } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';

export type Heading = Extract<ArticleBlock, { kind: 'heading' }>;

interface ContentsProps {
  headings: readonly Heading[];
  title: string;
}

function Links({
  headings,
  current,
}: {
  headings: readonly Heading[];
  current?: string | undefined;
}) {
  return (
    <ol className="mt-4 border-l border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cn(
              'type-small -ml-px block border-l-2 py-1.5 pl-4 transition-colors duration-(--duration-feedback) hover:text-text',
              id === current ? 'border-accent text-text' : 'border-transparent text-muted',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Id of the last heading whose top is within or above the upper third of the screen. */
function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const updateCurrent = () => {
      const lineY = innerHeight * 0.34;
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= lineY)?.id);
    };
    // The root margin includes everything above the line, so that a jump past a heading is observed
    // too.
    const observer = new IntersectionObserver(updateCurrent, {
      rootMargin: '1000000px 0px -66% 0px',
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);

  return current;
}

/**
 * Table of contents for wide screens. It is sticky beside the text and marks the current heading.
 */
export function StickyContents({ headings, title }: ContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav
      aria-label={title}
      data-print="hide"
      className="sticky top-[calc(var(--spacing-header)+2.5rem)] hidden max-h-[calc(100svh-var(--spacing-header)-5rem)] overflow-y-auto lg:block"
    >
      <p className="type-label">{title}</p>
      <Links headings={headings} current={current} />
    </nav>
  );
}

/** Table of contents for narrow screens, inside a closed `details` element. */
export function FoldedContents({ headings, title }: ContentsProps) {
  return (
    <details data-print="hide" className="rule-top group border-b border-line py-1 lg:hidden">
      <summary className="type-label flex min-h-11 items-center justify-between marker:content-none">
        <span>{title}</span>
        <span
          aria-hidden="true"
          className="text-[1.5em] leading-none transition-transform duration-(--duration-state) ease-out group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <nav aria-label={title}>
        <Links headings={headings} />
      </nav>
    </details>
  );
}
