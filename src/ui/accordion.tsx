import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { settled } from '../lib/lazy.tsx';
import { duration } from '../motion/tokens.ts';

/**
 * Hides a closed element from assistive technology and from focus, but not from the browser's find
 * in page, with `hidden="until-found"`. React renders `hidden` only as a boolean attribute, so an
 * effect sets its value once the closing transitions have ended; until then the element is inert.
 *
 * @param onFound called when the browser has found text inside the element and reveals it
 */
function useHiddenUntilFound(isOpen: boolean, onFound: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const onMatch = useEffectEvent(onFound);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A prerendered element without `hidden` was revealed by the browser before this code ran.
    const isRevealed =
      element.dataset.findable === 'prerendered' && !element.hasAttribute('hidden');
    element.dataset.findable = '';
    if (isRevealed) return onMatch();
    if (isOpen) {
      element.removeAttribute('hidden');
      element.inert = false;
      return;
    }
    let isCancelled = false;
    element.inert = true;
    const animations = element.getAnimations?.({ subtree: true }) ?? [];
    const finished = Promise.allSettled(animations.map((animation) => animation.finished));
    // A hidden tab ends no transition, so the wait has a limit.
    settled(finished, 2 * duration.enter).then(() => {
      if (isCancelled) return;
      element.setAttribute('hidden', 'until-found');
      // The browser finds nothing in an inert element.
      element.inert = false;
    });
    element.addEventListener('beforematch', onMatch);
    return () => {
      isCancelled = true;
      element.removeEventListener('beforematch', onMatch);
    };
  }, [isOpen]);

  return ref;
}

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  className?: string;
}

/**
 * Questions separated by hairlines, with one answer open at a time.
 *
 * Every answer stays in the document, so that it can be read without JavaScript. The browser's find
 * in page opens the answer in which it finds the text.
 */
export function Accordion({ items, className }: AccordionProps) {
  /** `value` of the open item; empty if none is open. */
  const [openValue, setOpenValue] = useState('');
  return (
    <Radix.Root
      type="single"
      collapsible
      value={openValue}
      onValueChange={setOpenValue}
      className={cn('border-b border-line', className)}
    >
      {items.map(({ title, content }, index) => {
        const value = String(index + 1).padStart(2, '0');
        return (
          <Item
            key={title}
            value={value}
            title={title}
            isOpen={openValue === value}
            onFound={() => setOpenValue(value)}
          >
            {content}
          </Item>
        );
      })}
    </Radix.Root>
  );
}

/** The item's number, drawn before its title. */
const numberClasses = cn(
  "before:type-label before:text-muted before:content-[attr(data-number)/'']",
  'before:transition-colors before:duration-(--duration-state) data-[state=open]:before:text-accent',
);
const triggerClasses = cn(
  numberClasses,
  'grid w-full grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-2 py-5 sm:grid-cols-[4rem_1fr_auto] sm:py-6',
);
/** An answer, which unrolls while its item opens. On paper and without script it is open. */
const answerClasses = cn(
  'grid grid-rows-[0fr] opacity-0 transition-[grid-template-rows,opacity] duration-(--duration-enter) ease-out',
  'motion-reduce:transition-none in-[[data-motion=calm]]:transition-none',
  'group-data-[state=open]/content:grid-rows-[1fr] group-data-[state=open]/content:opacity-100',
  'noscript:grid-rows-[1fr] noscript:opacity-100 print:grid-rows-[1fr] print:opacity-100',
);

interface ItemProps {
  /** Two-digit number of the item, which identifies it and is shown before its title. */
  value: string;
  title: string;
  isOpen: boolean;
  /** Called when the browser has found text in the closed content. */
  onFound: () => void;
  children: ReactNode;
}

function Item({ value, title, isOpen, onFound, children }: ItemProps) {
  const contentRef = useHiddenUntilFound(isOpen, onFound);
  const triggerContent = (
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
          className={cn(triggerClasses, 'scripting-only group/trigger text-left')}
        >
          {triggerContent}
        </Radix.Trigger>
        <noscript>
          <span data-number={value} className={triggerClasses}>
            {triggerContent}
          </span>
        </noscript>
      </Radix.Header>
      {/* A grid row from 0fr to 1fr transitions to the height of the text. The grid is a child
          element, because Radix stops the transitions of the content element while measuring it. */}
      <Radix.Content
        ref={contentRef}
        forceMount
        className="group/content"
        // The build adds `hidden="until-found"`, so that a text fragment in the URL finds the content
        // before the code has loaded.
        data-findable=""
        // Radix's `role=region` is removed from closed answers, so that they are not landmarks.
        {...(!isOpen && { role: undefined, 'aria-labelledby': undefined })}
      >
        <div className={answerClasses}>
          <div className="min-h-0 overflow-hidden">
            <div className="type-body measure pb-8 text-muted sm:ml-18">{children}</div>
          </div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}

/** A plus sign. Its vertical stroke shrinks when the item opens, so that a minus sign remains. */
const PlusIcon = () => (
  <span
    aria-hidden="true"
    className={cn(
      'relative mt-1 size-5 self-start scripting-only',
      'before:absolute before:inset-x-0 before:top-1/2 before:border-t-[1.6px]',
      'after:absolute after:inset-y-0 after:left-1/2 after:border-l-[1.6px]',
      'after:transition-transform after:duration-(--duration-state) after:ease-out motion-reduce:after:transition-none',
      'group-data-[state=open]/trigger:after:scale-y-0',
    )}
  />
);
