import { startTransition, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { pictureGrounds } from './picture-grounds.ts';

/** Widths in pixels in which `npm run art` writes every picture. */
export const pictureWidths = [480, 960, 1440] as const;

export type PictureType = 'avif' | 'webp';

/** URL of a picture file: `edge`, 960, `avif` → `/art/edge-960.avif`. */
export const getPictureUrl = (name: string, width: number, type: PictureType) =>
  `/art/${name}-${width}.${type}`;

interface PictureProps {
  /** File stem under `/art/`. */
  name: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /**
   * The `sizes` attribute: the width of the picture in the layout, by which the browser chooses the
   * file.
   */
  sizes: string;
  /**
   * Whether the picture is on the first screen; it is then fetched immediately and with high
   * priority.
   */
  priority?: boolean;
  /** Classes of the `picture` element. */
  className?: string;
  /**
   * Classes of the `img` element, for example `h-full object-cover` where the layout sets the
   * aspect ratio.
   */
  imageClassName?: string;
}

/** `plain`: as prerendered, without a class that hides the picture while the browser loads it. */
type LoadState = 'plain' | 'loading' | 'loaded' | 'failed';

const getSrcSet = (name: string, type: PictureType) =>
  pictureWidths.map((width) => `${getPictureUrl(name, width, type)} ${width}w`).join(', ');

/**
 * Style with the colours of a picture from left to right, which stand in its box until its file has
 * come. It is in the HTML only, because the table would be in the first scripts of every page: React
 * leaves the prerendered attribute as it is, and after a route change the box has the theme's ground.
 */
function getGround(name: string) {
  const colours = import.meta.env.SSR && pictureGrounds[name];
  return colours ? { backgroundImage: `linear-gradient(90deg,${colours})` } : undefined;
}

/**
 * A picture in AVIF and WebP whose size is reserved, on a ground of its own colours. It is hidden only
 * while it loads after hydration, so it is visible without JavaScript and does not flash when it has
 * loaded before.
 */
export function Picture(props: PictureProps) {
  // The key mounts a new element for another picture, so that its load state starts anew.
  return <LoadingPicture key={props.name} {...props} />;
}

function LoadingPicture({
  name,
  alt,
  sizes,
  priority = false,
  className,
  imageClassName,
}: PictureProps) {
  const [state, setState] = useState<LoadState>('plain');
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = imageRef.current;
    if (!element) return;
    // The `load` or `error` event may have been dispatched before React attached its listeners.
    const currentState = !element.complete
      ? 'loading'
      : element.naturalWidth > 0
        ? 'loaded'
        : 'failed';
    // In a transition, the update does not delay the response to input.
    startTransition(() => setState(currentState));
  }, []);

  const frameProps = {
    'data-image': state,
    className: cn('relative block overflow-clip', state === 'loading' && 'bg-raised', className),
    style: getGround(name),
    suppressHydrationWarning: true,
  };
  if (state === 'failed') {
    return (
      <span {...frameProps}>
        <span className="absolute inset-0 grid place-items-center border border-line bg-raised p-4 text-center">
          <span className="type-label text-muted">Image unavailable</span>
          {alt && <span className="sr-only">{`: ${alt}`}</span>}
        </span>
      </span>
    );
  }
  return (
    <picture {...frameProps}>
      <source type="image/avif" srcSet={getSrcSet(name, 'avif')} sizes={sizes} />
      <img
        ref={imageRef}
        alt={alt}
        width={1440}
        height={960}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={getSrcSet(name, 'webp')}
        src={getPictureUrl(name, 960, 'webp')}
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
