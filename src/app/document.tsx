import type { ReactNode } from 'react';
import { Markup } from '../lib/markup.tsx';

/** URLs of the built files that a page's document contains. */
export interface DocumentFiles {
  /** Style sheets, which block the first paint. */
  styles: readonly string[];
  /** The style sheet for paper. */
  print: string;
  /** The page's code, the entry first; `src/deferred-entry.ts` fetches it after the first paint. */
  scripts: readonly string[];
  /** The only script element of the page. */
  entry: string;
  /** The data of the site's search. The URL has a hash of the content. */
  searchIndex: string;
}

export interface DocumentProps {
  /** BCP 47 language of the page. */
  lang: string;
  title: string;
  /** The page's own elements in the head. */
  head?: ReactNode;
  /** Structured data, as JSON-LD. */
  structuredData?: readonly object[];
  files: DocumentFiles;
  /** HTML of the app, rendered by React. */
  app: string;
}

/** Fonts of the first screen's headline and text; see `styles/base.css`. */
const firstFonts = ['/fonts/mona-headline.woff2', '/fonts/mona-text.woff2'];

/** JSON in which `<` is escaped, so that no text can end the script element. */
const toScriptJson = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c');

/**
 * The document of a page, rendered at build and by the development server. It contains the app as
 * an HTML string, not as elements, because the ids from `useId` depend on the root, and only the
 * app hydrates.
 */
export function Document({ lang, title, head, structuredData, files, app }: DocumentProps) {
  return (
    <html
      lang={lang}
      data-experience="simplified"
      data-scene="drawing"
      data-offscreen-sections="skipped"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* After the others, because its rules override theirs. Browsers fetch it last. */}
        <link rel="stylesheet" media="print" href={files.print} />
        <title>{title}</title>
        {head}
        {structuredData?.map((thing) => {
          const text = toScriptJson(thing);
          return (
            <script key={text} data-page="" type="application/ld+json">
              {text}
            </script>
          );
        })}
        <meta name="theme-color" content="#060b0e" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title="Neural Suite blog"
          href="/feed.xml"
        />
        {firstFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <meta name="search-index" content={files.searchIndex} />
        {files.scripts.length > 0 && <meta name="page-scripts" content={files.scripts.join(' ')} />}
        <script type="module" fetchPriority="low" src={files.entry} />
      </head>
      <body>
        <Markup tag="div" id="root" html={app} />
      </body>
    </html>
  );
}
