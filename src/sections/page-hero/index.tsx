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
 * First section of a page: headline and scene view. The scene view is to the right of the text on a
 * wide screen, below the text on a tablet, and between headline and lede on a phone. It is never
 * behind the text.
 */
export default function PageHero({ section, shot, accent }: SectionProps<'page-hero'>) {
  const { length } = section.title;
  const isLongest = length > longestTitleLength;
  return (
    <section
      data-theme="dark"
      data-overlay="around"
      data-accent={accent ?? 'human'}
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
              length > longTitleLength ? 'max-w-[14ch] beside:max-w-[18ch]' : 'max-w-[14ch]',
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
        fadesToOval={coreShots.test(shot)}
        layout={tallShots.test(shot) ? 'tall' : 'wide'}
        className={cn(
          'page-scene-view col-span-full',
          isLongest ? 'beside:col-span-5' : 'beside:col-span-6',
          !fadingShots.test(shot) && 'beside:[--soft-bottom:0px]',
        )}
      />
    </section>
  );
}
