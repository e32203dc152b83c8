import { useEffect, useRef } from 'react';
import { contactHref } from '../../content/routes.ts';
import type { InterestId, OfferingId, SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { savesData } from '../../motion/experience.ts';
import { whenMotionEnabled } from '../../motion/motion.ts';
import type * as scrollMotion from '../../motion/scroll-motion.ts';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { Section, SectionHead } from '../../ui/section.tsx';

export interface PipelineStep {
  id: 'input' | 'secure' | 'ml' | 'action';
  label: string;
  /** Seconds that the step stays lit when the light leaves the line; the running index follows the motion tokens. */
  delay: number;
  offering: OfferingId;
  text: string;
}

export interface PipelineSection extends Titled {
  kind: 'pipeline';
  steps: readonly PipelineStep[];
  film: { title: string; caption: string };
  /** What a visitor does after a signal was followed to its end: the contact form, with the result in it. */
  action: { label: string; interest: InterestId };
}

const Signal = lazyWhenVisible(() => import('../../features/demos/signal/signal.tsx'));

const open = (motion: typeof scrollMotion, film: HTMLElement) => motion.expandOnScroll(film);

/** The data pipeline: one signal to follow through its four steps, and the introduction film. */
export default function Pipeline({ section }: SectionProps<'pipeline'>) {
  const { action, steps, film } = section;
  const signal = useRef<HTMLDivElement>(null);
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
      <div ref={signal} id="signal" className="col-span-full -mx-gutter">
        <Signal
          within={signal}
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
        <Film name="intro" {...film} />
      </div>
    </Section>
  );
}

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
}

/** Without a poster Chromium shows a loading spinner until the film plays. */
const clear = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
const size = { width: 1920, height: 1080 };
const layer = 'absolute inset-0 size-full object-contain';

/**
 * A silent film, which opens as it comes up. It loads when it comes near the screen and plays muted
 * in full motion; otherwise it waits for a click, as it does without JavaScript.
 */
function Film({ name, title, caption }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ref = useFilm();
  useScrollMotion(frame, open);
  return (
    <figure
      data-print="hide"
      className="col-span-full grid grid-cols-subgrid items-end gap-y-4 max-sm:-mx-gutter"
    >
      <div
        ref={frame}
        className="relative col-span-full aspect-video overflow-clip bg-ink [content-visibility:auto] lg:col-span-8 lg:-ml-gutter [@media(min-aspect-ratio:2/1)]:max-h-[calc(100svh-var(--spacing-header))]"
      >
        {/* A video's poster and its controls load with the page; a picture in content that the browser skips loads near the screen. */}
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
      <figcaption className="type-small col-span-full text-muted max-sm:px-gutter lg:type-title lg:col-span-4">
        {caption}
      </figcaption>
    </figure>
  );
}
