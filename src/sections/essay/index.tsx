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
      headSize="display"
      headClassName="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:col-span-7"
    >
      <div className="col-span-full mt-6 lg:col-span-5 lg:mt-[calc(var(--text-small)*1.4+1rem)] lg:border-l lg:border-line lg:pl-8">
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
