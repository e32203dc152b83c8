import type { SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/** Unequal halves that change sides, so that the four never stand in a row. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** The four products as a bento on hairlines, each a link to its page. */
export default function SolutionCards({ section }: { section: SectionOf<'solution-cards'> }) {
  return (
    <Section surface="ink" id={section.id} labelledBy="solutions-title" className="gap-y-stack">
      <SectionHead
        id="solutions-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="lg:col-span-9"
      />
      <ul className="col-span-full grid grid-cols-12 gap-px border border-line bg-line">
        {section.cards.map((card, index) => (
          <Reveal
            as="li"
            order={index % 2}
            key={card.offering}
            data-accent={card.offering}
            className={cn('group/card relative col-span-12 bg-ink', spans[index % spans.length])}
          >
            <Picture
              name={card.image.name}
              alt={card.image.alt}
              width={1440}
              height={960}
              sizes="(min-width: 64rem) 55vw, 100vw"
              className="h-[clamp(13rem,26vw,44rem)] w-full object-cover"
            />
            <div className="p-[clamp(1.25rem,2.2vw,4rem)]">
              <p className="type-label text-accent">{card.persona}</p>
              <h3 className="type-head mt-3">
                <SmartLink
                  href={card.link}
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent"
                >
                  {card.title}
                </SmartLink>
              </h3>
              <p className="type-title mt-2 text-muted">{card.benefit}</p>
              <p className="type-body measure mt-4 text-muted">{card.description}</p>
              <span
                aria-hidden="true"
                className="mt-6 block h-0.5 w-12 origin-left bg-accent transition-transform duration-(--duration-enter) ease-settle group-hover/card:scale-x-[4]"
              />
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
