import { startTransition, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';

/** Widths in which `npm run art` writes every picture. */
export const pictureWidths = [480, 960, 1440] as const;

export type PictureType = 'avif' | 'webp';

/** Address of a picture: `edge`, 960, `avif` → `/art/edge-960.avif`. */
export const pictureOf = (name: string, width: number, type: PictureType) =>
  `/art/${name}-${width}.${type}`;

interface PictureProps {
  /** File stem under `/art/`. */
  name: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** The `sizes` of the layout slot, so that the browser fetches no larger file than it shows. */
  sizes: string;
  /** For the picture a visitor sees first: fetched at once and before others. */
  priority?: boolean;
  /** Of the frame. */
  className?: string;
  /** Of the picture itself, for a slot with its own proportions: `h-full object-cover`. */
  imageClassName?: string;
  width?: number;
  height?: number;
}

/** `plain` is the prerendered state: shown as the browser shows it, with no code in the way. */
type State = 'plain' | 'loading' | 'loaded' | 'failed';

const sourcesOf = (name: string, type: PictureType) =>
  pictureWidths.map((width) => `${pictureOf(name, width, type)} ${width}w`).join(', ');

/**
 * A picture in AVIF and WebP with its place reserved. Code hides it only while it
 * is still on its way, so it is there without JavaScript and never blinks when it
 * was complete before hydration.
 */
export function Picture(props: PictureProps) {
  // Another picture is another element: what is known of the last one does not hold for it.
  return <OnePicture key={props.name} {...props} />;
}

function OnePicture({
  name,
  alt,
  sizes,
  priority = false,
  className,
  imageClassName,
  width = 1440,
  height = 960,
}: PictureProps) {
  const [state, setState] = useState<State>('plain');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    // Its load or error event may have passed before there was anyone to hear it.
    const now = !element.complete ? 'loading' : element.naturalWidth > 0 ? 'loaded' : 'failed';
    // A transition, so that the visitor's input comes first.
    startTransition(() => setState(now));
  }, []);

  const frame = {
    'data-image': state,
    className: cn(
      'relative block overflow-clip',
      state === 'loading' && 'animate-pulse bg-raised in-[[data-motion=calm]]:animate-none',
      className,
    ),
  };
  if (state === 'failed') {
    return (
      <span {...frame}>
        <Unavailable alt={alt} />
      </span>
    );
  }
  return (
    <picture {...frame}>
      <source type="image/avif" srcSet={sourcesOf(name, 'avif')} sizes={sizes} />
      <img
        ref={image}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={sourcesOf(name, 'webp')}
        src={pictureOf(name, 960, 'webp')}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        className={cn(
          'picture-image',
          state === 'loading' && 'opacity-0 print:opacity-100',
          state === 'loaded' &&
            'transition-opacity duration-(--duration-enter) ease-out motion-reduce:transition-none',
          imageClassName,
        )}
      />
    </picture>
  );
}

function Unavailable({ alt }: { alt: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center border border-line bg-raised p-4 text-center">
      <span className="type-label text-muted">Image unavailable</span>
      {alt && <span className="sr-only">: {alt}</span>}
    </span>
  );
}
