import './stage.css';
import { createRef, type RefObject, useRef } from 'react';
import { offerings } from '../../content/suite.ts';
import type { OfferingId, SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { question as beats } from '../../motion/tokens.ts';
import { useOnScreen } from '../../motion/use-on-screen.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePinnedQuestion } from './use-pinned-question.ts';

/** Clip paths of the body that a question is about: closed, wide open, and closed to its accent. */
const shapes: Record<OfferingId, readonly [closed: string, open: string]> = {
  edge: [
    'polygon(50% 44%, 55% 47%, 55% 53%, 50% 56%, 45% 53%, 45% 47%)',
    'polygon(50% -60%, 160% 0%, 160% 100%, 50% 160%, -60% 100%, -60% 0%)',
  ],
  shield: ['polygon(50% 44%, 56% 55%, 44% 55%)', 'polygon(50% -140%, 240% 140%, -140% 140%)'],
  learning: ['circle(5% at 50% 50%)', 'circle(90% at 50% 50%)'],
  agents: ['ellipse(8% 5% at 50% 50%)', 'ellipse(90% 90% at 50% 50%)'],
};

/** Lets each question's picture and words follow the scroll, while they are pinned. */
const playQuestions: StartAnimation = ({ followScroll }, sequence) => {
  const places = [...sequence.querySelectorAll<HTMLElement>('[data-place]')];
  const last = places.length - 1;
  const offset = ['start start', 'end start'] as ['start start', 'end start'];
  const ends = [...sequence.querySelectorAll<HTMLElement>('ol > li')].flatMap((item, index) => {
    const [place, ending, view] = [
      places[index],
      item.querySelector<HTMLElement>('[data-ending]'),
      item.querySelector<HTMLElement>('[data-fallback]'),
    ];
    const [closed, open] = shapes[item.dataset.accent as OfferingId];
    if (!place || !ending || !view) return [];
    // The first stands when the section arrives, and the last when it leaves.
    const [before, after] = [index === 0 ? 1 : 0, index === last ? 1 : 0];
    const rise = (1 - before) * beats.rise;
    return [
      followScroll(
        ending,
        {
          opacity: [before, before, 1, 1, after],
          transform: [rise, rise, 0, 0, (after - 1) * beats.rise].map((y) => `translateY(${y}px)`),
        },
        offset,
        place,
        beats.words,
      ),
      followScroll(
        view,
        {
          clipPath: [before ? open : closed, open, open, after ? open : closed],
          transform: ['scale(1)', 'scale(1.01)', 'scale(1.06)', 'scale(1.06)'],
        },
        offset,
        place,
        beats.picture,
      ),
    ];
  });
  const dots = [...sequence.querySelectorAll<HTMLElement>('[data-dot]')];
  for (const [index, dot] of dots.entries()) {
    const way = `calc(${(last / 2 - index) * 100}% + ${last / 2 - index}rem)`;
    const keyframes = { transform: ['translateX(0)', 'translateX(0)', `translateX(${way})`] };
    const place = places[last];
    if (place) ends.push(followScroll(dot, keyframes, offset, place, beats.merge));
  }
  return () => {
    for (const end of ends) end();
  };
};

/**
 * Four questions. With full motion, on a screen that is high enough, they are pinned: "What if" stays,
 * and ending and picture change from question to question. Otherwise they are a list. The layouts are
 * those of `what-if.css`.
 */
export default function Questions({ section }: { section: SectionOf<'what-if'> }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const { questions, eyebrow } = section;
  const { active, goTo } = usePinnedQuestion(rootRef);
  const isPinned = active !== null;
  const places = useRef(questions.map(() => createRef<HTMLSpanElement>()));
  useScrollMotion(rootRef, isPinned ? playQuestions : null);
  const isOnScreen = useOnScreen(rootRef, '-25% 0px');
  // Of the pictures that are not on the screen yet, only the next one's file is fetched.
  const isReached = useOnScreen(rootRef, '100% 0px -1px');
  const fetched = isReached ? (active ?? questions.length) + 1 : 0;
  useSceneEffect({ focus: (isPinned && isOnScreen && offerings[active]?.id) || null });

  return (
    <div ref={rootRef} data-pinned={isPinned} className="what-if">
      {isPinned &&
        questions.map((question, index) => (
          <span
            key={question}
            data-place
            className="absolute inset-x-0 -z-20 h-(--length)"
            style={{ top: `calc(${index} * var(--length))` }}
          >
            <span ref={places.current[index]} className="absolute top-[calc(50%+50svh)] left-0" />
          </span>
        ))}
      <div className="what-if-stage">
        <h2 id="what-if-title" className="type-title">
          {section.title}
        </h2>
        <ol>
          {questions.map((question, index) => (
            <li
              key={question}
              data-accent={offerings[index]?.id}
              data-active={isPinned ? index === active : undefined}
              data-held={index > fetched || undefined}
            >
              <h3>
                <span data-opening>{eyebrow}</span>{' '}
                <span data-ending>{question.slice(eyebrow.length + 1)}</span>
              </h3>
              <Body
                id={offerings[index]?.id ?? 'edge'}
                anchor={isPinned ? places.current[index] : undefined}
              />
            </li>
          ))}
        </ol>
        {isPinned && <div aria-hidden="true" data-print="hide" className="what-if-ground" />}
        {isPinned && (
          <div className="what-if-dots">
            {questions.map((question, index) => (
              <button
                key={question}
                type="button"
                data-dot
                data-accent={offerings[index]?.id}
                aria-label={question}
                aria-current={index === active ? 'step' : undefined}
                className="grid size-11 place-items-center opacity-60 aria-[current]:opacity-100"
                onClick={() => goTo(index)}
              >
                <span
                  className={cn(
                    'size-3 rounded-full bg-accent transition-[scale] duration-(--duration-state)',
                    index === active ? 'scale-100' : 'scale-[0.6]',
                  )}
                />
              </button>
            ))}
            <span aria-hidden="true" className="type-label text-muted">
              {`${active + 1} / ${questions.length}`}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

interface BodyProps {
  id: OfferingId;
  /** Element at the scroll position of a pinned question; the live scene may show its body. */
  anchor: RefObject<HTMLElement | null> | undefined;
}

/** Picture of the body that a question is about. */
function Body({ id, anchor }: BodyProps) {
  const picture = (
    <Picture
      name={id}
      alt=""
      sizes="(min-width: 64rem) 50vw, 100vw"
      className="h-full"
      imageClassName="size-full object-cover"
    />
  );
  // A sheet would cover the scene, which is behind the page.
  if (!anchor) return <div className="what-if-picture">{picture}</div>;
  return (
    <SceneView
      shot={`detail-${id}`}
      anchor={anchor}
      isWindow
      className="what-if-picture"
      fallback={picture}
    />
  );
}
