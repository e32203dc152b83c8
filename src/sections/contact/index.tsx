import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../content/site.ts';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { english } from '../../features/contact/texts.ts';
import { cn } from '../../lib/cn.ts';
import { importWithRetry } from '../../lib/lazy.tsx';
import { emitPulse, SceneView } from '../../scene/index.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { DemoSteps } from '../demo-steps.tsx';
import type { ContactWords } from './spanish.ts';

/**
 * The page's words: those of its data, or the Spanish ones with `?lang=es`, which only such a visit
 * loads. Until they have arrived, and if they don't, the words are English.
 */
function useWords(section: SectionOf<'contact'>): ContactWords {
  const isSpanish = new URLSearchParams(useLocation().search).get('lang') === 'es';
  const [spanish, setSpanish] = useState<ContactWords>();
  useEffect(() => {
    if (!isSpanish) return;
    importWithRetry(() => import('./spanish.ts')).then(
      ({ spanishWords }) => setSpanish(spanishWords),
      () => {},
    );
  }, [isSpanish]);
  return (isSpanish && spanish) || { ...section, form: english };
}

/**
 * The contact page: the form in the light theme, and beside it the core above information about the
 * company. The core's light becomes warmer as fields are filled, and the core pulses when a request
 * has been stored.
 */
export default function ContactPage({ section, shot }: SectionProps<'contact'>) {
  const words = useWords(section);
  /** Share of the fields that are filled, 0 to 1. */
  const [filledShare, setFilledShare] = useState(0);
  /** Number of requests that have been stored. */
  const [storedCount, setStoredCount] = useState(0);
  const onStored = useCallback(() => {
    setStoredCount((count) => count + 1);
    emitPulse();
  }, []);

  return (
    <section
      id={section.id}
      lang={words.lang}
      data-theme="dark"
      data-overlay="around"
      aria-labelledby="page-title"
      className="layout-grid [--overlay:var(--overlay-dense)] gap-y-0 pt-[calc(var(--spacing-header)+4.5rem)] lg:pt-[calc(var(--spacing-header)+5.5rem)]"
    >
      <div className="col-span-full lg:col-span-7">
        <h1 id="page-title" className="type-hero">
          {words.title}
        </h1>
        <p className="type-lede measure mt-6 text-muted">{words.lede}</p>
      </div>

      <div
        data-theme="light"
        className={cn(
          'relative isolate col-span-full mt-6 py-10 max-lg:order-2 lg:col-span-7 lg:mt-stack lg:py-16 lg:pr-16',
          // The form's ground reaches to the edge of the screen.
          'bg-transparent! before:absolute before:inset-y-0 before:-right-gutter before:-left-gutter lg:before:right-0',
          'before:-z-10 before:bg-raised',
        )}
      >
        <ContactForm
          texts={words.form}
          privacy={words.privacy}
          email={site.email}
          onFilled={setFilledShare}
          onSuccess={onStored}
        />
      </div>

      {/* On a narrow screen the scene view is before the form, and the company information after it.
          On a wide screen both are sticky. A sticky element is a stacking context; this one is below
          the form, because its overlay would dim the form. */}
      <div className="contents lg:sticky lg:top-header lg:-z-10 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:block lg:self-start lg:pb-12">
        <SceneView
          shot={shot}
          isInline
          blendTo={{ shot: 'core-hears', progress: filledShare }}
          fadesToOval
          className="col-span-full -mx-gutter h-[clamp(15rem,36svh,40rem)] max-lg:order-1 lg:-ml-12 lg:h-[clamp(16rem,42svh,60rem)]"
        >
          {storedCount > 0 && <span key={storedCount} aria-hidden="true" className="core-pulse" />}
        </SceneView>
        <Company {...words} />
      </div>
    </section>
  );
}

/** What a demo is, reasons to choose the company, its headquarters, and its page on LinkedIn. */
function Company({ lang, demo, why, headquarters, follow }: ContactWords) {
  return (
    <div className="col-span-full grid gap-y-10 max-lg:order-3 max-lg:py-stack lg:mt-6">
      <DemoSteps texts={demo} />
      <div>
        <h2 className="type-title">{why.title}</h2>
        <ol className="mt-5">
          {why.items.map((item, index) => (
            <li key={item} className="rule-top flex items-baseline gap-5 py-4">
              <span aria-hidden="true" className="type-label w-6 text-accent">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="rule-top pt-5">
        <h2 className="type-label text-muted">{headquarters.title}</h2>
        <address className="type-head mt-3 not-italic">{headquarters.text}</address>
      </div>
      <div className="rule-top pt-5">
        <h2 className="type-label text-muted">{follow.title}</h2>
        <p className="mt-3">{follow.text}</p>
        <SmartLink
          href={site.linkedin}
          lang={lang}
          className="group/follow mt-3 inline-flex min-h-11 items-center gap-3 font-medium"
        >
          <span className="text-link">{follow.label}</span>
          <Arrow
            to="out"
            className="w-6 transition-transform duration-(--duration-state) ease-out group-hover/follow:translate-x-1 group-hover/follow:-translate-y-1 motion-reduce:transition-none"
          />
        </SmartLink>
      </div>
    </div>
  );
}
