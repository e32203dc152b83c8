import { type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { savesData } from '../../motion/experience.ts';
import { whenMotionEnabled } from '../../motion/motion.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';

/** Transforms of what falls into its place from its own height. */
const fall = ['translateY(-100%)', 'translateY(0%)'] as const;

/** A light falls from the stage past the caption to the film, which opens as it comes. */
const bringFilm: StartAnimation = ({ expandOnScroll, followScroll }, figure) => {
  const [caption, frame] = figure.children as unknown as HTMLElement[];
  if (!caption || !frame) return () => {};
  const ends = [...caption.querySelectorAll<HTMLElement>('[data-falls]')].map((part) =>
    followScroll(part, { transform: [...fall] }, ['start end', '400% end'], caption),
  );
  ends.push(expandOnScroll(frame));
  return () => {
    for (const end of ends) end();
  };
};

/**
 * Plays a muted video while it is on screen, with full motion and without the data saver, until the
 * visitor uses its controls. A change to reduced motion pauses the video in any case.
 *
 * @returns `isControlled`: set it to true when the visitor uses a control
 */
function useAutoplay(ref: RefObject<HTMLVideoElement | null>) {
  const isControlled = useRef(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let isAutoplayed = false;
    return whenMotionEnabled(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A slow frame can contain several changes; the last entry is the current state.
          if (entries.at(-1)?.isIntersecting && !savesData() && !isControlled.current) {
            isAutoplayed = true;
            // A browser may reject autoplay; the poster then stays visible.
            video.play().catch(() => {});
          } else if (isAutoplayed) {
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
  }, [ref]);

  return isControlled;
}

/** State of a video, which its events keep up to date, and what its controls do. */
function usePlayer() {
  const ref = useRef<HTMLVideoElement>(null);
  const isControlled = useAutoplay(ref);
  /** Whether a script runs. The prerendered video has the browser's controls. */
  const [isScripted, setIsScripted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Seconds; the end is 0 until the film is loaded, which its first play causes. */
  const [time, setTime] = useState({ current: 0, end: 0 });

  useEffect(() => setIsScripted(true), []);

  const readTime = () => {
    const { currentTime, duration } = ref.current ?? {};
    setTime({ current: currentTime ?? 0, end: duration || 0 });
  };
  const control = (action: (video: HTMLVideoElement) => void) => {
    isControlled.current = true;
    if (ref.current) action(ref.current);
  };
  return {
    isScripted,
    isPlaying,
    time,
    videoProps: {
      ref,
      controls: !isScripted,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onDurationChange: readTime,
      onTimeUpdate: readTime,
    },
    toggle: () =>
      control((video) => {
        if (video.paused) video.play().catch(() => {});
        else video.pause();
      }),
    seek: (seconds: number) =>
      control((video) => {
        video.currentTime = seconds;
        readTime();
      }),
  };
}

type Player = ReturnType<typeof usePlayer>;

/**
 * The film's controls: a button as large as the picture that plays and pauses, and a slider for the
 * position once the film is loaded.
 */
function Controls({ isPlaying, time, toggle, seek }: Player) {
  const second = (value: number) => Math.floor(value);
  return (
    <>
      <button
        type="button"
        aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
        onClick={toggle}
        className="group/play absolute inset-0 focus-visible:-outline-offset-4"
      >
        <span
          className={cn(
            'absolute bottom-2 left-2 grid size-11 place-items-center rounded-full bg-ink/85 text-text sm:bottom-4 sm:left-4',
            'transition-colors duration-(--duration-feedback) group-hover/play:text-human',
          )}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className="size-4">
            <path d={isPlaying ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
          </svg>
        </span>
      </button>
      {time.end > 0 && (
        <input
          type="range"
          aria-label="Position in the film"
          aria-valuetext={`${second(time.current)} of ${second(time.end)} seconds`}
          min={0}
          max={time.end}
          step="any"
          value={time.current}
          onChange={({ target }) => seek(target.valueAsNumber)}
          className="absolute right-4 bottom-2 left-16 h-11 accent-(--color-human) sm:right-6 sm:bottom-4 sm:left-19"
        />
      )}
    </>
  );
}

/** Empty poster, because without one Chromium shows a loading spinner until the video plays. */
const emptyPoster = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
/** Size of the film in pixels. */
const filmSize = { width: 1920, height: 1080 };
/** Classes of the poster and the video, which lie over each other. */
const layerClasses = 'absolute inset-0 size-full object-cover';

/**
 * A silent film that expands to the full width while it scrolls into view. With full motion it
 * plays while it is on screen; with reduced motion, and without JavaScript, it plays when the
 * visitor starts it. Without JavaScript it has the browser's own controls.
 */
export default function Film({ title, caption }: { title: string; caption: string }) {
  const ref = useRef<HTMLElement>(null);
  const player = usePlayer();
  useScrollMotion(ref, bringFilm);
  return (
    <figure
      ref={ref}
      data-print="hide"
      className="col-span-full grid grid-cols-subgrid items-end max-sm:-mx-gutter"
    >
      <figcaption className="type-small relative col-span-full ml-1 py-4 pl-5 text-muted max-sm:mx-gutter lg:type-title lg:col-start-8 lg:-mt-14">
        <span aria-hidden="true" className="absolute -top-10 bottom-0 left-0 w-px overflow-y-clip">
          <i data-falls className="absolute inset-0 bg-accent">
            <i className="light absolute bottom-0 -left-1 size-2" />
          </i>
        </span>
        <span>{caption}</span>
      </figcaption>
      <div
        data-film
        className="relative col-span-full aspect-video min-h-0 overflow-clip bg-ink sm:-mx-gutter sm:aspect-[21/9]"
      >
        {/* The picture is the poster: a `poster` attribute of the video would be fetched with the
            page. Until the whole page is laid out, the browser skips
            layout and loading of this box (`[data-film]` in `base.css`). */}
        <picture>
          <source type="image/avif" srcSet="/film/intro-poster.avif" />
          <img
            src="/film/intro-poster.webp"
            {...filmSize}
            alt=""
            loading="lazy"
            className={layerClasses}
          />
        </picture>
        <video
          {...player.videoProps}
          aria-label={title}
          className={layerClasses}
          {...filmSize}
          poster={emptyPoster}
          preload="none"
          muted
          loop
          playsInline
        >
          <source src="/film/intro.webm" type="video/webm" />
          <source src="/film/intro.mp4" type="video/mp4" />
          <track kind="captions" src="/film/intro.vtt" srcLang="en" label="English" />
        </video>
        {player.isScripted && <Controls {...player} />}
      </div>
    </figure>
  );
}
