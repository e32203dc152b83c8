import './line-art.css';
import { useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { whenIdle } from '../lib/lazy.tsx';
import { Markup } from '../lib/markup.tsx';
import { shownMark } from './scene-store.ts';
import type { BodyId, Layout } from './shared/diagram.ts';

/** Makes the SVGs while pages are prerendered. The browser loads their files instead. */
const svgSource = import.meta.env.SSR ? await import('./line-art/svg.ts') : undefined;

/** Path of a picture's SVG file, see `src/build/line-art.ts`. */
const fileOf = (name: string) => import.meta.env.VITE_LINE_ART.replace('*', name);

/** The page's line art in `img` elements, also in parts that are not hydrated yet. */
const findImages = () => document.querySelectorAll<HTMLImageElement>('img.line-art');

/** Loads every image once the browser is idle, so that printed pages contain them. */
async function loadAll(): Promise<void> {
  await whenIdle();
  for (const image of findImages()) image.loading = 'eager';
}

/** Loads the images again that failed to load. */
function reloadFailed(): void {
  // The same address, so that a `picture` around it chooses again.
  for (const image of findImages())
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

interface LineArtProps {
  /** One body alone in a square, the core's ridges in the same square, or a shot and its layout. */
  name: BodyId | 'ridges' | `${string}-${Layout}`;
  /** Media query of the screens on which the image is the tall layout of a wide shot. */
  tallOn?: string | undefined;
  /** Accessible name. Without one the picture is decoration. */
  title?: string | undefined;
  /** For the first screen: the SVG is part of the page's HTML. Others are images, loaded later. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}

/** Line art: an SVG that shows the 3D scene in lines wherever the live scene is not shown. */
export function LineArt({ isInline, ...props }: LineArtProps) {
  const Picture = isInline ? InlinePicture : ImagePicture;
  // The key makes a new element for another picture, because React never updates prerendered SVG.
  return <Picture key={props.name} {...props} />;
}

type PictureProps = Omit<LineArtProps, 'isInline'>;

/** Loads when near the screen, or once the browser is idle. */
function ImagePicture({ tallOn, ...props }: PictureProps) {
  useEffect(() => {
    void loadAll();
    // Retries when the network is back, for as long as the document lives. Adding it again has no effect.
    addEventListener('online', reloadFailed);
  }, []);
  if (!tallOn) return <ImageElement {...props} />;
  return (
    <picture>
      <source media={tallOn} srcSet={fileOf(props.name.replace('wide', 'tall'))} />
      <ImageElement {...props} />
    </picture>
  );
}

function ImageElement({ name, title = '', className }: Omit<PictureProps, 'tallOn'>) {
  return (
    <img
      src={fileOf(name)}
      alt={title}
      // The aspect ratio until the styles have loaded, which give it its size.
      {...svgSource?.sizeOf(name)}
      suppressHydrationWarning
      loading="lazy"
      decoding="async"
      className={cn('line-art', className)}
    />
  );
}

/** SVG markup by name, loaded since the document began: a later page has it in its first render. */
const markupCache = new Map<string, string>();

/**
 * Loads the SVG of a picture that will be part of the page itself.
 *
 * @returns nothing when it can't be loaded
 */
export async function loadLineArt(name: string): Promise<string | undefined> {
  if (!markupCache.has(name)) {
    const response = await fetch(fileOf(name)).catch(() => undefined);
    if (response?.ok) markupCache.set(name, await response.text());
  }
  return markupCache.get(name);
}

/**
 * SVG elements of the page itself, which styles and scripts can animate one by one. The first page
 * has them prerendered; after client-side navigation they are loaded from the file.
 */
function InlinePicture({ name, title, className }: PictureProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const load = async () => {
      if (box.current?.firstElementChild) return;
      const markup = await loadLineArt(name);
      if (!markup) return;
      const svg = new DOMParser().parseFromString(markup, 'image/svg+xml');
      box.current?.replaceChildren(svg.documentElement);
    };
    let hasOwnPrint = false;
    const showPrint = async () => {
      if (!hasOwnPrint && shownMark.get() === null) return;
      hasOwnPrint = true;
      const print = await import('./print.ts').catch(() => null);
      if (box.current) print?.showPrintIn(box.current, name);
    };
    void load().then(showPrint);
    const stop = shownMark.subscribe(showPrint);
    addEventListener('online', load);
    return () => {
      stop();
      removeEventListener('online', load);
    };
  }, [name]);
  return (
    <Markup
      tag="span"
      ref={box}
      className={cn('line-art', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // Hydration keeps the prerendered SVG: the browser has no code to make it.
      suppressHydrationWarning
      html={svgSource?.svgOf(name) ?? markupCache.get(name) ?? ''}
    />
  );
}
