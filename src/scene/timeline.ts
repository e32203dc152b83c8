import { onScroll } from '../lib/raf-throttle.ts';
import { scene } from '../motion/scene-tokens.ts';
import {
  cutToShot,
  isSceneShown,
  isSceneWhole,
  setCameraShot,
  type View,
  views,
} from './scene-store.ts';
import { type ShotAim, type ShotRequest, wholeScreen } from './shared/protocol.ts';

/** A view's shot and its box, in CSS pixels of the screen. */
function toShotAim({ shot, box, layout }: View): ShotAim {
  if (!box) return { shot, box: null };
  const { left, top, width, height } = box.getBoundingClientRect();
  return { shot, box: { left, top, width, height }, layout };
}

/** The request while the scene rests in a view: its shot, or the blend that it asks for. */
function restingRequest(view: View): ShotRequest {
  const from = toShotAim(view);
  const { blendTo } = view;
  return blendTo
    ? { from, to: { ...from, shot: blendTo.shot }, progress: blendTo.progress }
    : { from };
}

/**
 * Scroll position of a view, in CSS pixels from the top of the screen: the middle of its box, or
 * the top of an anchor that does not contain the box.
 */
function scrollAnchor({ anchor, box }: View): number {
  if (!box || !anchor.contains(box)) return anchor.getBoundingClientRect().top;
  const { top, height } = box.getBoundingClientRect();
  return top + height / 2;
}

/** Middle share of the distance between two views in which scrolling blends their shots. */
const blendRange = 0.5;
/** Share of the viewport's width from which a view fills it. */
const fullWidth = 0.8;

/**
 * Whether the view stands beside its text, so that its shot may blend with the next one. The text
 * of a view that fills the width stands above and below it, where a blend would move the scene
 * behind the text.
 */
const isBesideText = ({ box, isBlended }: View) =>
  isBlended && (box?.offsetWidth ?? 0) < innerWidth * fullWidth;

/** Eases with zero speed at both ends, so that the camera starts and ends a blend smoothly. */
const smoothstep = (progress: number) => progress * progress * (3 - 2 * progress);

const inDocumentOrder = (first: View, second: View) =>
  first.anchor.compareDocumentPosition(second.anchor) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * All views in document order, without views of the whole screen that contain a view with a box.
 */
function orderedViews(): View[] {
  const all = views.get();
  const containsBox = ({ anchor, box }: View) =>
    !box && all.some((other) => other.box && anchor.contains(other.box));
  return all.filter((view) => !containsBox(view)).sort(inDocumentOrder);
}

/** The view with the highest priority above 0, which is active at any scroll position, or null. */
const prioritizedView = (views: readonly View[]) =>
  views.reduce<View | null>(
    (found, view) => (view.priority > (found?.priority ?? 0) ? view : found),
    null,
  );

/** A view and its place on the page. */
interface Stop {
  view: View;
  /** CSS pixels from the top of the page. */
  offset: number;
}

/** The stops of the views in document order; of boxes at the same height only the first. */
function measureStops(views: readonly View[]): Stop[] {
  const stops = views.map((view) => ({ view, offset: scrollAnchor(view) + scrollY }));
  return stops.filter(({ view, offset }, index) => {
    const previous = stops[index - 1];
    return offset !== previous?.offset || view.box === previous.view.box;
  });
}

/** The request at the current scroll position, and the box that is active there. */
function requestAt(stops: readonly Stop[]): { request: ShotRequest; box: HTMLElement | null } {
  const middle = innerHeight / 2;
  // A step inside a section comes after the section in document order, so that it wins.
  const index = Math.max(
    0,
    stops.findLastIndex(({ offset }) => offset - scrollY <= middle),
  );
  const current = stops[index]?.view;
  if (!current) return { request: wholeScreen('none'), box: null };
  const next = stops[index + 1]?.view ?? current;
  // These two are measured again, because a sticky box moves on the page.
  const fromCurrent = Math.abs(middle - scrollAnchor(current));
  const share = fromCurrent / (fromCurrent + Math.abs(scrollAnchor(next) - middle) || 1);
  const isBlended = isBesideText(current) && isBesideText(next);
  const progress = isBlended ? (share - 0.5) / blendRange + 0.5 : Math.round(share);
  const isSame = next.shot === current.shot && next.box === current.box;
  const nearer = isSame || progress < 0.5 ? current : next;
  if (isSame || progress <= 0 || progress >= 1)
    return { request: restingRequest(nearer), box: nearer.box };
  const request = { from: toShotAim(current), to: toShotAim(next), progress: smoothstep(progress) };
  return { request, box: nearer.box };
}

