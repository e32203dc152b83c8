import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';

/**
 * For an element that is prerendered closed. The build adds `hidden="until-found"`, which React
 * can't write, so that a text fragment in the address finds what is inside before any code is there.
 */
const findable = { 'data-findable': '' };

/**
 * Hides a closed element from assistive technology and from focus, but not from
 * the browser's search in the page: `hidden="until-found"`. React only knows
 * `hidden` as a switch, so the attribute is set here, after the element has
 * finished closing.
 *
 * @param onFound the browser found something inside and shows it
 */
function useHiddenUntilFound<T extends HTMLElement>(
  open: boolean,
  onFound: () => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const found = useRef(onFound);
  found.current = onFound;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Prerendered hidden, and no longer: the browser has shown it before this code was there.
    const early = element.dataset.findable === 'prerendered' && !element.hasAttribute('hidden');
    element.dataset.findable = '';
    if (early) return found.current();
    if (open) {
      element.removeAttribute('hidden');
      return;
    }
    let current = true;
    const closing = element.getAnimations?.({ subtree: true }) ?? [];
    Promise.allSettled(closing.map((animation) => animation.finished)).then(() => {
      if (current) element.setAttribute('hidden', 'until-found');
    });
    const onMatch = () => found.current();
    element.addEventListener('beforematch', onMatch);
    return () => {
      current = false;
      element.removeEventListener('beforematch', onMatch);
    };
  }, [open]);

  return ref;
}

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  className?: string;
}

/**
 * Questions on hairlines, one answer open at a time.
 *
 * Every answer is in the page all the time, so it is read without JavaScript and
 * found by the browser's own search, which opens it.
 */
export function Accordion({ items, className }: AccordionProps) {
  const [open, setOpen] = useState('');
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className={cn('border-b border-line', className)}
    >
      {items.map(({ title, content }, index) => {
        const value = String(index + 1).padStart(2, '0');
        return (
          <Item
            key={title}
            value={value}
            title={title}
            open={open === value}
            onFound={() => setOpen(value)}
          >
            {content}
          </Item>
        );
      })}
    </Radix.Root>
  );
}

const line =
  "before:type-label before:text-muted before:transition-colors before:duration-(--duration-state) before:content-[attr(data-number)/''] data-[state=open]:before:text-accent " +
  'grid w-full grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-2 py-5 sm:grid-cols-[4rem_1fr_auto] sm:py-6';

interface ItemProps {
  value: string;
  title: string;
  open: boolean;
  onFound: () => void;
  children: ReactNode;
}

function Item({ value, title, open, onFound, children }: ItemProps) {
  const content = useHiddenUntilFound<HTMLDivElement>(open, onFound);
  // An answer that is closed is no place to go to: Radix makes a landmark of every one.
  const nowhere = { role: undefined, 'aria-labelledby': undefined };
  const question = (
    <>
      <span className="type-title hover-nudge">{title}</span>
      <PlusIcon />
    </>
  );
  return (
    <Radix.Item value={value} className="rule-fill border-t border-line">
      <Radix.Header>
        <Radix.Trigger
          data-number={value}
          className={cn(line, 'scripting-only group/trigger text-left')}
        >
          {question}
        </Radix.Trigger>
        <noscript>
          <span data-number={value} className={line}>
            {question}
          </span>
        </noscript>
      </Radix.Header>
      {/* Rows from 0fr to 1fr move with the text's own height. They are on a child, because Radix
          stops the transitions of the content element itself while it measures. */}
      <Radix.Content
        ref={content}
        forceMount
        className="group/content"
        {...findable}
        {...(!open && nowhere)}
      >
        <div className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-(--duration-enter) ease-out group-data-[state=open]/content:grid-rows-[1fr] motion-reduce:transition-none noscript:grid-rows-[1fr] in-[[data-motion=calm]]:transition-none print:grid-rows-[1fr]">
          <div className="min-h-0 overflow-hidden">
            <div className="type-body measure pb-8 text-muted sm:ml-18">{children}</div>
          </div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}

/** A plus whose upright folds away. */
const PlusIcon = () => (
  <span
    aria-hidden="true"
    className="relative mt-1 size-5 self-start scripting-only before:absolute before:inset-x-0 before:top-1/2 before:border-t-[1.6px] after:absolute after:inset-y-0 after:left-1/2 after:border-l-[1.6px] after:transition-transform after:duration-(--duration-state) after:ease-out group-data-[state=open]/trigger:after:scale-y-0 motion-reduce:after:transition-none"
  />
);
