import { useRef } from 'react';
import type { ProcessStep, SectionOf } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { usePinned } from '../motion/use-pinned.ts';
import { BodyDrawing } from '../scene/index.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { veilLeft, veilSide } from '../ui/veil.ts';

/** Screens that the sequence stays pinned for. */
const pinnedFor = 1.5;

const shotOf = (step: ProcessStep) => `gate-${step.offering}`;

/**
 * Four steps, one under the other: each a spread of its own with the instrument
 * that does the work. In the full experience, on a screen with room, all four stand
 * pinned while the camera travels from gate to gate and lights one after the other.
 */
export default function Process({ section }: { section: SectionOf<'process'> }) {
  const sequence = useRef<HTMLDivElement>(null);
  const { steps } = section;
  const active = usePinned(sequence, steps.length);
  const pinned = active !== null;

  return (
    <Section
      surface="ink"
      id={section.id}
      labelledBy="process-title"
      className={cn(pinned ? veilSide : veilLeft, 'gap-y-stack')}
    >
      <SectionHead
        id="process-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
      />
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
              data-shot={shotOf(step)}
              className="absolute"
              style={{ top: `${50 + (index / steps.length) * pinnedFor * 100}svh` }}
            />
          ))}
        <ol
          data-process
          className={cn(
            'col-span-full grid grid-cols-subgrid',
            pinned &&
              'sticky top-0 h-svh auto-rows-fr pt-header pb-10 print:static print:h-auto print:auto-rows-auto',
          )}
        >
          {steps.map((step, index) =>
            pinned ? (
              <PinnedStep key={step.number} step={step} active={index === active} />
            ) : (
              <ListedStep key={step.number} step={step} />
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}

function ListedStep({ step }: { step: ProcessStep }) {
  return (
    <li
      data-accent={step.offering}
      data-shot={shotOf(step)}
      className="hairline col-span-full grid grid-cols-subgrid items-center gap-y-6 py-[clamp(2rem,4vw,7rem)]"
    >
      <p
        aria-hidden="true"
        className="type-figure col-span-3 text-accent max-lg:text-[length:var(--text-display)]"
      >
        {step.number}
      </p>
      <div className="col-span-9 lg:col-span-5">
        <h3 className="type-display">{step.title}</h3>
        <p className="type-body measure mt-5 text-muted">{step.description}</p>
        <p className="type-title mt-5 text-accent">{step.benefit}</p>
      </div>
      <div
        data-drawing-slot
        className="col-span-8 col-start-4 aspect-square max-h-[60vw] max-lg:w-2/3 lg:col-span-3 lg:col-start-10"
      >
        <BodyDrawing id={step.offering} className="size-full" title={step.image.alt} />
      </div>
    </li>
  );
}

/** All words stay in place and readable; the step that is due stands nearer. */
function PinnedStep({ step, active }: { step: ProcessStep; active: boolean }) {
  const moved = 'transition-[scale,opacity,color] duration-(--duration-enter) ease-settle';
  return (
    <li
      data-accent={step.offering}
      data-active={active}
      className="hairline col-span-full grid grid-cols-subgrid items-center lg:col-span-7"
    >
      <p
        aria-hidden="true"
        className={cn('type-label col-span-1', moved, active ? 'text-accent' : 'text-muted')}
      >
        {step.number}
      </p>
      <div className="col-span-6">
        <h3
          className={cn(
            'type-display origin-left',
            moved,
            active ? 'text-text' : 'scale-[0.56] text-muted',
          )}
        >
          {step.title}
        </h3>
        <p className={cn('type-small measure mt-2 text-muted', moved, !active && 'opacity-80')}>
          {step.description}{' '}
          <span className={cn(moved, active && 'text-accent')}>{step.benefit}</span>
        </p>
      </div>
    </li>
  );
}
