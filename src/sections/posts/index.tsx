import type { Lang } from '../../content/messages.ts';
import type { SectionOf } from '../../content/types.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { Latest } from './latest.tsx';

/** The newest articles. */
export default function Posts({ section, lang }: { section: SectionOf<'posts'>; lang: Lang }) {
  const heading = useHeadingId();
  const { posts, viewAll } = section;
  return (
    <Section
      surface={section.surface ?? 'paper'}
      id={section.id}
      labelledBy={heading}
      className="overflow-x-clip"
    >
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        size="display"
        className="lg:col-span-8"
      />
      {viewAll && (
        <div className="col-span-full mt-6 self-end lg:col-span-4 lg:mt-0 lg:justify-self-end">
          <ButtonLink href={viewAll.href} variant={viewAll.variant ?? 'link'} arrow>
            {viewAll.label}
          </ButtonLink>
        </div>
      )}
      <Latest posts={posts} lang={lang} />
    </Section>
  );
}