/**
 * Viewport heights per second above which scrolling is a jump, and below which the jump has ended.
 */
const jumpSpeed = { start: 8, end: 2 };
/** Viewport heights from which a jump is long. */
const minLongJump = 1.5;

/**
 * Distinguishes a jump (End key, hash, search result) from scrolling, so that the scene's camera
 * does not move through every shot in between.
 *
 * @param onEnd called when a jump has ended; `isLong`: the camera should cut to the destination
 */
function createJumpDetector(onEnd: (isLong: boolean) => void) {
  let lastOffset = scrollY;
  let lastTime = 0;
  let startOffset = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    onEnd(Math.abs(scrollY - startOffset) > minLongJump * innerHeight);
  };

  return {
    /** Measures the speed since the last frame. @returns whether the page is in a jump */
    isJumping(): boolean {
      const now = performance.now();
      // Limited, because the time in which the page did not scroll does not count.
      const elapsed = Math.min(now - lastTime, scene.slowestFrame) / 1000;
      const speed = Math.abs(scrollY - lastOffset) / innerHeight / elapsed;
      if (!timer) startOffset = lastOffset;
      lastOffset = scrollY;
      lastTime = now;
      clearTimeout(timer);
      if (speed < (timer ? jumpSpeed.end : jumpSpeed.start)) {
        if (timer) end();
        return false;
      }
      timer = setTimeout(end, scene.jumpEnd);
      return true;
    },
    /**
     * Starts measuring from the current scroll offset, unless the page is in a jump. For a change
     * of layout, which moves the page without scrolling.
     *
     * @returns whether the page is in a jump
     */
    resetOffset(): boolean {
      if (!timer) lastOffset = scrollY;
      return timer !== undefined;
    },
    /** Forgets the current jump. */
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/**
 * Moves the scene's camera to the shot of the active view, the one nearest to the middle of the
 * screen. Between two views that stand beside their text it blends their shots with the scroll
 * position; otherwise it switches half way. A view with a priority is active before all others. In
 * a jump over several screens the camera keeps its shot, then cuts to that of the destination.
 * Offsets are measured when views, their sizes or the page's height change, not while scrolling.
 *
 * @returns stops moving the camera
 */
export function startTimeline(): () => void {
  /** The views in document order. */
  let ordered: View[] = [];
  let stops: Stop[] = [];
  let activeBox: HTMLElement | null = null;
  /** Box of the view that the scene's first frame shows. */
  let firstBox: HTMLElement | null = null;

  /**
   * Sets `data-live-view` on the box of the active view. Every other box shows its line art, also one
   * whose bodies the scene may not be able to draw yet.
   */
  const markActive = (wanted: HTMLElement | null) => {
    if (!isSceneShown()) firstBox = wanted;
    const box = isSceneWhole.get() || wanted === firstBox ? wanted : null;
    if (box === activeBox) return;
    activeBox?.removeAttribute('data-live-view');
    box?.setAttribute('data-live-view', '');
    activeBox = box;
  };
  const updateShot = (setShot = setCameraShot) => {
    const view = prioritizedView(ordered);
    const { request, box } = view
      ? { request: restingRequest(view), box: view.box }
      : requestAt(stops);
    markActive(box);
    setShot(request);
  };
  const jump = createJumpDetector((isLong) => updateShot(isLong ? cutToShot : setCameraShot));
  const handleScroll = () => {
    if (!jump.isJumping() || prioritizedView(ordered)) updateShot();
  };
  const measure = () => {
    stops = measureStops(ordered);
    // During a jump a section may change its size; the shot is updated when the jump has ended.
    if (!jump.resetOffset()) updateShot();
  };
  const resizeObserver = new ResizeObserver(measure);
  const collect = () => {
    const knownBoxes = new Set(ordered.map(({ box }) => box));
    ordered = orderedViews();
    resizeObserver.disconnect();
    for (const { box } of ordered) if (box) resizeObserver.observe(box);
    resizeObserver.observe(document.body);
    // A jump ends with its page: the next page's view is active from its first frame on.
    if (activeBox && !activeBox.isConnected) jump.cancel();
    measure();
    if (!activeBox || knownBoxes.has(activeBox)) return;
    // The line art of a new box would fade over the live scene, so its fade ends at once.
    for (const animation of activeBox.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
  };
  collect();
  const stopViews = views.subscribe(collect);
  const stopScroll = onScroll(handleScroll);
  const stopWhole = isSceneWhole.subscribe(() => updateShot());
  return () => {
    stopViews();
    stopScroll();
    stopWhole();
    jump.cancel();
    resizeObserver.disconnect();
    markActive(null);
  };
}
