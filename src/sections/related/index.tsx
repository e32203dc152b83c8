import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { Section, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Links to related pages, in text columns beside the title. */
export default function Related({ section }: SectionProps<'related'>) {
  const heading = useHeadingId();
  return (
    <Section theme="light" id={section.id} labelledBy={heading} className="py-stack">
      <div className="rule-top col-span-full grid grid-cols-subgrid gap-y-10 pt-8">
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-4 lg:col-span-3 lg:flex-col">
          <h2 id={heading} className="type-title">
            {section.title}
          </h2>
          <ButtonLink
            href={section.viewAll.href}
            variant="link"
            arrow
            className="sm:whitespace-nowrap"
          >
            {section.viewAll.label}
          </ButtonLink>
        </div>
        <ul className="col-span-full grid sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:col-span-9">
          {section.links.map((link, index) => (
            <Reveal
              as="li"
              order={index}
              key={link.href}
              className="group relative flex flex-col border-line py-6 max-sm:border-t sm:border-l sm:px-6 sm:py-1"
            >
              <p className="type-label text-muted">{link.category}</p>
              <h3 lang={link.lang} className="type-title mt-4">
                <SmartLink
                  href={link.href}
                  hrefLang={link.lang ?? link.hrefLang}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {link.title}
                </SmartLink>
              </h3>
              <p className="type-small mt-2 text-muted">{link.description}</p>
              <span className="mt-auto pt-8">
                <Arrow className="w-7 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
              </span>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
