import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { SceneView } from '../../scene/index.tsx';
import { Actions } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/**
 * Numbers of characters. A title longer than `longTitleLength` gets wider lines, and one longer
 * than `longestTitleLength` also a wider column, so that it has at most four lines beside the scene
 * view.
 */
const longTitleLength = 40;
const longestTitleLength = 50;

/** Classes of words and view on a wide screen with the picture left of the text. */
const pictureLeft = {
  words: 'beside:-col-end-1 beside:row-start-1',
  view: 'beside:col-start-1 beside:row-start-1',
};

/** Widths of words and view by the headline's length. */
const widths = {
  usual: { words: 'beside:col-span-6', view: 'beside:col-span-6' },
  longest: { words: 'beside:col-span-7', view: 'beside:col-span-5' },
};

/**
 * First section of a page: headline and scene view. The scene view is beside the text on a
 * wide screen, below the text on a tablet, and between headline and lede on a phone. It is never
 * behind the text.
 */
export default function PageHero({ section, shot, accent }: SectionProps<'page-hero'>) {
  const { picture, layout, fades, title, eyebrow, lede, actions } = section;
  const { length } = title;
  const width = widths[length > longestTitleLength ? 'longest' : 'usual'];
  const place = picture && pictureLeft;
  return (
    <section
      data-theme="dark"
      data-overlay="around"
      data-accent={accent ?? 'human'}
      aria-labelledby="page-title"
      data-picture={picture}
      className={cn(
        'layout-grid [--overlay:var(--overlay-dense)] min-h-[min(80svh,64rem)] max-md:pb-stack',
        'grid-rows-[auto_minmax(16rem,1fr)] beside:grid-rows-none print:grid-rows-none',
      )}
    >
      <div
        className={cn(
          'col-span-full grid content-start gap-y-6 max-md:contents beside:grid beside:pt-[calc(14svh-4.5rem)] beside:pb-stack',
          width.words,
          place?.words,
        )}
      >
        <div className="col-span-full pt-[calc(var(--spacing-header)+4.5rem)]">
          {eyebrow && <p className="type-label mb-5 text-accent">{eyebrow}</p>}
          <h1
            id="page-title"
            className={cn(
              'type-display max-w-[14ch] text-balance md:portrait:max-w-[20ch]',
              length > longTitleLength && 'beside:max-w-[18ch]',
            )}
          >
            {title}
          </h1>
        </div>
        {lede && (
          <p className="type-lede measure order-1 col-span-full">
            <RichText text={lede} />
          </p>
        )}
        {actions && <Actions actions={actions} className="order-1 col-span-full mt-4" />}
      </div>
      <SceneView
        shot={shot}
        isInline
        fadesToOval={fades === 'around'}
        layout={layout ?? 'wide'}
        className={cn(
          'page-scene-view col-span-full',
          width.view,
          place?.view,
          fades !== 'below' && 'beside:[--soft-bottom:0px]',
        )}
      />
    </section>
  );
}
