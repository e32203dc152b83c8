/** How dark ground becomes paper: along the contour of a fingertip's ridges. A part of `framer.ts`. */
import './paper-edge.css';
import { followScroll } from './scroll-motion.ts';
import { whenNearBelow } from './visibility.ts';

/**
 * The edge along which dark ground becomes paper, in pixels: height of its arch, scroll length in which
 * it flattens, and how far each ridge is ahead of it at the beginning and at the end.
 */
const paper = {
  arch: 150,
  length: 360,
  ridges: [
    [12, 40],
    [30, 100],
    [54, 180],
  ],
} as const;

/** Clip path of a section whose upper edge is an arch of this many pixels. */
const archOf = (height: number) =>
  `inset(0px round 50% 50% 0px 0px / ${height}px ${height}px 0px 0px)`;

/** Whether a section of the page ends, or begins, in the light theme. */
const isPaper = (part: Element | null | undefined) =>
  part instanceof HTMLElement && part.dataset.theme === 'light';

/** A line along the arch, for each ridge that runs ahead of the paper. */
function addRidges(section: HTMLElement): HTMLElement[] {
  const ridges = paper.ridges.map(() => {
    const ridge = document.createElement('i');
    ridge.ariaHidden = 'true';
    ridge.className = 'paper-ridge';
    return ridge;
  });
  section.prepend(...ridges);
  return ridges;
}

/**
 * While a light section after a dark one comes on the screen, its upper edge is an arch that flattens,
 * and ridges run ahead of it and fade. Every other section is left alone.
 *
 * @param section `data-section`
 * @returns function that ends it
 */
export function becomePaper(section: HTMLElement): () => void {
  const sheet = section.lastElementChild as HTMLElement | null;
  const before = section.previousElementSibling;
  if (!sheet || !isPaper(sheet) || !before || isPaper(before.lastElementChild)) return () => {};
  return whenNearBelow(section, () => {
    const ridges = addRidges(section);
    section.dataset.becomesPaper = '';
    const offset = ['0px end', `${paper.length}px end`] as const;
    const ends = [
      followScroll(sheet, { clipPath: [archOf(paper.arch), archOf(0)] }, [...offset]),
      ...ridges.map((ridge, index) => {
        const [from = 0, to = 0] = paper.ridges[index] ?? [];
        const transform = [`translateY(-${from}px)`, `translateY(-${to}px) scaleY(0)`];
        return followScroll(ridge, { transform, opacity: [1, 1, 0] }, [...offset], sheet);
      }),
    ];
    return () => {
      for (const end of ends) end();
      for (const ridge of ridges) ridge.remove();
      delete section.dataset.becomesPaper;
    };
  });
}
