import { offlineTexts as texts } from '../content/messages.ts';
import { site } from '../content/site.ts';
import { BrokenDiagram } from '../sections/not-found/broken-ring.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

/** All coordinates are in units of the drawing, which is 1200 by 900. */
const center = { x: 760, y: 400 };
const radius = 270;

/** Positions of the four products around the core. */
const products = {
  edge: [center.x + radius, center.y],
  shield: [center.x, center.y - radius],
  learning: [center.x - radius, center.y],
  agents: [center.x, center.y + radius],
} as const;

/** Path of the arc between two products. The other three arcs are this one, rotated. */
const quarterArc = `M${center.x + 92} ${center.y - radius + 16} A${radius} ${radius} 0 0 1 ${center.x + radius - 16} ${center.y - 92}`;

/** Paths of the two ends of the line from the core to the visitor, with a gap between them. */
const brokenLine = {
  core: `M${center.x - 66} ${center.y + 66} L${center.x - 270} ${center.y + 270}`,
  visitor: `M${center.x - 330} ${center.y + 330} L${center.x - 410} ${center.y + 410}`,
};
const visitor = { x: center.x - 420, y: center.y + 420 };

/** The diagram of the products around their core, with a broken line to the visitor. */
function OfflineIllustration() {
  return (
    <BrokenDiagram
      size={[1200, 900]}
      core={[center.x, center.y]}
      products={products}
      productWidth={250}
      className="top-header -right-[6%] w-[104%] lg:top-[calc(50%+var(--spacing-header)/2)] lg:-right-[2%] lg:w-[min(66%,118svh)] lg:-translate-y-1/2"
    >
      {Object.keys(products).map((id, index) => (
        <path
          key={id}
          d={quarterArc}
          stroke={`var(--accent-${id})`}
          strokeLinecap="round"
          transform={`rotate(${90 * index} ${center.x} ${center.y})`}
        />
      ))}
      <g stroke="var(--accent-human)" strokeWidth="3" strokeLinecap="round">
        <path d={brokenLine.core} />
        <path d={brokenLine.visitor} strokeDasharray="0.1 11" />
      </g>
      <circle cx={visitor.x} cy={visitor.y} r="7" fill="var(--accent-human)" />
    </BrokenDiagram>
  );
}

export const offlineTitle = `${texts.meta.title} | ${site.name}`;

export const offlineHead = (
  <>
    <meta data-page="" name="description" content={texts.meta.description} />
    <meta data-page="" name="robots" content="noindex" />
  </>
);

/**
 * The page that the service worker shows in place of a page that is neither on the network nor in
 * the cache. It must not run the app's code, because its URL is that of the other page, which the
 * app would render. Its one script is `src/offline.ts`, which uses the `data-part` attributes.
 */
export function OfflinePage() {
  return (
    <>
      <header
        data-theme="dark"
        className="fixed inset-x-0 top-0 z-40 flex h-header items-center border-b border-line bg-ink px-gutter"
      >
        <a
          href="/"
          className="flex min-h-11 items-center gap-2.5 pr-1"
          aria-label={`${site.name}, home`}
        >
          <Logo className="size-8 shrink-0" />
          <span className="type-title whitespace-nowrap">{site.name}</span>
        </a>
      </header>
      <main
        id="main"
        data-theme="dark"
        className="layout-grid relative min-h-svh content-end gap-y-8 overflow-clip bg-ink pt-[calc(var(--spacing-header)+74vw)] sm:pt-[calc(var(--spacing-header)+52vw)] pb-stack lg:content-center lg:pt-[calc(var(--spacing-header)+2rem)]"
      >
        <OfflineIllustration />
        <p className="type-label relative col-span-full text-muted">{texts.eyebrow}</p>
        <h1 className="type-hero relative col-span-full max-w-[5em]">{texts.title}</h1>
        <p className="type-lede relative col-span-full max-w-[24em] text-muted">{texts.text}</p>
        <div className="scripting-only relative col-span-full">
          <Button variant="neural" size="xl" data-part="retry">
            {texts.retry}
          </Button>
        </div>
        <section
          aria-labelledby="kept"
          className="scripting-only rule-top relative col-span-full mt-4 pt-4 lg:col-span-6"
        >
          <h2 id="kept" className="type-label text-muted">
            {texts.savedPages}
          </h2>
          <ul data-part="kept" className="mt-2 flex flex-wrap gap-x-8 gap-y-1 empty:hidden" />
          <p data-part="nothing" className="type-small mt-3 text-muted">
            {texts.noSavedPages}
          </p>
        </section>
      </main>
    </>
  );
}
