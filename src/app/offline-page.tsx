import { offlineWords as words } from '../content/messages.ts';
import { site } from '../content/site.ts';
import { placeOn } from '../lib/place-on.ts';
import { LineArt } from '../scene/index.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

/** In the drawing's own units. */
const sheet = { width: 1200, height: 900 };
const center = { x: 760, y: 400 };
const radius = 270;

const bodies = [
  { id: 'edge', x: center.x + radius, y: center.y },
  { id: 'shield', x: center.x, y: center.y - radius },
  { id: 'learning', x: center.x - radius, y: center.y },
  { id: 'agents', x: center.x, y: center.y + radius },
] as const;

/** A quarter of the ring between two bodies, turned into its place. */
const quarter = `M${center.x + 92} ${center.y - radius + 16} A${radius} ${radius} 0 0 1 ${center.x + radius - 16} ${center.y - 92}`;

/** The line from the visitor to the core, with a piece missing in the middle. */
const line = {
  there: `M${center.x - 66} ${center.y + 66} L${center.x - 270} ${center.y + 270}`,
  here: `M${center.x - 330} ${center.y + 330} L${center.x - 410} ${center.y + 410}`,
};
const visitor = { x: center.x - 420, y: center.y + 420 };

const place = placeOn(sheet);

/** Decoration: the suite's drawing with a gap in the line that leads to the visitor. */
function CutLine() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-header -right-[6%] aspect-[4/3] w-[104%] lg:top-[calc(50%+var(--spacing-header)/2)] lg:-right-[2%] lg:w-[min(66%,118svh)] lg:-translate-y-1/2"
    >
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="absolute inset-0 size-full overflow-visible"
      >
        {bodies.map(({ id }, index) => (
          <path
            key={id}
            d={quarter}
            stroke={`var(--accent-${id})`}
            transform={`rotate(${90 * index} ${center.x} ${center.y})`}
          />
        ))}
        <g stroke="var(--accent-human)" strokeWidth="3">
          <path d={line.there} />
          <path d={line.here} strokeDasharray="0.1 11" />
        </g>
        <circle cx={visitor.x} cy={visitor.y} r="7" fill="var(--accent-human)" />
      </svg>
      <div className="absolute aspect-square -translate-1/2" style={place(center.x, center.y, 300)}>
        {/* The glow ends in a circle, not at the edge of its sheet. */}
        <LineArt
          name="core"
          isInline
          className="[mask-image:radial-gradient(closest-side,black_60%,transparent)]"
        />
      </div>
      {bodies.map(({ id, x, y }) => (
        <div key={id} className="absolute aspect-square -translate-1/2" style={place(x, y, 250)}>
          <LineArt name={id} isInline />
        </div>
      ))}
    </div>
  );
}

export const offlineTitle = `${words.meta.title} | ${site.name}`;

export const offlineHead = (
  <>
    <meta data-page="" name="description" content={words.meta.description} />
    <meta data-page="" name="robots" content="noindex" />
  </>
);

/**
 * Shown in place of a page that neither the network nor this device has. It stands under the
 * address that was asked for, so it runs none of the site's code, which would look for that page;
 * `src/offline.ts` brings it to life.
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
        <CutLine />
        <p className="type-label relative col-span-full text-muted">{words.eyebrow}</p>
        <h1 className="type-hero relative col-span-full max-w-[5em]">{words.title}</h1>
        <p className="type-lede relative col-span-full max-w-[24em] text-muted">{words.text}</p>
        <div className="scripting-only relative col-span-full">
          <Button variant="neural" size="xl" data-part="retry">
            {words.retry}
          </Button>
        </div>
        <section
          aria-labelledby="kept"
          className="scripting-only rule-top relative col-span-full mt-4 pt-4 lg:col-span-6"
        >
          <h2 id="kept" className="type-label text-muted">
            {words.kept}
          </h2>
          <ul data-part="kept" className="mt-2 flex flex-wrap gap-x-8 gap-y-1 empty:hidden" />
          <p data-part="nothing" className="type-small mt-3 text-muted">
            {words.nothing}
          </p>
        </section>
      </main>
    </>
  );
}
