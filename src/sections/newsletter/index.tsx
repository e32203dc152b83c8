import { type FormEvent, useId, useState } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { notifyComingSoon } from '../../ui/toasts/notify.ts';

/**
 * A form for an email address. It sends nothing: a valid address shows a notice at the edge of the
 * screen, whose text is repeated below the form.
 */
export default function Newsletter({ section }: SectionProps<'newsletter'>) {
  const id = useId();
  const [noticeText, setNoticeText] = useState('');
  // The browser validates the address and dispatches `submit` only if the address is valid.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNoticeText(notifyComingSoon('Newsletter', 'a quality newsletter'));
  };
  return (
    <TitledSection
      section={section}
      theme="dark"
      className="items-end gap-y-12"
      headClassName="lg:col-span-5"
    >
      <form
        onSubmit={onSubmit}
        onInput={() => setNoticeText('')}
        className={cn(
          'scripting-only col-span-full flex flex-wrap items-end gap-x-4 gap-y-5 sm:flex-nowrap',
          'border-muted focus-within:border-text sm:border-b lg:col-span-6 lg:col-start-7',
        )}
      >
        <label htmlFor={id} className="sr-only">
          Email address
        </label>
        {/* The input has no name, so that its value is not submitted even without JavaScript. */}
        <input
          id={id}
          type="email"
          required
          aria-describedby={noticeText ? `${id}-answer` : undefined}
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email address"
          className="type-lede min-h-16 w-full min-w-0 flex-1 border-muted bg-transparent text-text outline-offset-0 max-sm:border-b placeholder:text-muted placeholder:opacity-100"
        />
        <Button type="submit" variant="neural" size="lg" className="mb-1.5 max-sm:w-full">
          Subscribe
        </Button>
      </form>
      {noticeText && (
        <p
          id={`${id}-answer`}
          className="type-small col-span-full text-muted lg:col-span-6 lg:col-start-7"
        >
          {noticeText}
        </p>
      )}
    </TitledSection>
  );
}
