import './home-hero.css';
import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { Diagram } from '../../features/suite-diagram/diagram.tsx';
import { leave } from '../../motion/tokens.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { Actions } from '../../ui/button.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Lets the headline's lines go at three speeds, and the buttons fade, while the hero is left. */
const leaveHero: StartAnimation = ({ followScroll }, hero) => {
  const ends = [...hero.querySelectorAll<HTMLElement>('.headline-line')].map((line, index) =>
    followScroll(
      line,
      { transform: ['translateY(0px)', `translateY(${leave[index] ?? leave[0]}px)`] },
      ['start start', 'end start'],
      hero,
    ),
  );
  const words = hero.querySelectorAll<HTMLElement>('.leaves > *');
  for (const element of words) {
    ends.push(followScroll(element, { opacity: [1, 0.3] }, ['start start', '60% start'], hero));
  }
  return () => {
    for (const end of ends) end();
  };
};

/**
 * First section of the home page: the suite diagram is beside the text on a wide screen and above
 * the text on a tall one. It takes the space that the text leaves on the first screen; see
 * `.home-hero`.
 */
export default function HomeHero({ section }: SectionProps<'home-hero'>) {
  const ref = useRef<HTMLElement>(null);
  useScrollMotion(ref, leaveHero);
  return (
    <section
      ref={ref}
      data-theme="dark"
      data-overlay="around"
      aria-labelledby="home-title"
      className="home-hero"
    >
      <Diagram
        nodes={section.nodes}
        className="mt-header max-h-[38svh] min-h-40 w-full flex-1 basis-0 sm:max-h-[60svh] sm:min-h-72 beside:mt-0 beside:max-h-none beside:min-h-0"
      />
      <div className="home-words pointer-events-none relative z-10 mt-auto pt-6">
        <nav
          aria-label="Your page"
          className="home-readers type-label hidden flex-wrap text-muted sm:flex short:hidden"
        >
          {section.readers.map(({ label, href }) => (
            <SmartLink key={label} href={href}>
              {label}
            </SmartLink>
          ))}
        </nav>
        <h1 id="home-title" className="type-headline">
          {section.lines.map((line) => {
            // The headline's last word, the suite's answer, has the core's colour.
            const [words, answer] = line.split(/ (?=\S+\.$)/);
            return (
              <span key={line} className="headline-line block w-fit">
                <span>{`${words} `}</span>
                {answer && <span className="headline-answer text-accent">{`${answer} `}</span>}
              </span>
            );
          })}
        </h1>
        <p className="type-lede measure text-text max-[22rem]:order-1 beside:pr-[1.5em] short:type-small">
          {section.lede}
        </p>
        <Actions actions={section.actions} className="leaves *:pointer-events-auto" />
        <a
          href="#what-if"
          className="home-hint type-label group pointer-events-auto text-muted transition-colors duration-(--duration-feedback) hover:text-text"
        >
          <span>{section.hint}</span>
          <svg viewBox="0 0 10 40" aria-hidden="true" className="h-10 w-2.5">
            <path
              d="M5 0v36M1 32l4 5 4-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              className="transition-transform duration-(--duration-state) ease-out group-hover:translate-y-0.5"
            />
          </svg>
        </a>
      </div>
    </section>
  );
}
