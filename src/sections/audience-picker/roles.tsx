import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { claimKinds, claimOf } from '../../content/claims.ts';
import type { BuyerCard } from '../../content/types.ts';
import { afterPaint } from '../../lib/painted.ts';
import { type TimelineOptions, useTimeline } from '../../motion/timeline.ts';
import { distance, duration, easing, seconds, spring, stagger } from '../../motion/tokens.ts';
import { useMotionCode } from '../../motion/use-scroll-motion.ts';
import { useSceneShot } from '../../scene/index.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { ClaimKindNotes, Metrics } from '../claim.tsx';

/** Index of the chosen role. A module variable, so that it outlives visits to other pages. */
let chosenIndex = 0;

/** Height of a digit in `.role-column`, in em. */
const digitHeight = 0.86;
/** Rows from which the digits of the first figure roll in: below the column's five. */
const entryRows = 5;

/**
 * Rolls the figure's digits to the chosen role by springs, each from where CSS had it, and lets the
 * role's words rise. A new choice cuts what still moves. The first paint after a choice shows where
 * they begin; what moves them is built after it.
 */
function useRoleMotion(ref: RefObject<HTMLElement | null>, index: number) {
  const motion = useMotionCode();
  const shown = useRef(index);
  useLayoutEffect(() => {
    const rows = index - shown.current;
    shown.current = index;
    const group = ref.current;
    if (rows === 0 || !group || !motion.current) return;
    const { animate, cancelAll } = motion.current;
    const columns = [...group.querySelectorAll<HTMLElement>('.role-column')];
    const words = [
      ...(group.querySelectorAll<HTMLElement>('.role-panel')[index]?.children ?? []),
    ] as HTMLElement[];
    const before = `translateY(${rows * digitHeight}em)`;
    const below = `translateY(${distance.near}px)`;
    for (const { style } of columns) style.transform = before;
    for (const { style } of words) Object.assign(style, { opacity: 0, transform: below });
    let running: ReturnType<typeof animate>[] = [];
    const end = () => cancelAll(running, [...columns, ...words]);
    const start = () => {
      running = [
        ...columns.map((column, position) =>
          animate(
            column,
            { transform: [before, 'translateY(0em)'] },
            { ...spring.digit, delay: seconds(position * stagger.loose) },
          ),
        ),
        ...words.map((block, order) =>
          animate(
            block,
            { opacity: [0, 1], transform: [below, 'translateY(0px)'] },
            {
              duration: seconds(duration.enter),
              delay: seconds(order * stagger.loose),
              ease: easing.out,
            },
          ),
        ),
      ];
      Promise.all(running).then(end);
    };
    const takeBack = afterPaint(start);
    return () => {
      takeBack();
      end();
    };
  }, [index, ref, motion]);
}

/** Rolls the figure's digits in, from the empty row above, when the section comes on the screen. */
const rollIn: TimelineOptions = {
  margin: '0px 0px -15% 0px',
  build: (group) =>
    [...group.querySelectorAll<HTMLElement>('.role-column')].map((column, position) => [
      column,
      { transform: [`translateY(${entryRows * digitHeight}em)`, 'translateY(0em)'] },
      { at: seconds(position * stagger.loose), ...spring.digit },
    ]),
};

/**
 * A radio group of roles, and a large figure whose digits roll to the figure of the chosen role.
 * CSS reads the radio buttons, so that the choice works before the code has loaded; the code moves
 * what changes and sets the shot of the 3D scene. Without JavaScript and in print, all roles are
 * listed one below the other.
 */
export default function Roles({ cards }: { cards: readonly BuyerCard[] }) {
  const groupRef = useRef<HTMLDivElement>(null);
  const [initialIndex] = useState(chosenIndex);
  const [index, setIndex] = useState(initialIndex);
  const readChoice = () => {
    const radios = [...(groupRef.current?.querySelectorAll('input') ?? [])];
    chosenIndex = Math.max(
      0,
      radios.findIndex((radio) => radio.checked),
    );
    setIndex(chosenIndex);
  };
  // A radio button may have been changed before this code loaded, by the visitor or by the
  // browser's form restoration.
  useEffect(readChoice, []);
  useTimeline(groupRef, rollIn);
  useRoleMotion(groupRef, index);
  useSceneShot({ anchor: groupRef, shot: cards[index]?.shot ?? 'none' });

  return (
    <>
      <div
        ref={groupRef}
        role="radiogroup"
        aria-labelledby="buyers-title"
        onChange={readChoice}
        data-roles
        data-accent="human"
        className="relative isolate col-span-full grid grid-cols-[100%] lg:grid-cols-[5fr_7fr] lg:gap-x-[clamp(2rem,5vw,9rem)] listed:block"
      >
        {cards.map((card, cardIndex) => (
          <Role key={card.title} card={card} isInitiallyChosen={cardIndex === initialIndex} />
        ))}
        <RollingFigure cards={cards} />
      </div>
      <ClaimKindNotes
        ids={cards.flatMap(({ visual, claims }) => [visual, ...claims])}
        className="col-span-full pt-4 max-sm:pt-0"
      />
    </>
  );
}

interface RoleProps {
  card: BuyerCard;
  isInitiallyChosen: boolean;
}

function Role({ card, isInitiallyChosen }: RoleProps) {
  return (
    <div data-accent={card.accent} className="group/role role">
      <h3 className="rule-fill type-title role-name">
        <label className="transition-colors duration-(--duration-feedback) hover:text-text">
          <input
            type="radio"
            name="role"
            value={card.title}
            defaultChecked={isInitiallyChosen}
            className="sr-only listed:hidden"
          />
          <Glyph
            name={card.icon}
            className="hover-nudge size-[1.3em] shrink-0 group-has-checked/role:text-accent listed:text-accent"
          />
          <span>{card.title}</span>
        </label>
      </h3>
      <div className="role-place role-panel">
        <div data-claim={card.visual}>
          <p className="sr-only listed:not-sr-only listed:type-display listed:text-accent">
            {claimOf(card.visual).figure}
          </p>
          <p className="type-label text-accent">{claimKinds[claimOf(card.visual).kind].name}</p>
          <p className="type-head text-accent listed:type-small listed:text-muted">
            {claimOf(card.visual).label.toLowerCase()}
          </p>
        </div>
        <div>
          <p className="type-label text-muted">{card.tagline}</p>
          <p className="type-body measure mt-3 text-muted">
            <strong className="font-semibold text-text">{`${card.benefit}.`}</strong>{' '}
            <span>{card.description}</span>
          </p>
          <ButtonLink href={card.link} variant="link" arrow className="mt-3">
            {card.linkLabel}
          </ButtonLink>
          <Metrics ids={card.claims} className="role-metrics" />
        </div>
      </div>
    </div>
  );
}

/**
 * The figures of all roles as columns of digits that CSS moves. It is hidden from assistive
 * technology, because each role's text contains its figure.
 */
const RollingFigure = ({ cards }: { cards: readonly BuyerCard[] }) => (
  <p
    aria-hidden="true"
    data-print="hide"
    className="role-place role-figure pointer-events-none flex self-start text-accent listed:hidden"
  >
    {[0, 1].map((position) => (
      <span key={position} className="role-column">
        {cards.map((card) => claimOf(card.visual).figure[position]).join('\n')}
      </span>
    ))}
    <span className="text-[0.52em] leading-none">%</span>
  </p>
);
