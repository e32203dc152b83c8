import { createRef, type RefObject, useEffect, useRef, useState } from 'react';
import { offerings } from '../../content/suite.ts';
import type { OfferingId, SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { afterHydration } from '../../lib/lazy.tsx';
import { whenMotionEnabled } from '../../motion/motion.ts';
import { question as beats } from '../../motion/tokens.ts';
import { useOnScreen } from '../../motion/use-on-screen.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Scroll length of a question while the section is pinned, in percent of the screen's height. */
const lengths = { wide: 80, narrow: 50 };

/** Height of a pinned question's picture on a narrow screen, of which the words need 20rem. */
const pictureHeight = 'min(62svh, 100svh - 20rem)';

/** From the ground of the words to the picture, eased, because the end of a linear fade is visible. */
const fade = [
  'var(--color-ink) calc(100% - max(6rem, 16%))',
  'color-mix(in srgb, var(--color-ink) 84%, transparent) calc(100% - max(4.5rem, 12%))',
  'color-mix(in srgb, var(--color-ink) 50%, transparent) calc(100% - max(3rem, 8%))',
  'color-mix(in srgb, var(--color-ink) 16%, transparent) calc(100% - max(1.5rem, 4%))',
  'transparent',
].join(', ');

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

/**
 * Reads which question is pinned from the scroll position.
 *
 * @returns `active`: index of the question, or null if nothing is pinned: with reduced motion, on low
 *   screens, and before this code runs; and whether the screen is wide
 */
function usePinnedQuestion(ref: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState<number | null>(null);
  const [isWide, setIsWide] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isSwitch = false;
    const section = element.closest('section');
    const stop = whenMotionEnabled(() => {
      const { top, bottom } = element.getBoundingClientRect();
      // A list that is on the screen when motion is switched on keeps its length until it is pinned.
      if (isSwitch && top < innerHeight && bottom > 0) section?.classList.add('is-list');
      return afterHydration(
        () => import('../../motion/pinned-steps.ts'),
        ({ followPinnedSteps }) =>
          followPinnedSteps(element, count, (next, nextIsWide) => {
            if (next !== null) section?.classList.remove('is-list');
            setActive(next);
            setIsWide(nextIsWide);
          }),
      );
    });
    isSwitch = true;
    return stop;
  }, [ref, count]);
  return { active, isWide };
}

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
 * and ending and picture change from question to question. Otherwise they are a list.
 */
