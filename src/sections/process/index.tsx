import { createRef, type RefObject, useEffect, useRef, useState } from 'react';
import type { OfferingId, SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { afterHydration } from '../../lib/lazy.tsx';
import { whenMotionEnabled } from '../../motion/motion.ts';
import { SceneView } from '../../scene/index.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

/**
 * Reads the active step of a pinned sequence from the scroll position. The height of the element is
 * the scroll length of the sequence; the content that is pinned inside is one screen tall.
 *
 * @returns index of the active step, or null if nothing is pinned: with reduced motion, on small
 *   screens, and before this code runs
 */
function usePinnedStep(ref: RefObject<HTMLElement | null>, stepCount: number): number | null {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('../../motion/pinned-steps.ts'),
        ({ followPinnedSteps }) => followPinnedSteps(element, stepCount, setActiveIndex),
      ),
    );
  }, [ref, stepCount]);

  return activeIndex;
}

export interface ProcessStepData {
  title: string;
  /** Alternative text of the drawing, which shows the offering's object. */
  imageAlt: string;
  description: string;
  benefit: string;
  offering: OfferingId;
}

export interface ProcessSection extends Titled {
  kind: 'process';
  steps: readonly ProcessStepData[];
}

/** Scroll length of the pinned sequence, in screen heights. */
const pinnedScreens = 0.8;

/**
 * Position of a step's anchor, in steps: the middle of the step, so that the camera is halfway
 * between two shots when the active step changes.
 */
const anchorAt = (index: number) => index + 0.5;

/**
 * Four steps of the process, with the decision of a person in each. By default they are listed in
 * two columns, each with its own scene view (a box in which a section shows the 3D scene). With
 * full motion, on a large screen, heading and steps are pinned while the scene view beside them
 * changes from step to step.
 */
export default function Process({ section }: SectionProps<'process'>) {
  const sequenceRef = useRef<HTMLDivElement>(null);
  const { steps } = section;
  const activeIndex = usePinnedStep(sequenceRef, steps.length);
  const isPinned = activeIndex !== null;
  const anchorRefs = useRef(steps.map(() => createRef<HTMLSpanElement>()));

  return (
    <Section
      theme="dark"
      overlay={isPinned ? 'around' : 'none'}
      id={section.id}
      labelledBy="process-title"
      className="py-0!"
    >
      <div
        ref={sequenceRef}
        data-pinned={isPinned}
        className="relative col-span-full grid grid-cols-subgrid print:h-auto!"
        style={isPinned ? { height: `${(1 + pinnedScreens) * 100}svh` } : undefined}
      >
        {isPinned &&
          steps.map((step, index) => (
            <span
              key={step.offering}
              ref={anchorRefs.current[index]}
              className="absolute"
              style={{ top: `${50 + (anchorAt(index) / steps.length) * pinnedScreens * 100}svh` }}
            />
          ))}
        <div
          data-process
          className={cn(
            'col-span-full grid grid-cols-subgrid',
            isPinned &&
              'sticky top-0 -z-10 h-svh grid-rows-[auto_1fr] pt-[calc(var(--spacing-header)+4svh)] pb-[4svh] print:static print:h-auto',
          )}
        >
          <div
            data-overlay={isPinned ? undefined : 'even'}
            className={cn(
              'layout-grid col-span-full -mx-gutter',
              isPinned ? 'pb-6' : 'pt-stack pb-8',
            )}
          >
            <SectionHead
              id="process-title"
              section={section}
              className={isPinned ? 'lg:col-span-7' : undefined}
            />
          </div>
          <ol className={cn('col-span-full grid grid-cols-subgrid', isPinned && 'auto-rows-fr')}>
            {steps.map((step, index) => (
              <Step
                key={step.offering}
                step={step}
                number={index + 1}
                anchor={isPinned ? anchorRefs.current[index] : undefined}
                state={
                  activeIndex === null ? 'listed' : index === activeIndex ? 'active' : 'waiting'
                }
              />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

const transitionClasses = 'transition-[scale,opacity,color] duration-(--duration-enter) ease-out';

interface StepProps {
  step: ProcessStepData;
  number: number;
  state: 'listed' | 'active' | 'waiting';
  /** Element at the scroll position of the step in the pinned sequence. */
  anchor: RefObject<HTMLElement | null> | undefined;
}

/**
 * A step. Listed, it takes half of a row and has its own scene view. Pinned, it is a row of the
 * list, and its scene view is at the position that all four share, visible only while the step is
 * active.
 */
function Step({ step, number, state, anchor }: StepProps) {
  const isListed = state === 'listed';
  const isActive = state === 'active';
  return (
    <li
      data-accent={step.offering}
      data-overlay={isListed ? 'around' : undefined}
      data-active={isListed ? undefined : isActive}
      className={cn(
        'col-span-full grid',
        isListed
          ? 'grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-center gap-x-[clamp(1rem,2vw,4rem)] -mx-gutter px-gutter py-2 md:py-6 md:even:ml-0 md:even:pl-0 md:odd:mr-0 md:odd:pr-0 md:col-span-6'
          : 'rule-top grid-cols-subgrid content-center items-baseline md:col-span-7',
      )}
    >
      <p
        aria-hidden="true"
        className={cn(
          'type-label',
          isListed
            ? 'col-start-2 text-accent'
            : cn(transitionClasses, isActive ? 'text-accent' : 'text-muted'),
        )}
      >
        {`0${number}`}
      </p>
      <div className={isListed ? 'col-start-2' : 'col-span-6'}>
        <h3
          className={cn(
            'type-head',
            !isListed &&
              cn(
                'origin-left',
                transitionClasses,
                isActive ? 'text-text' : 'scale-[0.75] text-muted',
              ),
          )}
        >
          {step.title}
        </h3>
        <p className="type-small measure mt-1 text-muted">
          <span>{step.description}</span>{' '}
          <span
            className={cn(
              'text-accent',
              !isListed && cn(transitionClasses, !isActive && 'text-muted'),
            )}
          >
            {step.benefit}
          </span>
        </p>
      </div>
      <SceneView
        shot={`gate-${step.offering}`}
        anchor={anchor}
        title={step.imageAlt}
        className={cn(
          isListed
            ? 'col-start-1 row-span-2 row-start-1 h-[clamp(8rem,17svh,12rem)] md:h-[clamp(9rem,26svh,20rem)]'
            : 'absolute top-header right-[calc(var(--spacing-gutter)*-1)] bottom-0 w-[calc(41.667%+var(--spacing-gutter))] transition-opacity duration-(--duration-enter) ease-in-out',
          state === 'waiting' && 'opacity-0',
        )}
      />
    </li>
  );
}
