import { createRef, type RefObject, useRef } from 'react';
import type { DrawnPicture, OfferingId, Titled } from '../../content/types/base.ts';
import type { SectionOf, ShotId } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { usePinned } from '../../motion/use-pinned.ts';
import { SceneView } from '../../scene/index.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

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
const pinnedFor = 1.5;

/** Place of a step's anchor, in steps: the middle of its part, so that the scene is half way when the step becomes the active one. */
const anchorAt = (index: number) => index + 0.5;

const shotOf = (step: ProcessStepData): ShotId => `gate-${step.image.drawing}`;

/**
 * Four steps, one under the other: each a spread of its own with the instrument
 * that does the work. In full motion, on a screen with room, all four stand pinned while the
 * picture beside them goes from gate to gate.
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
        data-overlay={pinned ? undefined : 'even'}
        className="layout-grid col-span-full -mx-gutter pt-stack pb-stack"
      >
        <SectionHead
          id="process-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lede={section.lede && <RichText text={section.lede} />}
        />
      </div>
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
        <ol
          data-process
          className={cn(
            'col-span-full grid grid-cols-subgrid',
            pinned &&
              'sticky top-0 -z-10 h-svh auto-rows-fr pt-header pb-10 print:static print:h-auto print:auto-rows-auto',
          )}
        >
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
 * Listed: a spread with its own picture. Pinned: a line of the list, and its picture in the place
 * that all four share, seen while the step is active. All words stay in place and readable.
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
        'col-span-full grid grid-cols-subgrid',
        listed
          ? 'items-center -mx-gutter gap-y-6 px-gutter py-[clamp(2rem,4vw,7rem)] before:absolute before:inset-x-gutter before:top-0 before:border-t before:border-line'
          : 'rule-top content-center items-baseline md:col-span-7',
      )}
    >
      <p
        aria-hidden="true"
        className={
          listed
            ? 'type-figure col-span-3 text-accent max-lg:text-[length:var(--text-display)] lg:col-span-2'
            : cn('type-label col-span-1', transition, active ? 'text-accent' : 'text-muted')
        }
      >
        {step.number}
      </p>
      {/* On a phone the picture stands between the title and its words: all of a step is on the screen where it rests. */}
      <div className={listed ? 'max-md:contents md:col-span-5' : 'col-span-6'}>
        <h3
          className={cn(
            'type-display col-span-9',
            !listed &&
              cn('origin-left', transition, active ? 'text-text' : 'scale-[0.56] text-muted'),
          )}
        >
          {step.title}
        </h3>
        {listed ? (
          <>
            <p className="type-body measure order-1 col-span-full text-muted md:mt-5">
              {step.description}
            </p>
            <p className="type-title order-1 col-span-full text-accent md:mt-5">{step.benefit}</p>
          </>
        ) : (
          <p className="type-small measure mt-2 text-muted">
            {step.description}{' '}
            <span className={cn(transition, active && 'text-accent')}>{step.benefit}</span>
          </p>
        )}
      </div>
      <SceneView
        shot={shotOf(step)}
        anchor={anchor}
        title={step.image.alt}
        className={cn(
          listed
            ? 'col-span-full -mx-gutter h-[clamp(16rem,42svh,34rem)] md:col-span-4 md:-ml-4 lg:col-span-5'
            : 'absolute top-header right-[calc(var(--spacing-gutter)*-1)] bottom-0 w-[calc(41.667%+var(--spacing-gutter))] transition-opacity duration-(--duration-enter) ease-in-out',
          state === 'waiting' && 'opacity-0',
        )}
      />
    </li>
  );
}
