import { type RefObject, useEffect, useState } from 'react';
import { onScroll } from '../../lib/raf-throttle.ts';
import { runInMotion } from '../../motion/motion.ts';
import { question as beats } from '../../motion/tokens.ts';

/** How the questions are laid out, which changes only with their height. */
interface Layout {
  /** Whether they are sheets or a stage at present, and not a list. */
  isPinned: boolean;
  /** Where each question ends, in px from the top of the first. */
  ends: readonly number[];
}

/** The questions on the screen, in px from its top. */
interface Place extends Pick<DOMRect, 'top' | 'bottom' | 'height'> {
  isPinned: boolean;
  /** Index of the question that is read. */
  index: number;
}

/** Reads the layout, of which the variant `pinned` of the styles decides. */
function readLayout(root: HTMLElement): Layout {
  const items = [...root.querySelectorAll('li')];
  const { top, height } = root.getBoundingClientRect();
  // Only a layout that pins has a scroll length of a question.
  if (!getComputedStyle(root).getPropertyValue('--length')) {
    const ends = items.map((item) => item.getBoundingClientRect().bottom - top);
    return { isPinned: false, ends };
  }
  const length = (height - innerHeight) / items.length;
  return { isPinned: true, ends: items.map((_, index) => (index + 1) * length) };
}

function placeIn({ isPinned, ends }: Layout, { top, bottom, height }: DOMRect): Place {
  // A list is read in the middle of the screen.
  const line = isPinned ? 0 : innerHeight / 2;
  const index = ends.findIndex((end) => top + end > line);
  return { top, bottom, height, isPinned, index: index < 0 ? ends.length - 1 : index };
}

function scrollToQuestion(root: HTMLElement, index: number, behavior: ScrollBehavior = 'auto') {
  const { isPinned, ends } = readLayout(root);
  const item = root.querySelectorAll('li')[index];
  if (!isPinned) return item?.scrollIntoView({ block: 'center', behavior });
  const [length = 0] = ends;
  const top = scrollY + root.getBoundingClientRect().top + (index + beats.held) * length;
  scrollTo({ top, behavior });
}

/** Whether the browser keeps what is read in its place when something above it changes its height. */
const anchorsScroll = () => CSS.supports('overflow-anchor', 'auto');

/**
 * Follows the place of the questions by one reading a frame while the page is scrolled. It keeps the
 * reader's place when their height changes, by a switch of motion or by a resize: the question that is
 * read stays, and so does what is below the questions, also in a browser without scroll anchoring.
 *
 * @param onPlace called after each reading
 * @returns `latest`: the last reading; `stop` ends it
 */
function followPlace(root: HTMLElement, onPlace: (place: Place) => void) {
  let layout = readLayout(root);
  let place = placeIn(layout, root.getBoundingClientRect());
  const update = (rect: DOMRect) => {
    place = placeIn(layout, rect);
    onPlace(place);
  };
  const observer = new ResizeObserver(() => {
    const { top, bottom, height, index } = place;
    layout = readLayout(root);
    const after = root.getBoundingClientRect();
    if (after.height !== height) {
      if (bottom <= 0) {
        if (!anchorsScroll()) scrollBy({ top: after.bottom - bottom, behavior: 'instant' });
      } else if (top < 0) scrollToQuestion(root, index, 'instant');
    }
    update(root.getBoundingClientRect());
  });
  observer.observe(root);
  const stopScroll = onScroll(() => {
    const rect = root.getBoundingClientRect();
    // A resize that changes the height is the observer's.
    if (rect.height === place.height) update(rect);
  });
  return {
    latest: () => place,
    stop() {
      observer.disconnect();
      stopScroll();
    },
  };
}

const loadAnimation = () => import('../../motion/framer.ts');

/**
 * Hook: the question that the scroll position shows, once the code that animates the questions is
 * there.
 *
 * @returns `active`: its index; null while the questions are a list or sheets, because motion is
 *   reduced, the screen is low, or the code came while they were read; and `goTo`, which scrolls to a
 *   question
 */
export function usePinnedQuestion(ref: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let [isCodeThere, isStage] = [false, false];
    const show = ({ top, bottom, isPinned, index }: Place) => {
      // Nothing changes before the reader's eyes; a screen's height is not always whole pixels.
      isStage ||= bottom <= 1 || top >= innerHeight - 1;
      isStage &&= isCodeThere && isPinned;
      setActive(isStage ? index : null);
    };
    const { latest, stop } = followPlace(root, show);
    const stopCode = runInMotion(loadAnimation, () => {
      isCodeThere = true;
      show(latest());
      return () => {
        isCodeThere = false;
        show(latest());
      };
    });
    return () => {
      stopCode();
      stop();
    };
  }, [ref]);
  return {
    active,
    goTo: (index: number) => {
      if (ref.current) scrollToQuestion(ref.current, index);
    },
  };
}
