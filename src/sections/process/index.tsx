import { createRef, type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnPicture, OfferingId, SectionOf, ShotId, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { afterHydration } from '../../lib/lazy.tsx';
import { whenMotionEnabled } from '../../motion/motion.ts';
import { SceneView } from '../../scene/index.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

/**
 * Which step of a pinned sequence the scroll position has reached. The element is as
 * tall as the sequence lasts; what is pinned inside it is one screen tall.
 *
 * @returns index of the step, or null while nothing is pinned: with reduced motion,
 *   on small screens, before this code runs
 */
function usePinned(ref: RefObject<HTMLElement | null>, steps: number): number | null {
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('../../motion/timelines.ts'),
        ({ followPinnedSteps }) => followPinnedSteps(element, steps, setActive),
      ),
    );
  }, [ref, steps]);

  return active;
}

export interface ProcessStepData {
  /** '01' to '04'. */
  number: string;
  title: string;
  image: DrawnPicture;
  description: string;
  benefit: string;
  offering: OfferingId;
}

export interface ProcessSection extends Titled {
  kind: 'process';
  steps: readonly ProcessStepData[];
}

/** Screens that the sequence stays pinned for. */
const pinnedFor = 0.8;

/** Position of a step's anchor, in steps: the middle of its part, so that the scene is half way when the step becomes the active one. */
const anchorAt = (index: number) => index + 0.5;

const shotOf = (step: ProcessStepData): ShotId => `gate-${step.image.drawing}`;

/**
 * Four steps: who does what, and what a person decides. Listed, they stand in two columns, each with
 * a picture of its own. In full motion, on a screen with room, heading and steps stay pinned while
 * the picture beside them goes from gate to gate.
 */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  const sequence = useRef<HTMLDivElement>(null);
  const { steps } = section;
  const active = usePinned(sequence, steps.length);
  const pinned = active !== null;
  const anchors = useRef(steps.map(() => createRef<HTMLSpanElement>()));

  return (
    <Section
      theme="dark"
      overlay={pinned ? 'around' : 'none'}
      id={section.id}
      labelledBy="process-title"
      className="py-0!"
    >
      <div
        ref={sequence}
        data-pinned={pinned}
        className="relative col-span-full grid grid-cols-subgrid print:h-auto!"
        style={pinned ? { height: `${(1 + pinnedFor) * 100}svh` } : undefined}
      >
        {pinned &&
          steps.map((step, index) => (
            <span
              key={step.number}
              ref={anchors.current[index]}
              className="absolute"
              style={{ top: `${50 + (anchorAt(index) / steps.length) * pinnedFor * 100}svh` }}
            />
          ))}
        <div
          data-process
          className={cn(
            'col-span-full grid grid-cols-subgrid',
            pinned &&
              'sticky top-0 -z-10 h-svh grid-rows-[auto_1fr] pt-[calc(var(--spacing-header)+4svh)] pb-[4svh] print:static print:h-auto',
          )}
        >
          <div
            data-overlay={pinned ? undefined : 'even'}
            className={cn(
              'layout-grid col-span-full -mx-gutter',
              pinned ? 'pb-6' : 'pt-stack pb-8',
            )}
          >
            <SectionHead
              id="process-title"
              section={section}
              className={pinned ? 'lg:col-span-7' : undefined}
            />
          </div>
          <ol className={cn('col-span-full grid grid-cols-subgrid', pinned && 'auto-rows-fr')}>
            {steps.map((step, index) => (
              <Step
                key={step.number}
                step={step}
                anchor={pinned ? anchors.current[index] : undefined}
                state={active === null ? 'listed' : index === active ? 'active' : 'waiting'}
              />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

const transition = 'transition-[scale,opacity,color] duration-(--duration-enter) ease-out';

interface StepProps {
  step: ProcessStepData;
  state: 'listed' | 'active' | 'waiting';
  /** Element at the step's part of the pinned sequence. */
  anchor: RefObject<HTMLElement | null> | undefined;
}

/**
 * Listed: half of a row, with its own picture. Pinned: a line of the list, and its picture in the
 * box that all four share, visible while the step is active. All words stay in place and readable.
 */
function Step({ step, state, anchor }: StepProps) {
  const listed = state === 'listed';
  const active = state === 'active';
  return (
    <li
      data-accent={step.offering}
      data-overlay={listed ? 'around' : undefined}
      data-active={listed ? undefined : active}
      className={cn(
        'col-span-full grid',
        listed
          ? 'grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-center gap-x-[clamp(1rem,2vw,4rem)] -mx-gutter px-gutter py-2 md:py-6 md:even:ml-0 md:even:pl-0 md:odd:mr-0 md:odd:pr-0 md:col-span-6'
          : 'rule-top grid-cols-subgrid content-center items-baseline md:col-span-7',
      )}
    >
      <p
        aria-hidden="true"
        className={cn(
          'type-label',
          listed
            ? 'col-start-2 text-accent'
            : cn(transition, active ? 'text-accent' : 'text-muted'),
        )}
      >
        {step.number}
      </p>
      <div className={listed ? 'col-start-2' : 'col-span-6'}>
        <h3
          className={cn(
            'type-head',
            !listed &&
              cn('origin-left', transition, active ? 'text-text' : 'scale-[0.75] text-muted'),
          )}
        >
          {step.title}
        </h3>
        <p className="type-small measure mt-1 text-muted">
          {step.description}{' '}
          <span className={cn('text-accent', !listed && cn(transition, !active && 'text-muted'))}>
            {step.benefit}
          </span>
        </p>
      </div>
      <SceneView
        shot={shotOf(step)}
        anchor={anchor}
        title={step.image.alt}
        className={cn(
          listed
            ? 'col-start-1 row-span-2 row-start-1 h-[clamp(8rem,17svh,12rem)] md:h-[clamp(9rem,26svh,20rem)]'
            : 'absolute top-header right-[calc(var(--spacing-gutter)*-1)] bottom-0 w-[calc(41.667%+var(--spacing-gutter))] transition-opacity duration-(--duration-enter) ease-in-out',
          state === 'waiting' && 'opacity-0',
        )}
      />
    </li>
  );
}
