import { onScroll } from '../lib/raf-throttle.ts';
import { type ShotAim, type ShotName, type ShotRequest, setCameraShot } from '../scene/index.tsx';

/** An element that names a shot, and the box in which the shot's picture stands. */
interface SceneTarget {
  element: HTMLElement;
  shot: ShotName;
  picture: HTMLElement | null;
}

/** The second shot of a picture that blends two, and the share of the way to it, 0 to 1. */
function towardsOf({ picture }: SceneTarget): { shot: ShotName; share: number } | null {
  const { towards, share } = picture?.dataset ?? {};
  return towards ? { shot: towards as ShotName, share: Number(share) } : null;
}

/** The scene view of an element: one inside it, else one of the section around it; that of its own shot first. */
function pictureOf(element: HTMLElement, shot = element.dataset.shot): HTMLElement | null {
  const pictures = [...element.querySelectorAll<HTMLElement>('[data-scene-view]')];
  const own = pictures.find((picture) => picture.dataset.sceneView === shot) ?? pictures[0];
  const around = element.parentElement?.closest<HTMLElement>('[data-shot]');
  return own ?? (around ? pictureOf(around, shot) : null);
}

/** Whether a target inside another one has the same picture. The inner one then decides the shot. */
const isWithin = (inner: SceneTarget, outer: SceneTarget) =>
  inner.picture === outer.picture &&
  outer.element.contains(inner.element) &&
  inner.element.contains(inner.picture);

/** All elements with a shot, in the page's order. Sections without a scene view (`still`) are skipped. */
const collectTargets = (root: HTMLElement): SceneTarget[] =>
  [...root.querySelectorAll<HTMLElement>('[data-shot]')]
    .map((element) => ({
      element,
      shot: element.dataset.shot as ShotName,
      picture: pictureOf(element),
    }))
    .filter(({ shot }) => shot !== 'still')
    .filter(
      (target, index, targets) =>
        !targets.slice(index + 1).some((inner) => isWithin(inner, target)),
    );

/** The target's shot and the box of its picture, in CSS pixels of the screen. */
function toShotAim({ shot, picture }: SceneTarget): ShotAim {
  if (!picture) return { shot, box: null };
  const { left, top, width, height } = picture.getBoundingClientRect();
  const layout = picture.dataset.layout as ShotAim['layout'];
  return { shot, box: { left, top, width, height }, layout };
}

/** The request while the scene rests in a target: its shot, or the blend that its picture asks for. */
function restingRequest(target: SceneTarget): ShotRequest {
  const from = toShotAim(target);
  const towards = towardsOf(target);
  return towards
    ? { from, to: { ...from, shot: towards.shot }, progress: towards.share }
    : { from };
}

/** Share of the way between two targets on which scrolling blends their shots. */
const travelling = 0.5;
/**
 * Whether words stand beside a picture. Those of a picture as wide as the screen stand above and
 * below it, and a scene that rests half way to the next one would stand behind them; in a window it would show nothing.
 */
const isBeside = ({ picture }: SceneTarget) =>
  picture?.dataset.window === undefined && (picture?.offsetWidth ?? 0) < innerWidth * 0.8;

/**
 * Scroll position of a target, in CSS pixels from the top of the screen: the middle of its picture. A
 * step of a pinned sequence, whose picture does not scroll, has the top of its own element.
 */
function scrollAnchor({ element, picture }: SceneTarget): number {
  if (!picture || !element.contains(picture)) return element.getBoundingClientRect().top;
  const { top, height } = picture.getBoundingClientRect();
  return top + height / 2;
}

/** Smoothstep, so that the camera starts and ends a blend at speed zero. */
const settled = (progress: number) => progress * progress * (3 - 2 * progress);

/**
 * Follows what leads the screen, and moves the scene to its shot. It rests in the picture that is
 * nearer to the middle of the screen. Between two that stand beside their words it travels with the
 * page while both are about as near; else it changes over by itself, inside the nearer one. An
 * element with `data-called`, which a visitor points at, has it before all others. `data-live-view` marks
 * the picture in which it stands: every other one shows its drawing.
 *
 * @param root holds everything with a `data-shot`
 * @returns ends it
 */
export function trackActiveView(root: HTMLElement): () => void {
  let targets = collectTargets(root);
  let shown: HTMLElement | null = null;

  const markActive = (picture: HTMLElement | null) => {
    if (picture === shown) return;
    shown?.removeAttribute('data-live-view');
    picture?.setAttribute('data-live-view', '');
    shown = picture;
  };
  const aim = () => {
    const called = targets.find(({ element }) => element.dataset.called !== undefined);
    if (called) {
      markActive(called.picture);
      return setCameraShot({ from: toShotAim(called) });
    }
    const middle = innerHeight / 2;
    const all = targets.map(scrollAnchor);
    // Of two pictures side by side, which scrolling can't tell apart, only the first one is a stop.
    const isStop = ({ picture }: SceneTarget, at: number) =>
      all[at] !== all[at - 1] || picture === targets[at - 1]?.picture;
    const stops = targets.filter(isStop);
    const places = stops.map(scrollAnchor);
    // A step inside a section comes after the section, so the innermost mark wins.
    const index = Math.max(
      0,
      places.findLastIndex((place) => place <= middle),
    );
    const here = stops[index];
    if (!here) {
      markActive(null);
      return setCameraShot({ from: { shot: 'still', box: null } });
    }
    const next = stops[index + 1] ?? here;
    const from = Math.abs(middle - (places[index] ?? 0));
    const share = from / (from + Math.abs((places[index + 1] ?? 0) - middle) || 1);
    const travels = isBeside(here) && isBeside(next);
    const progress = travels ? (share - 0.5) / travelling + 0.5 : Math.round(share);
    const isSame = next.shot === here.shot && next.picture === here.picture;
    const nearer = isSame || progress < 0.5 ? here : next;
    markActive(nearer.picture);
    if (isSame || progress <= 0 || progress >= 1) return setCameraShot(restingRequest(nearer));
    setCameraShot({ from: toShotAim(here), to: toShotAim(next), progress: settled(progress) });
  };

  const collect = () => {
    targets = collectTargets(root);
    aim();
  };
  // A section may pin itself, and then mark its steps otherwise; what is played names its step's shot;
  // a picture may turn to another shot.
  const changes = new MutationObserver(collect);
  changes.observe(root, {
    attributeFilter: ['data-pinned', 'data-shot', 'data-called', 'data-to-progress'],
    subtree: true,
  });
  // Another width may show another picture; fonts and answers that open move what is below them.
  const sizes = new ResizeObserver(collect);
  sizes.observe(root);
  aim();
  const stop = onScroll(aim);
  return () => {
    stop();
    changes.disconnect();
    sizes.disconnect();
  };
}
