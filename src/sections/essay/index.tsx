import type { SectionProps } from '../../content/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { TitledSection } from '../../ui/section.tsx';

/**
 * A two-column essay: the statement on the left is sticky while the reasons on the right scroll.
 */
export default function Essay({ section }: SectionProps<'essay'>) {
  const [first, ...rest] = section.paragraphs;
  return (
    <TitledSection
      section={section}
      headClassName="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:col-span-5"
    >
      <div className="col-span-full mt-10 lg:col-span-6 lg:col-start-7 lg:mt-[calc(var(--text-small)*1.4+1rem)]">
        {first && (
          <p className="type-lede measure">
            <RichText text={first} />
          </p>
        )}
        {rest.map((paragraph, index) => (
          <p key={index} className="type-lede measure mt-5 text-muted">
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </TitledSection>
  );
}