export default function Questions({ section }: { section: SectionOf<'what-if'> }) {
  const sequenceRef = useRef<HTMLDivElement>(null);
  const { questions, eyebrow } = section;
  const { active, isWide } = usePinnedQuestion(sequenceRef, questions.length);
  const length = isWide ? lengths.wide : lengths.narrow;
  const isPinned = active !== null;
  const places = useRef(questions.map(() => createRef<HTMLSpanElement>()));
  useScrollMotion(sequenceRef, isPinned ? playQuestions : null);
  const isOnScreen = useOnScreen(sequenceRef, '-25% 0px');
  useSceneEffect({ focus: (isPinned && isOnScreen && offerings[active]?.id) || null });
  const goTo = (index: number) => {
    const place = places.current[index]?.current?.parentElement?.getBoundingClientRect();
    if (place) scrollTo({ top: scrollY + place.top + beats.held * place.height });
  };

  return (
    <div
      ref={sequenceRef}
      data-pinned={isPinned}
      className="relative col-span-full grid grid-cols-subgrid print:h-auto!"
      style={isPinned ? { height: `${100 + questions.length * length}svh` } : undefined}
    >
      {isPinned &&
        questions.map((question, index) => (
          <span
            key={question}
            data-place
            className="absolute inset-x-0 -z-20"
            style={{
              top: `${index * length}svh`,
              height: `${length}svh`,
            }}
          >
            <span ref={places.current[index]} className="absolute top-[calc(50%+50svh)] left-0" />
          </span>
        ))}
      <div
        className={cn(
          'col-span-full grid grid-cols-subgrid',
          isPinned
            ? 'sticky top-0 h-svh grid-rows-[auto_1fr_auto] pt-[calc(var(--spacing-header)+6svh)] pb-[5svh] print:static print:h-auto'
            : 'h-full content-between gap-y-8 pt-stack pb-6',
        )}
        style={isPinned && !isWide ? { paddingTop: `calc(${pictureHeight} + 3svh)` } : undefined}
      >
        <h2
          id="what-if-title"
          className={cn('relative z-10 col-span-full type-title', isPinned && 'lg:col-span-6')}
        >
          {section.title}
        </h2>
        <ol
          className={cn(
            'col-span-full grid grid-cols-subgrid',
            !isPinned && '-mx-gutter grid-cols-1! content-between gap-y-6 md:grid-cols-2!',
          )}
        >
          {questions.map((question, index) => (
            <Question
              key={question}
              {...{ question, eyebrow, index, isPinned, isWide }}
              isActive={index === active}
              anchor={isPinned ? places.current[index] : undefined}
            />
          ))}
        </ol>
        {isPinned && <Ground isWide={isWide} />}
        {isPinned && (
          <div className="relative z-10 col-span-full flex items-center gap-4 print:hidden">
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
                    'rounded-full bg-accent transition-[scale] duration-(--duration-state)',
                    'size-3',
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

/**
 * The ground of the words beside or below a pinned picture. It covers the scene there, and the picture
 * fades into it.
 */
const Ground = ({ isWide }: { isWide: boolean }) => (
  <div
    aria-hidden="true"
    data-print="hide"
    className="absolute -inset-x-gutter bottom-0 -z-1"
    style={
      isWide
        ? { top: 0, right: '42%', background: `linear-gradient(to right, ${fade})` }
        : { top: `calc(${pictureHeight} - 6rem)`, background: `linear-gradient(to top, ${fade})` }
    }
  />
);

interface QuestionProps {
  question: string;
  /** The words with which every question begins. */
  eyebrow: string;
  index: number;
  isPinned: boolean;
  isWide: boolean;
  isActive: boolean;
  /** Element at the scroll position of the question while it is pinned. */
  anchor: RefObject<HTMLElement | null> | undefined;
}

/**
 * A question with the picture of its body. Pinned, all questions have the same place, and only the
 * first shows the words with which all begin.
 */
function Question({ question, eyebrow, index, isPinned, isWide, isActive, anchor }: QuestionProps) {
  const id = offerings[index]?.id ?? 'edge';
  return (
    <li
      data-accent={id}
      data-active={isPinned ? isActive : undefined}
      className={cn(
        'grid grid-cols-subgrid',
        isPinned
          ? 'pointer-events-none col-span-full [grid-area:1/1/2/-1] print:[grid-area:auto]'
          : 'grid-cols-1! content-start',
      )}
    >
      <h3
        className={cn(
          isPinned && 'relative z-10 type-hero',
          isPinned && (isWide ? 'col-span-6 mt-[6svh]' : 'col-span-full mt-4'),
          !isPinned && 'order-last px-gutter pt-4 type-head',
        )}
      >
        <span className={isPinned && index > 0 ? 'opacity-0 print:opacity-100' : undefined}>
          {eyebrow}
        </span>{' '}
        <span data-ending className={isPinned ? 'block text-accent' : undefined}>
          {question.slice(eyebrow.length + 1)}
        </span>
      </h3>
      <SceneView
        shot={`detail-${id}`}
        anchor={anchor}
        isWindow
        className={
          isPinned
            ? cn(
                'absolute! top-0 overflow-clip transition-opacity duration-(--duration-feedback)',
                isWide
                  ? 'right-[calc(var(--spacing-gutter)*-1)] h-svh w-[calc(50%+var(--spacing-gutter))]'
                  : '-inset-x-gutter h-[min(62svh,100svh-20rem)]',
                !isActive && 'opacity-0 print:opacity-100',
              )
            : 'h-[clamp(5.5rem,20vw,32rem)]'
        }
        fallback={
          <Picture
            name={id}
            alt=""
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="h-full"
            imageClassName="size-full object-cover"
          />
        }
      />
    </li>
  );
}
