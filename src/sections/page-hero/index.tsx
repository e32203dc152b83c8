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
 * Classes of the section's parts on a wide screen, by the place of the picture. `left` and `right`
 * have two columns, `below` has the lede beside the headline.
 */
const columns = { section: 'beside:grid-rows-none', title: '', lede: '', actions: 'mt-4' };
const words = 'beside:pt-[calc(14svh-4.5rem)] beside:pb-stack';
const layouts = {
  right: { ...columns, words, view: '' },
  left: {
    ...columns,
    words: `${words} beside:-col-end-1 beside:row-start-1`,
    view: 'beside:col-start-1 beside:row-start-1',
  },
  below: {
    section: '',
    words: 'beside:grid-cols-subgrid beside:items-end beside:gap-y-4',
    title: 'beside:col-span-8 beside:row-span-2',
    lede: 'beside:col-span-4 beside:col-start-9 beside:pt-[calc(var(--spacing-header)+4.5rem)]',
    actions: 'mt-4 beside:col-span-4 beside:col-start-9 beside:mt-0',
    view: '',
  },
} as const;

/** Widths of words and view by the headline's length; both take all columns if the view is below. */
const widths = {
  usual: { words: 'beside:col-span-6', view: 'beside:col-span-6' },
  longest: { words: 'beside:col-span-7', view: 'beside:col-span-5' },
  below: { words: '', view: '' },
} as const;

/**
 * First section of a page: headline and scene view. The scene view is beside or below the text on a
 * wide screen, below the text on a tablet, and between headline and lede on a phone. It is never
 * behind the text.
 */
export default function PageHero({ section, shot, accent }: SectionProps<'page-hero'>) {
  const { picture = 'right', title, eyebrow, lede, actions } = section;
  const { length } = title;
  const layout = layouts[picture];
  const beside = length > longestTitleLength ? 'longest' : 'usual';
  const width = widths[picture === 'below' ? 'below' : beside];
  return (
    <section
      data-theme="dark"
      data-overlay="around"
      data-accent={accent ?? 'human'}
      aria-labelledby="page-title"
      data-picture={picture}
      className={cn(
        'layout-grid [--overlay:var(--overlay-dense)] min-h-[min(80svh,64rem)] max-md:pb-stack grid-rows-[auto_minmax(16rem,1fr)] print:grid-rows-none',
        layout.section,
      )}
    >
      <div
        className={cn(
          'col-span-full grid content-start gap-y-6 max-md:contents beside:grid',
          width.words,
          layout.words,
        )}
      >
        <div className={cn('col-span-full pt-[calc(var(--spacing-header)+4.5rem)]', layout.title)}>
          {eyebrow && <p className="type-label mb-5 text-accent">{eyebrow}</p>}
          <h1
            id="page-title"
            className={cn(
              'type-display max-w-[14ch] text-balance',
              length > longTitleLength && 'beside:max-w-[18ch]',
            )}
          >
            {title}
          </h1>
        </div>
        {lede && (
          <p className={cn('type-lede measure order-1 col-span-full', layout.lede)}>
            <RichText text={lede} />
          </p>
        )}
        {actions && (
          <Actions actions={actions} className={cn('order-1 col-span-full', layout.actions)} />
        )}
      </div>
      <SceneView
        shot={shot}
        isInline
        fadesToOval={coreShots.test(shot)}
        layout={tallShots.test(shot) ? 'tall' : 'wide'}
        className={cn(
          'page-scene-view col-span-full',
          width.view,
          layout.view,
          !fadingShots.test(shot) && 'beside:[--soft-bottom:0px]',
        )}
      />
    </section>
  );
}
