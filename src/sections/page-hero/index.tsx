import type { Action, SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { SceneView } from '../../scene/index.tsx';
import { Actions } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** First section of every inner page. Its shot, or the page's, is the picture beside it. */
export interface PageHeroSection extends Titled {
  kind: 'page-hero';
  actions?: readonly Action[];
}

const offerings = ['edge', 'shield', 'learning', 'agents'] as const;
/** Shots in which the upright ring or stream fills a box beside the words better than the wide one. */
const upright = /^(quiet|glow|suite(-table|-library|-proof)?)$/;
/** Shots of pages that go on in ink: the picture fades at its foot, where others end with their section. */
const fading = /^(suite-industries|suite-cases|agents-service)$/;
/** Shots of the core alone, which shines in every direction. */
const glowing = /^(human|pulse|core-alone)$/;

/**
 * A title of more characters gets wider lines, and one that is longer still a wider column, so that
 * it takes four lines at most beside the picture.
 */
const longTitle = 40;
const longestTitle = 50;

/**
 * First section of an inner page: the headline, and the picture of its shot. It stands right of
 * the words on a wide screen, below them on a tablet, between headline and lede on a phone, and
 * never behind them.
 */
export default function PageHero({ section, shot }: SectionProps<'page-hero'>) {
  const { length } = section.title;
  const isLongest = length > longestTitle;
  return (
    <section
      data-theme="dark"
      data-overlay="around"
      data-accent={offerings.find((id) => shot.startsWith(id)) ?? 'human'}
      aria-labelledby="page-title"
      className="layout-grid [--overlay:var(--overlay-dense)] min-h-[min(92svh,68rem)] max-md:pb-stack grid-rows-[auto_minmax(16rem,1fr)] beside:grid-rows-none 4k:min-h-[80svh] print:grid-rows-none"
    >
      <div
        className={cn(
          'col-span-full grid content-start gap-y-6 max-md:contents beside:grid beside:pt-[calc(14svh-4.5rem)] beside:pb-stack',
          isLongest ? 'beside:col-span-7' : 'beside:col-span-6',
        )}
      >
        <div className="col-span-full pt-[calc(var(--spacing-header)+4.5rem)]">
          {section.eyebrow && <p className="type-label mb-5 text-accent">{section.eyebrow}</p>}
          <h1
            id="page-title"
            className={cn(
              'type-display text-balance',
              length > longTitle ? 'max-w-[14ch] beside:max-w-[18ch]' : 'max-w-[14ch]',
            )}
          >
            {section.title}
          </h1>
        </div>
        {section.lede && (
          <p className="type-lede measure order-1 col-span-full">
            <RichText text={section.lede} />
          </p>
        )}
        {section.actions && (
          <Actions actions={section.actions} className="order-1 col-span-full mt-4" />
        )}
      </div>
      <SceneView
        shot={shot}
        isInline
        round={glowing.test(shot)}
        layout={upright.test(shot) ? 'tall' : 'wide'}
        className={cn(
          'page-scene-view col-span-full',
          isLongest ? 'beside:col-span-5' : 'beside:col-span-6',
          !fading.test(shot) && 'beside:[--soft-bottom:0px]',
        )}
      />
    </section>
  );
}
