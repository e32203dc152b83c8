import './line-art.css';
import { useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { onNearViewport, whenIdle } from '../lib/lazy.tsx';
import { Markup } from '../lib/markup.tsx';
import { lineArtFile } from './line-art-file.ts';
import type { BodyId, Layout } from './shared/diagram.ts';

/** Draws the pictures where pages are rendered. The browser has their files instead. */
const server = import.meta.env.SSR ? await import('./line-art/svg.ts') : undefined;

const fileOf = (name: string) => lineArtFile(name, import.meta.env.VITE_LINE_ART);

/** Pictures that this visit has loaded, by file: on a later page they stand in their first render. */
const loaded = new Map<string, string>();
const asked = new WeakSet<Element>();

/** Puts a picture into its box. Without the network it comes when that is back. */
async function load(box: HTMLElement): Promise<void> {
  const { file } = box.dataset;
  // The visitor may have gone to another page meanwhile.
  if (!file || !box.isConnected || asked.has(box) || box.querySelector('svg')) return;
  asked.add(box);
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    const markup = await response.text();
    loaded.set(file, markup);
    const svg = new DOMParser().parseFromString(markup, 'image/svg+xml');
    box.replaceChildren(svg.documentElement);
  } catch {
    asked.delete(box);
    addEventListener('online', () => void load(box), { once: true });
  }
}

/** Loads every picture of the page, also of parts that are not hydrated yet: one that is printed has them. */
async function loadAll(): Promise<void> {
  await whenIdle();
  for (const box of document.querySelectorAll<HTMLElement>('[data-file]')) void load(box);
}

/** What the prerendered page holds: the picture itself, or an image for those without JavaScript. */
function prerendered(name: string, isInline: boolean): string {
  if (!server) return loaded.get(fileOf(name)) ?? '';
  if (isInline) return server.svgOf(name);
  const { width, height } = server.sizeOf(name);
  return `<noscript><img src="${fileOf(name)}" alt="" width="${width}" height="${height}" class="size-full"></noscript>`;
}

interface LineArtProps {
  /** A body alone in a square, or a shot and its layout. */
  name: BodyId | `${string}-${Layout}`;
  /** Accessible name. Without one the picture is decoration. */
  title?: string | undefined;
  /** On the first screen: the picture stands in the page's HTML. Others are files, loaded later. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}

/** A picture in lines that fills its box: what stands where there is no live scene. */
export function LineArt({ name, ...props }: LineArtProps) {
  // Another picture is another element, because React never looks into this one.
  return <Picture key={name} name={name} {...props} />;
}

function Picture({ name, title, isInline = false, className }: LineArtProps) {
  const box = useRef<HTMLElement>(null);
  // Near the screen, or once the browser is idle.
  useEffect(() => {
    void loadAll();
    const element = box.current;
    return element ? onNearViewport(element, () => void load(element)) : undefined;
  }, []);
  return (
    <Markup
      tag="span"
      ref={box}
      data-file={server && isInline ? undefined : fileOf(name)}
      className={cn('line-art', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // Hydration leaves what is prerendered alone: the browser could not make it.
      suppressHydrationWarning
      html={prerendered(name, isInline)}
    />
  );
}
