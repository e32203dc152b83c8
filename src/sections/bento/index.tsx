import { type CSSProperties, useRef } from 'react';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { Reveal } from '../../motion/reveal.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { ClaimFigure, ClaimKindName, ClaimKindNotes } from '../claim.tsx';

const TilePicture = lazyWhenVisible(() => import('./tile-picture.tsx'));

type Item = SectionOf<'bento'>['items'][number];

/** Whether a claim is a figure, and not the name of a standard or law. */
const isFigure = (id: ClaimId) => !['standard', 'law'].includes(claimOf(id).kind);

/** Label of a claim: the name of a standard or law, or what its figure counts. */
function getClaimText(id: ClaimId) {
  const { figure, label, short } = claimOf(id);
  return isFigure(id) ? (short ?? label) : figure;
}

/**
 * A tile of the grid. A wide tile has larger type and, on the right, its figure, picture or a large
 * glyph.
 */
function Tile({ item, order }: { item: Item; order: number }) {
  const { span = 2 } = item;
  const isWide = span > 2;
  const pictureRef = useRef<HTMLDivElement>(null);
  return (
    <Reveal
      as="li"
      order={order}
      data-accent={item.offering}
      data-claim={item.claim}
      style={{ '--span': span } as CSSProperties}
      className={cn(
        'group relative flex flex-col justify-between gap-10 overflow-hidden',
        'border-r border-b border-line p-6 lg:p-8 2xl:p-12',
        'min-h-56 lg:col-[span_var(--span)] lg:min-h-80',
        isWide && 'bg-raised md:max-lg:col-span-full',
      )}
    >
      {isWide && item.picture && (
        <div ref={pictureRef} className="absolute inset-y-0 right-0 w-2/5 max-lg:hidden">
          <TilePicture within={pictureRef} fallback={null} name={item.picture} />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-4">
        {item.claim && isFigure(item.claim) ? (
          <ClaimFigure
            value={claimOf(item.claim).figure}
            className={
              isWide
                ? 'type-figure lg:absolute lg:top-1/2 lg:right-10 lg:-translate-y-1/2'
                : 'type-display'
            }
          />
        ) : (
          <Glyph
            name={item.icon}
            className={cn(
              'text-accent',
              isWide && !item.picture
                ? 'size-14 lg:absolute lg:top-1/2 lg:right-10 lg:size-56 lg:-translate-y-1/2 lg:[stroke-width:0.5] 2xl:right-16 2xl:size-80'
                : 'size-10 lg:size-14',
              item.picture && 'lg:hidden',
            )}
          />
        )}
        {item.claim && (
          <p className={cn('type-label relative text-muted', !isWide && 'text-right')}>
            <ClaimKindName id={item.claim} className="block" />
            <span>{getClaimText(item.claim)}</span>
          </p>
        )}
      </div>
      {/* Above a large figure. A link's layer must cover the whole tile, to which it is relative. */}
      <div className={cn(!item.href && 'relative', isWide && 'lg:max-w-1/2')}>
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
