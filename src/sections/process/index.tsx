import './process.css';
import { useRef } from 'react';
import type { ProcessStepData, SectionProps } from '../../content/types.ts';
import { type TimelineOptions, useTimeline } from '../../motion/timeline.ts';
import { duration, easing, seconds } from '../../motion/tokens.ts';
import { LineArt } from '../../scene/index.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

/**
 * The process as a ledger on paper: one row for each step, with what the machine does and what a
 * person decides. The pictures are one strip at the edge of the page.
 */
export default function Process({ section }: SectionProps<'process'>) {
  return (
    <Section theme="light" id={section.id} labelledBy="process-title">
      <SectionHead id="process-title" section={section} className="lg:col-span-7" />
      <ol className="col-span-full -mr-gutter mt-10 border-b border-line">
        {section.steps.map((step, index) => (
          <Step key={step.offering} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

/**
 * Draws the rule above a step once, when the step comes on the screen, while its number is stamped
 * as the seal on the signal's receipt was.
 */
const stepTimeline: TimelineOptions = {
  margin: '0px 0px -18% 0px',
  build: () => [
    [
      '[data-stamp]',
      { opacity: [0, 1], transform: ['scale(2.4)', 'scale(1)'] },
      { at: 0, duration: seconds(duration.state), ease: easing.out },
    ],
    [
      '[data-rule]',
      { transform: ['scaleX(0)', 'scaleX(1)'] },
      { at: 0, duration: seconds(duration.camera), ease: easing['in-out'] },
    ],
  ],
};

function Step({ step, number }: { step: ProcessStepData; number: number }) {
  const ref = useRef<HTMLLIElement>(null);
  useTimeline(ref, stepTimeline);
  return (
    <li ref={ref} data-accent={step.offering} className="process-step">
      <span
        data-rule
        aria-hidden="true"
        className="absolute inset-x-0 top-0 z-1 origin-left border-t border-text"
      />
      <h3 className="type-head flex items-baseline gap-4">
        <span data-stamp aria-hidden="true" className="type-label inline-block text-accent">
          {`0${number}`}
        </span>
        <span>{step.title}</span>
      </h3>
      <p className="type-body measure text-muted">{step.description}</p>
      <p className="type-title text-balance">{step.benefit}</p>
      <div data-theme="dark" data-print="hide" className="relative bg-ink">
        <div className="absolute inset-0">
          <LineArt name={`gate-${step.offering}-wide`} title={step.imageAlt} />
        </div>
      </div>
    </li>
  );
}
