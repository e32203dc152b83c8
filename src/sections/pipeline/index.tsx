import { useEffect, useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { InterestId, OfferingId, SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { savesData } from '../../motion/experience.ts';
import { whenMotionEnabled } from '../../motion/motion.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /**
   * When a run begins, the highlights of the previous run go out one by one: this step's after so
   * many seconds.
   */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface PipelineSection extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
  /** Link after a run, to the contact form with the result of the run as its message. */
  action: { label: string; interest: InterestId };
}

/** The demo, which is loaded when it comes near the screen. */
const Signal = lazyWhenVisible(() => import('../../features/demos/signal/signal.tsx'));

const expandFilm: StartAnimation = ({ expandOnScroll }, film) => expandOnScroll(film);

/**
 * The data pipeline: a demo that follows a signal through four steps, and the introduction film.
 */
export default function Pipeline({ section }: SectionProps<'pipeline'>) {
  const { action, steps, film } = section;
  const signalRef = useRef<HTMLDivElement>(null);
  const head = (
    <SectionHead id="pipeline-title" section={section} size="display" className="lg:col-span-7" />
  );
  return (
    <Section
      theme="dark"
      overlay="none"
      id={section.id}
      labelledBy="pipeline-title"
      className="py-0!"
    >
      <div ref={signalRef} id="signal" className="col-span-full -mx-gutter">
        <Signal
          within={signalRef}
          fallback={<div className="layout-grid min-h-screen pt-stack">{head}</div>}
          stages={steps}
          action={action.label}
          contact={(text) => contactHref(action.interest, text)}
          head={head}
        />
      </div>
      <div
        data-overlay="even"
        className="layout-grid col-span-full -mx-gutter pb-stack [--overlay:var(--overlay-dense)]"
      >
        <Film {...film} />
      </div>
    </Section>
  );
}

/**
 * Plays a muted video while it is on screen, with full motion and without the data saver, until the
 * visitor uses its controls. A change to reduced motion pauses the video in any case.
 */
function useAutoplay() {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let isAutoplayed = false;
    let isControlled = false;
    const onControl = () => {
      isControlled = true;
    };
    video.addEventListener('pointerdown', onControl);
    video.addEventListener('keydown', onControl);
    const cleanUp = whenMotionEnabled(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A slow frame can contain several changes; the last entry is the current state.
          if (entries.at(-1)?.isIntersecting && !savesData() && !isControlled) {
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
    return () => {
      cleanUp();
      video.removeEventListener('pointerdown', onControl);
      video.removeEventListener('keydown', onControl);
    };
  }, []);

  return ref;
}

/** Empty poster, because without one Chromium shows a loading spinner until the video plays. */
const emptyPoster = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
/** Size of the film in pixels. */
const filmSize = { width: 1920, height: 1080 };
/** Classes of the poster and the video, which lie over each other. */
const layerClasses = 'absolute inset-0 size-full object-contain';

/**
 * A silent film that expands to the full width while it scrolls into view. With full motion it
 * plays while it is on screen; with reduced motion, and without JavaScript, it plays when the
 * visitor starts it.
 */
function Film({ title, caption }: PipelineSection['film']) {
  const frameRef = useRef<HTMLDivElement>(null);
  const videoRef = useAutoplay();
  useScrollMotion(frameRef, expandFilm);
  return (
    <figure
      data-print="hide"
      className="col-span-full grid grid-cols-subgrid items-end gap-y-4 max-sm:-mx-gutter"
    >
      <div
        ref={frameRef}
        data-film
        className="relative col-span-full aspect-video overflow-clip bg-ink lg:col-span-8 lg:-ml-gutter [@media(min-aspect-ratio:2/1)]:max-h-[calc(100svh-var(--spacing-header))]"
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
          ref={videoRef}
          aria-label={title}
          className={layerClasses}
          {...filmSize}
          poster={emptyPoster}
          preload="none"
          controls
          muted
          loop
          playsInline
        >
          <source src="/film/intro.webm" type="video/webm" />
          <source src="/film/intro.mp4" type="video/mp4" />
          <track kind="captions" src="/film/intro.vtt" srcLang="en" label="English" />
        </video>
      </div>
      <figcaption className="type-small col-span-full text-muted max-sm:px-gutter lg:type-title lg:col-span-4">
        {caption}
      </figcaption>
    </figure>
  );
}
