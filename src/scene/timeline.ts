import { onScroll } from '../lib/raf-throttle.ts';
import { cutToShot, setCameraShot } from './scene-store.ts';
import { jumpDetector } from './scroll-jump.ts';
import { type ShotAim, type ShotRequest, wholeScreen } from './shared/shot-request.ts';
import { getViews, onViewsChange, type View } from './views.ts';

/** The view's shot and its box, in CSS pixels of the screen. */
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
 * Scroll position of a view, in CSS pixels from the top of the screen: the middle of its box, or the
 * top of an anchor that does not contain the box.
 */
function scrollAnchor({ anchor, box }: View): number {
  if (!box || !anchor.contains(box)) return anchor.getBoundingClientRect().top;
  const { top, height } = box.getBoundingClientRect();
  return top + height / 2;
}

/** Share of the way between two views on which scrolling blends their shots. */
const blendRange = 0.5;

/**
 * Whether the view stands beside its text. The text of a view as wide as the screen stands above and
 * below it, and a scene half way to the next view would stand behind that text.
 */
const isBeside = ({ box, isBlended }: View) =>
  isBlended && (box?.offsetWidth ?? 0) < innerWidth * 0.8;

/** Smoothstep, so that the camera starts and ends a blend at speed zero. */
const smooth = (progress: number) => progress * progress * (3 - 2 * progress);

const inDocumentOrder = (first: View, second: View) =>
  first.anchor.compareDocumentPosition(second.anchor) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** All views in document order, without those of the whole screen that contain one with a box. */
function orderedViews(): View[] {
  const views = getViews();
  const containsBox = ({ anchor, box }: View) =>
    !box && views.some((other) => other.box && anchor.contains(other.box));
  return views.filter((view) => !containsBox(view)).sort(inDocumentOrder);
}

/** The view that asks for the scene wherever the page is scrolled to; null without one. */
const prioritizedView = (views: readonly View[]) =>
  views.reduce<View | null>(
    (found, view) => (view.priority > (found?.priority ?? 0) ? view : found),
    null,
  );

/** Marks the box of the active view by `data-live-view`; every other box shows its line art. */
function activeBoxMarker() {
  let active: HTMLElement | null = null;
  return {
    mark(box: HTMLElement | null) {
      if (box === active) return;
      active?.removeAttribute('data-live-view');
      box?.setAttribute('data-live-view', '');
      active = box;
    },
    /** Ends the fade of the line art in a box that was added just now, because it would fade over the live scene. */
    finishFade(knownBoxes: ReadonlySet<HTMLElement | null>) {
      if (!active || knownBoxes.has(active)) return;
      for (const motion of active.getAnimations({ subtree: true }))
        if (motion instanceof CSSTransition) motion.finish();
    },
  };
}

/** A view at which scrolling stops. */
interface Stop {
  view: View;
  /** CSS pixels from the top of the page. */
  offset: number;
}

/** The stops of the views, in document order: of views that stand beside each other only the first. */
function measureStops(views: readonly View[]): Stop[] {
  const stops = views.map((view) => ({ view, offset: scrollAnchor(view) + scrollY }));
  return stops.filter(({ view, offset }, at) => {
    const before = stops[at - 1];
    return offset !== before?.offset || view.box === before.view.box;
  });
}

/** The request at the current scroll position, and the box that is active there. */
function requestAt(stops: readonly Stop[]): { request: ShotRequest; box: HTMLElement | null } {
  const middle = innerHeight / 2;
  // A step inside a section follows its section, so that the innermost view wins.
  const index = Math.max(
    0,
    stops.findLastIndex(({ offset }) => offset - scrollY <= middle),
  );
  const here = stops[index]?.view;
  if (!here) return { request: wholeScreen('still'), box: null };
  const next = stops[index + 1]?.view ?? here;
  // These two are measured again, because a sticky box moves on the page.
  const fromHere = Math.abs(middle - scrollAnchor(here));
  const share = fromHere / (fromHere + Math.abs(scrollAnchor(next) - middle) || 1);
  const isBlended = isBeside(here) && isBeside(next);
  const progress = isBlended ? (share - 0.5) / blendRange + 0.5 : Math.round(share);
  const isSame = next.shot === here.shot && next.box === here.box;
  const nearer = isSame || progress < 0.5 ? here : next;
  if (isSame || progress <= 0 || progress >= 1)
    return { request: restingRequest(nearer), box: nearer.box };
  const request = { from: toShotAim(here), to: toShotAim(next), progress: smooth(progress) };
  return { request, box: nearer.box };
}

/**
 * Moves the camera to the shot of the active view: the one nearer to the middle of the screen. Between
 * two views that stand beside their text it blends their shots with the scroll position while both
 * are about as near; otherwise it switches half way. A view with a priority is active before all
 * others. In a jump over several screens the camera holds its shot and cuts to that of the destination.
 * Offsets are measured when views, their sizes or the page's height change, not while scrolling.
 *
 * @returns stops it
 */
export function startTimeline(): () => void {
  let views: View[] = [];
  let stops: Stop[] = [];
  const marker = activeBoxMarker();

  const aim = (setShot = setCameraShot) => {
    const view = prioritizedView(views);
    const { request, box } = view
      ? { request: restingRequest(view), box: view.box }
      : requestAt(stops);
    marker.mark(box);
    setShot(request);
  };
  const jump = jumpDetector((isLong) => aim(isLong ? cutToShot : setCameraShot));
  const follow = () => {
    if (!jump.isJumping() || prioritizedView(views)) aim();
  };
  const measure = () => {
    stops = measureStops(views);
    // A section that grows under the jump is no destination.
    if (!jump.rest()) aim();
  };
  const sizes = new ResizeObserver(measure);
  const collect = () => {
    const knownBoxes = new Set(views.map(({ box }) => box));
    views = orderedViews();
    sizes.disconnect();
    for (const { box } of views) if (box) sizes.observe(box);
    sizes.observe(document.body);
    measure();
    marker.finishFade(knownBoxes);
  };
  collect();
  const stopViews = onViewsChange(collect);
  const stopScroll = onScroll(follow);
  return () => {
    stopViews();
    stopScroll();
    jump.cancel();
    sizes.disconnect();
    marker.mark(null);
  };
}
