import type { Action, SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { SceneView } from '../../scene/index.tsx';
import { Actions } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/**
 * Data of the first section of every page except home. Its scene view (the box in which a section
 * shows the 3D scene) shows the section's shot or the page's. A shot is a named camera framing.
 */
export interface PageHeroSection extends Titled {
  kind: 'page-hero';
  actions?: readonly Action[];
  /**
   * Where the scene view is on a wide screen, if not right of the text: `left`, or `below` it over
   * the whole width, for a shot that is wider than high.
   */
  picture?: 'left' | 'below';
}

/**
 * Shots for which the `tall` layout fills the scene view beside the text better than the `wide`
 * one.
 */
const tallShots = /^(quiet|glow|suite(-table|-library|-proof)?)$/;
/**
 * Shots of pages whose next section also has the dark theme. Their scene view fades out at its
 * bottom edge.
 */
const fadingShots = /^(edge|shield|learning|agents|suite-industries|suite-cases|agents-service)$/;
/** Shots of only the core, the scene's middle object. Their scene view fades out in a circle. */
const coreShots = /^(human|pulse|core-alone)$/;

/**
 * Numbers of characters. A title longer than `longTitleLength` gets wider lines, and one longer
 * than `longestTitleLength` also a wider column, so that it has at most four lines beside the scene
 * view.
 */
const longTitleLength = 40;
const longestTitleLength = 50;

/**
 * First section of a page: headline and scene view. The scene view is beside or below the text on a
 * wide screen, below the text on a tablet, and between headline and lede on a phone. It is never
 * behind the text.
 */
export default function PageHero({ section, shot, accent }: SectionProps<'page-hero'>) {
  const { picture, title } = section;
  const { length } = title;
  const isLeft = picture === 'left';
  const isBelow = picture === 'below';
  const isLongest = length > longestTitleLength;
  return (
    <section
      data-theme="dark"
      data-overlay="around"
      data-accent={accent ?? 'human'}
      aria-labelledby="page-title"
      data-picture={picture}
      className={cn(
        'layout-grid [--overlay:var(--overlay-dense)] min-h-[min(84svh,68rem)] max-md:pb-stack grid-rows-[auto_minmax(16rem,1fr)] 4k:min-h-[80svh] print:grid-rows-none',
        !isBelow && 'beside:grid-rows-none',
      )}
    >
      <div
        className={cn(
          'col-span-full grid content-start gap-y-6 max-md:contents beside:grid',
          !isBelow && 'beside:pt-[calc(14svh-4.5rem)] beside:pb-stack',
          !isBelow && (isLongest ? 'beside:col-span-7' : 'beside:col-span-6'),
          isLeft && (isLongest ? 'beside:col-start-6' : 'beside:col-start-7'),
          isLeft && 'beside:row-start-1',
          isBelow && 'beside:grid-cols-subgrid beside:items-end beside:gap-y-4',
        )}
      >
        <div
          className={cn(
            'col-span-full pt-[calc(var(--spacing-header)+4.5rem)]',
            isBelow && 'beside:col-span-8 beside:row-span-2',
          )}
        >
          {section.eyebrow && <p className="type-label mb-5 text-accent">{section.eyebrow}</p>}
          <h1
            id="page-title"
            className={cn(
              'type-display text-balance',
              length > longTitleLength ? 'max-w-[14ch] beside:max-w-[18ch]' : 'max-w-[14ch]',
              isBelow && 'beside:max-w-[20ch]',
            )}
          >
            {title}
          </h1>
        </div>
        {section.lede && (
          <p
            className={cn(
              'type-lede measure order-1 col-span-full',
              isBelow && 'beside:col-span-4 beside:col-start-9',
            )}
          >
            <RichText text={section.lede} />
          </p>
        )}
        {section.actions && (
          <Actions
            actions={section.actions}
            className={cn(
              'order-1 col-span-full mt-4',
              isBelow && 'beside:col-span-4 beside:col-start-9 beside:mt-0',
            )}
          />
        )}
      </div>
      <SceneView
        shot={shot}
        isInline
        fadesToOval={coreShots.test(shot)}
        layout={tallShots.test(shot) ? 'tall' : 'wide'}
        className={cn(
          'page-scene-view col-span-full',
          !isBelow && (isLongest ? 'beside:col-span-5' : 'beside:col-span-6'),
          isLeft && 'beside:col-start-1 beside:row-start-1',
          !fadingShots.test(shot) && 'beside:[--soft-bottom:0px]',
        )}
      />
    </section>
  );
}
