import './counter.css';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { subscribeMotion } from '../../motion/motion.ts';
import { clock, homecoming, seconds, spring } from '../../motion/tokens.ts';
import {
  type StartAnimation,
  useMotionCode,
  useScrollMotion,
} from '../../motion/use-scroll-motion.ts';
import { emitPulse, SceneView } from '../../scene/index.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { DemoSteps } from '../demo-steps.tsx';

/**
 * Lets the fingertip behind the values become the core beside the call: the drawing of the core comes
 * large and faint, and is in its place when the section is. Where the drawing stands below the call, it
 * would pass behind it, so it only gets brighter.
 */
const bringCoreHome: StartAnimation = ({ followScroll }, section) => {
  // The box around it is hidden while the scene is live.
  const core = section.querySelector<HTMLElement>('[data-fallback] > img');
  if (!core) return () => {};
  const isBeside = matchMedia('(width >= 64rem)').matches;
  const keyframes = {
    opacity: [...homecoming.opacity],
    ...(isBeside && { transform: [...homecoming.transform] }),
  };
  return followScroll(core, keyframes, ['start end', 'start start'], section);
};

/**
 * The closing call of home: its headline, the Start Now button and the counter in one line, beside or
 * below a large view of the core, which pulses at each tick.
 */
export default function Counter({ section, shot }: SectionProps<'counter'>) {
  const ref = useRef<HTMLElement>(null);
  useScrollMotion(ref, bringCoreHome);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="around"
      id={section.id}
      labelledBy="counter-title"
      className="gap-y-stack [--overlay:var(--overlay-dense)]"
    >
      <SceneView shot={shot} fadesToOval className="closing-core" />
      <div className="col-span-full lg:col-span-7">
        <h2 id="counter-title" className="type-hero max-w-[7em]">
          {section.title}
        </h2>
        <ButtonLink href={section.action.href} variant="neural" size="xl" arrow className="mt-10">
          {section.action.label}
        </ButtonLink>
        <ProjectCounter label={section.label} sentence={section.sentence} />
      </div>
      <DemoSteps className="col-span-full" isWide />
    </Section>
  );
}

const firstCount = 14_376;
const largestIncrement = 3;

/** Seconds between two increments. */
const tick = seconds(clock.counterTick);

/**
 * Increases the count by 1 to 3 in each round of a timeline, with a pulse of the core. It runs only
 * with full motion and while the element is on screen.
 */
function useProjectCount(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(firstCount);
  const start: StartAnimation = useCallback(({ runTimeline }, element) => {
    const timeline = runTimeline(element, {
      repeats: true,
      every: tick,
      build: () => [[() => {}, [0, 1], { duration: tick }]],
      onRepeat() {
        const increment = 1 + Math.floor(Math.random() * largestIncrement);
        setCount((count) => count + increment);
        emitPulse();
      },
    });
    return () => timeline?.end();
  }, []);
  useScrollMotion(ref, start);
  return count;
}

/** The project counter, whose number is decorative. */
function ProjectCounter({ label, sentence }: Pick<SectionOf<'counter'>, 'label' | 'sentence'>) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useProjectCount(ref);
  const motion = useMotionCode();
  return (
    <div ref={ref} data-claim="counter" className="mt-8 flex items-center gap-4">
      <p className="sr-only">{sentence}</p>
      <RollingNumber value={count} motion={motion} />
      <p className="type-label text-muted">{label}</p>
    </div>
  );
}

/** The ten digits as lines of one text, which is translated to the current digit. */
const digitColumn = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

interface RollingProps {
  value: number;
  motion: ReturnType<typeof useMotionCode>;
}

/** A digit, which rolls to its next value by a spring. */
function Digit({ value, motion }: RollingProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = value;
    if (from === value || !ref.current || !motion.current) return;
    const { animate } = motion.current;
    const transform = [from, value].map((digit) => `translateY(${-digit}em)`);
    const roll = animate(ref.current, { transform }, spring.digit);
    const stop = subscribeMotion(() => roll.complete());
    return () => {
      stop();
      roll.complete();
    };
  }, [value, motion]);
  return (
    <span className="-mx-[0.012em] block h-[1em] overflow-clip">
      <span
        ref={ref}
        className="block whitespace-pre"
        style={{ transform: `translateY(${-value}em)` }}
      >
        {digitColumn}
      </span>
    </span>
  );
}

/** A whole number with thousands separators whose digits roll when it changes. */
function RollingNumber({ value, motion }: RollingProps) {
  // `Intl` would load its data while the page hydrates: a task of 77 ms on a slow phone.
  const characters = [...String(value).replace(/\B(?=(\d{3})+$)/g, ',')];
  return (
    <p
      aria-hidden="true"
      data-count={value}
      className="flex text-head leading-none font-[740] text-center [font-stretch:108%]"
    >
      {characters.map((character, index) => {
        // Keys count from the end, so that a digit keeps its column when the number grows.
        const key = characters.length - index;
        const digit = Number(character);
        if (Number.isNaN(digit)) {
          return (
            <span key={key} className="-mx-[0.03em]">
              {character}
            </span>
          );
        }
        return <Digit key={key} value={digit} motion={motion} />;
      })}
    </p>
  );
}
