import type { CSSProperties } from 'react';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { ClaimKindName, ClaimKindNotes } from '../claim.tsx';

type Item = SectionOf<'bento'>['items'][number];

/** Label of a claim: the name of a standard or law, or a figure with its label. */
function getClaimText(id: ClaimId) {
  const { figure, label, short, kind } = claimOf(id);
  return kind === 'standard' || kind === 'law' ? figure : `${figure} ${short ?? label}`;
}

/** A tile of the grid. A wide tile has larger type and a large glyph on the right. */
function Tile({ item, order }: { item: Item; order: number }) {
  const { span = 2 } = item;
  const isWide = span > 2;
  return (
    <Reveal
      as="li"
      order={order}
      data-accent={item.offering}
      data-claim={item.claim}
      style={{ '--span': span } as CSSProperties}
      className={cn(
        'group relative flex min-h-56 flex-col justify-between gap-10 overflow-hidden border-r border-b border-line p-6 lg:col-[span_var(--span)] lg:min-h-80 lg:p-8 2xl:p-12',
        isWide && 'bg-raised md:max-lg:col-span-full',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <Glyph
          name={item.icon}
          className={cn(
            'text-accent',
            isWide
              ? 'size-14 lg:absolute lg:top-1/2 lg:right-10 lg:size-56 lg:-translate-y-1/2 lg:[stroke-width:0.5] 2xl:right-16 2xl:size-80'
              : 'size-10 lg:size-14',
          )}
        />
        {item.claim && (
          <p className="type-label relative text-right text-muted">
            <ClaimKindName id={item.claim} className="block" />
            <span>{getClaimText(item.claim)}</span>
          </p>
        )}
      </div>
      <div className={cn(isWide && 'lg:max-w-[62%]')}>
        <h3 className={isWide ? 'type-head' : 'type-title'}>
          {item.href ? (
            <SmartLink href={item.href} className="after:absolute after:inset-0">
              {item.title}
            </SmartLink>
          ) : (
            item.title
          )}
        </h3>
        <p className={cn('mt-3 text-muted', isWide ? 'type-lede' : 'type-body')}>{item.text}</p>
        {item.href && (
          <Arrow className="mt-6 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
        )}
      </div>
    </Reveal>
  );
}

/** A bento grid of tiles that share their borders. */
export default function Bento({ section, accent }: SectionProps<'bento'>) {
  const claims = section.items.flatMap(({ claim }) => claim ?? []);
  return (
    <TitledSection section={section} accent={section.accent ?? accent} headClassName="head-split">
      <ul className="col-span-full mt-stack grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-6">
        {section.items.map((item, index) => (
          <Tile key={item.title} item={item} order={index} />
        ))}
      </ul>
      {claims.length > 0 && <ClaimKindNotes ids={claims} className="col-span-full mt-4" />}
    </TitledSection>
  );
}
