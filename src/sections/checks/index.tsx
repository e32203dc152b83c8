import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** What a reader can check: three columns beside the title, or large rows below it. */
export default function Checks({ section, accent }: SectionProps<'checks'>) {
  const { isLarge, items } = section;
  return (
    <TitledSection
      section={section}
      accent={accent ?? 'human'}
      theme={isLarge ? 'light' : 'dark'}
      overlay="dense"
      className={cn(!isLarge && 'gap-y-6 pt-4! pb-stack!')}
      headClassName={isLarge ? 'head-split' : 'lg:col-span-3'}
    >
      <ol
        className={cn(
          'col-span-full grid gap-x-(--spacing-column)',
          isLarge ? 'mt-8 border-b border-text' : 'lg:col-span-9 lg:grid-cols-3',
        )}
      >
        {items.map(({ title, text, href }, index) => (
          <Reveal
            as="li"
            order={index}
            key={title}
            className={cn(
              'group rule-fill relative grid grid-cols-[1fr_auto] content-start items-center gap-x-4 gap-y-2 border-t pt-4 pb-6',
              isLarge
                ? 'border-text lg:grid-cols-[7fr_4fr_auto] lg:gap-x-(--spacing-column) lg:py-8'
                : 'border-accent lg:pb-0',
            )}
          >
            <h3 className={isLarge ? 'type-display' : 'type-title'}>
              <SmartLink href={href} className="after:absolute after:inset-0">
                {title}
              </SmartLink>
            </h3>
            <p
              className={cn(
                'text-muted max-lg:col-start-1',
                isLarge ? 'type-lede' : 'type-body col-start-1',
              )}
            >
              {text}
            </p>
            <Arrow
              className={cn(
                'col-start-2 row-start-1 text-accent transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2',
                isLarge ? 'w-10 lg:col-start-3 lg:w-14' : 'w-7',
              )}
            />
          </Reveal>
        ))}
      </ol>
    </TitledSection>
  );
}
