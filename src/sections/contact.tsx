import { site } from '../content/site.ts';
import type { SectionOf } from '../content/types.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { Arrow } from '../ui/arrow.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

type Contact = SectionOf<'contact'>;

/** The contact page: a form on a sheet that runs off the left edge, and who is at the other end. */
export default function ContactPage({ section }: { section: Contact }) {
  return (
    <section
      id={section.id}
      data-surface={section.surface ?? 'paper'}
      aria-labelledby="page-title"
      className="stage relative isolate overflow-clip pt-[calc(var(--spacing-header)+5.5rem)] pb-section lg:pb-0"
    >
      <h1 id="page-title" className="type-hero col-span-full lg:col-span-8">
        {section.title}
      </h1>
      <p className="type-lede col-span-full mt-6 self-end text-muted lg:col-span-4 lg:mt-0 lg:pb-2">
        {section.lede}
      </p>

      <div className="relative col-span-full mt-stack py-10 before:absolute before:inset-y-0 before:-right-gutter before:-left-gutter before:-z-10 before:bg-raised lg:col-span-8 lg:mr-[6%] lg:py-16 lg:pr-16 lg:before:right-0">
        <ContactForm privacy={section.privacy} />
      </div>

      <div className="col-span-full mt-stack grid content-start gap-y-12 lg:sticky lg:top-header lg:col-span-4 lg:gap-y-16 lg:self-start lg:py-16">
        <Why why={section.why} />
        <Headquarters headquarters={section.headquarters} />
        <Follow follow={section.follow} />
      </div>
    </section>
  );
}

function Why({ why }: Pick<Contact, 'why'>) {
  return (
    <div>
      <h2 className="type-title">{why.title}</h2>
      <ol className="mt-5">
        {why.items.map((item, index) => (
          <li key={item} className="hairline flex items-baseline gap-5 py-4">
            <span aria-hidden="true" className="type-label w-6 text-accent">
              {String(index + 1).padStart(2, '0')}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Headquarters({ headquarters }: Pick<Contact, 'headquarters'>) {
  return (
    <div className="hairline pt-5">
      <h2 className="type-label text-muted">{headquarters.title}</h2>
      <address className="type-head mt-3 not-italic">
        {headquarters.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

function Follow({ follow }: Pick<Contact, 'follow'>) {
  return (
    <div className="hairline pt-5">
      <h2 className="type-label text-muted">{follow.title}</h2>
      <p className="mt-3">{follow.text}</p>
      <SmartLink
        href={site.linkedin}
        className="group/follow mt-3 inline-flex min-h-11 items-center gap-3 font-medium"
      >
        <span className="text-link">{follow.label}</span>
        <Arrow
          to="out"
          className="w-6 transition-transform duration-(--duration-state) ease-settle group-hover/follow:translate-x-1 group-hover/follow:-translate-y-1 motion-reduce:transition-none"
        />
      </SmartLink>
    </div>
  );
}
