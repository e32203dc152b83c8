import { offlineWords as words } from '../content/offline.ts';
import { site } from '../content/site.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { CutLine } from './offline-illustration.tsx';

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
