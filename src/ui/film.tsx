import { useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { savesData } from '../lib/saves-data.ts';
import { whenMotionEnabled } from '../motion/motion.ts';

/**
 * Plays a muted film while it is on screen, in full motion, unless data is saved, and only until
 * the visitor operates it. Choosing reduced motion pauses it, whether code or the visitor started it.
 */
function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let own = false;
    let theirs = false;
    const takeOver = () => {
      theirs = true;
    };
    video.addEventListener('pointerdown', takeOver);
    video.addEventListener('keydown', takeOver);
    const end = whenMotionEnabled(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A slow frame tells several changes at once; the last one holds.
          if (entries.at(-1)?.isIntersecting && !savesData() && !theirs) {
            own = true;
            // A browser may refuse to start by itself; then the poster stays.
            video.play().catch(() => {});
          } else if (own) {
            video.pause();
          }
        },
        { threshold: 0.4 },
      );
      observer.observe(video);
      return () => {
        observer.disconnect();
        video.pause();
      };
    });
    return () => {
      end();
      video.removeEventListener('pointerdown', takeOver);
      video.removeEventListener('keydown', takeOver);
    };
  }, []);

  return ref;
}

interface FilmProps {
  /** File stem: `/film/<name>.webm`, `.mp4`, `.vtt`, `-poster.avif` and `-poster.webp`. */
  name: string;
  title: string;
  caption: string;
  className?: string;
}

/** Without a poster Chromium shows a loading spinner until the film plays. */
const clear = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
const size = { width: 1280, height: 720 };
const layer = 'absolute inset-0 size-full object-contain';

/**
 * A silent film. It loads when it comes near the screen and plays muted in the
 * full motion; otherwise it waits for a click, as it does without JavaScript.
 */
export function Film({ name, title, caption, className }: FilmProps) {
  const ref = useFilm();
  return (
    <figure data-print="hide" className={cn('min-w-0', className)}>
      <div className="relative aspect-video w-full overflow-clip bg-ink [@media(min-aspect-ratio:2/1)]:max-h-[calc(100svh-var(--spacing-header))]">
        {/* A video's poster is fetched with the page; this picture only near the screen. */}
        <picture>
          <source type="image/avif" srcSet={`/film/${name}-poster.avif`} />
          <img
            src={`/film/${name}-poster.webp`}
            {...size}
            alt=""
            loading="lazy"
            className={layer}
          />
        </picture>
        <video
          ref={ref}
          aria-label={title}
          className={layer}
          {...size}
          poster={clear}
          preload="none"
          controls
          muted
          loop
          playsInline
        >
          <source src={`/film/${name}.webm`} type="video/webm" />
          <source src={`/film/${name}.mp4`} type="video/mp4" />
          <track kind="captions" src={`/film/${name}.vtt`} srcLang="en" label="English" />
        </video>
      </div>
      <figcaption className="type-small mt-4 px-gutter text-muted">{caption}</figcaption>
    </figure>
  );
}
