import './line-art.css';
import { useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { whenIdle } from '../lib/lazy.tsx';
import { Markup } from '../lib/markup.tsx';
import { lineArtFile } from './line-art-file.ts';
import type { BodyId, Layout } from './shared/diagram.ts';

/** Draws the pictures where pages are rendered. The browser has their files instead. */
const server = import.meta.env.SSR ? await import('./line-art/svg.ts') : undefined;

const fileOf = (name: string) => lineArtFile(name, import.meta.env.VITE_LINE_ART);

/** The page's pictures that are images, also in parts that are not hydrated yet. */
const images = () => document.querySelectorAll<HTMLImageElement>('img.line-art');

/** Loads every image once the browser is idle, so that a page that is printed has them. */
async function loadAll(): Promise<void> {
  await whenIdle();
  for (const image of images()) image.loading = 'eager';
}

/** Asks again for images that did not arrive. */
function loadMissing(): void {
  for (const image of images())
    if (image.complete && image.naturalWidth === 0) image.src = image.currentSrc || image.src;
}

let isWatching = false;

/** Retries when the network is back, for as long as the document lives. */
function watchNetwork(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', loadMissing);
}

interface LineArtProps {
  /** A body alone in a square, or a shot and its layout. */
  name: BodyId | `${string}-${Layout}`;
  /** Accessible name. Without one the picture is decoration. */
  title?: string | undefined;
  /** On the first screen: the picture stands in the page's HTML. Others are images, loaded later. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}

/** A picture in lines that fills its box: what stands where there is no live scene. */
export function LineArt({ isInline, ...props }: LineArtProps) {
  const Picture = isInline ? InlinePicture : ImagePicture;
  // Another picture is another element: React never looks into one that stands in the HTML.
  return <Picture key={props.name} {...props} />;
}

type PictureProps = Omit<LineArtProps, 'isInline'>;

/** Loads near the screen or once the browser is idle. */
function ImagePicture({ name, title = '', className }: PictureProps) {
  useEffect(() => {
    void loadAll();
    watchNetwork();
  }, []);
  return (
    <img
      src={fileOf(name)}
      alt={title}
      // Styles give it its box; the prerendered page tells its shape before they are there.
      {...server?.sizeOf(name)}
      suppressHydrationWarning
      loading="lazy"
      decoding="async"
      className={cn('line-art', className)}
    />
  );
}

/** Pictures that this visit has loaded, by name: on a later page they stand in their first render. */
const loaded = new Map<string, string>();

/** The page's own elements, which its code can move one by one. On a later page they come from the file. */
function InlinePicture({ name, title, className }: PictureProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const load = async () => {
      if (box.current?.firstElementChild) return;
      const response = await fetch(fileOf(name)).catch(() => undefined);
      if (!response?.ok) return;
      const markup = await response.text();
      loaded.set(name, markup);
      const svg = new DOMParser().parseFromString(markup, 'image/svg+xml');
      box.current?.replaceChildren(svg.documentElement);
    };
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [name]);
  return (
    <Markup
      tag="span"
      ref={box}
      className={cn('line-art', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // Hydration leaves what is prerendered alone: the browser could not make it.
      suppressHydrationWarning
      html={server?.svgOf(name) ?? loaded.get(name) ?? ''}
    />
  );
}
