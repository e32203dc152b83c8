import { cn } from '../lib/cn.ts';
import { useFilm } from './use-film.ts';

interface FilmProps {
  /** File stem: `/film/<name>.webm`, `.mp4`, `.vtt` and `-poster.webp`. */
  name: string;
  title: string;
  caption: string;
  className?: string;
}

/**
 * A silent film. It loads when it comes near the screen and plays muted in the
 * full experience; otherwise it waits for a click, as it does without JavaScript.
 */
export function Film({ name, title, caption, className }: FilmProps) {
  const ref = useFilm();
  return (
    <figure data-print="hide" className={cn('min-w-0', className)}>
      <video
        ref={ref}
        aria-label={title}
        className="aspect-video w-full rounded-hair bg-ink-raised object-cover"
        width={1280}
        height={720}
        poster={`/film/${name}-poster.webp`}
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
      <figcaption className="type-small mt-3 text-muted">{caption}</figcaption>
    </figure>
  );
}
