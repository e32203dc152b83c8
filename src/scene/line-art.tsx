import './line-art.css';
import { useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { onNearViewport, whenIdle } from '../lib/lazy.tsx';
import { lineArtFile } from './line-art-file.ts';
import type { BodyId, Layout } from './shared/diagram.ts';

/** Draws the pictures where pages are rendered. The browser has their files instead. */
const server = import.meta.env.SSR ? await import('./line-art/svg.ts') : undefined;

const fileOf = (name: string) => lineArtFile(name, import.meta.env.VITE_LINE_ART);

/** Pictures that this visit has loaded, by name: on a later page they stand in their first render. */
const loaded = new Map<string, string>();

/** Puts a picture into its box. Without the network it comes when that is back. */
async function load(name: string, box: HTMLElement): Promise<void> {
  // The visitor may have gone to another page meanwhile.
  if (!box.isConnected || box.querySelector('svg')) return;
  try {
    const response = await fetch(fileOf(name));
    if (!response.ok) throw new Error(`${fileOf(name)} answered ${response.status}.`);
    const markup = await response.text();
    loaded.set(name, markup);
    const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
    box.replaceChildren(svg);
  } catch {
    addEventListener('online', () => void load(name, box), { once: true });
  }
}

/**
 * Loads a picture once its box is within one viewport of the screen, or the page has loaded and the
 * browser is idle, so that a page that is printed has it. One that stands in the page is left alone.
 *
 * @returns stops waiting
 */
function loadWhenNear(name: string, box: HTMLElement): () => void {
  if (box.querySelector('svg')) return () => {};
  let isAsked = false;
  const loadOnce = () => {
    if (!isAsked) void load(name, box);
    isAsked = true;
  };
  const stop = onNearViewport(box, loadOnce);
  void whenIdle().then(loadOnce);
  return stop;
}

/** What the prerendered page holds: the picture itself, or an image for those without JavaScript. */
function prerendered(name: string, isInline: boolean): string {
  if (!server) return loaded.get(name) ?? '';
  const svg = server.svgOf(name);
  return isInline
    ? svg
    : `<noscript><img src="${fileOf(name)}" alt="" class="size-full"></noscript>`;
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
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => (box.current ? loadWhenNear(name, box.current) : undefined), [name]);
  return (
    <span
      ref={box}
      data-file={isInline ? undefined : fileOf(name)}
      className={cn('line-art', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // Hydration leaves what is prerendered alone: the browser could not make it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and names of shots only
      dangerouslySetInnerHTML={{ __html: prerendered(name, isInline) }}
    />
  );
}
