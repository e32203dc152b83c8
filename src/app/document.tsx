import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { Markup } from '../lib/markup.tsx';

/** Addresses of the built files that a page names. */
export interface DocumentFiles {
  /** Style sheets that the first paint waits for. */
  styles: readonly string[];
  /** The style sheet for paper. */
  print: string;
  /** The page's code, the entry first; `src/deferred-entry.ts` fetches it after the first paint. */
  scripts: readonly string[];
  /** The only script that the page runs by itself. */
  entry: string;
  /** The index of the search: its name changes with its content. */
  searchIndex: string;
}

export interface DocumentProps {
  /** BCP 47 language of the page. */
  lang: string;
  title: string;
  /** The page's own elements of the head. */
  head?: ReactNode;
  /** Structured data, as JSON-LD. */
  structuredData?: readonly Thing[];
  files: DocumentFiles;
  /** HTML of the app, as React has rendered it. */
  app: string;
}

/** Escapes `<`, so that no text can end the script element. */
const json = (thing: Thing) => JSON.stringify(thing).replaceAll('<', '\\u003c');

/**
 * The whole document of a page, rendered at build and by the development server. The app is a
 * string in it, because React numbers the ids of a tree that hydrates from the app's own root.
 */
export function Document({ lang, title, head, structuredData, files, app }: DocumentProps) {
  return (
    <html lang={lang} data-experience="simplified" data-scene="drawing" data-layout="partial">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* After the others, because its rules override theirs; browsers fetch it last. */}
        <link rel="stylesheet" media="print" href={files.print} />
        <title>{title}</title>
        {head}
        {structuredData?.map((thing) => {
          const text = json(thing);
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
        <link
          rel="preload"
          href="/fonts/mona-headline.woff2"
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
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
