import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Offering } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { rafThrottle } from '../../lib/raf-throttle.ts';
import { Moving } from '../../motion/presence.tsx';
import { bodyPositions } from '../../scene/touch.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { isBetween } from './corridor.ts';

/** The right end of the picture, in the middle between Shield and Edge. */
const rightEnd = cn(
  'floating:left-[calc(var(--picture-left)+var(--picture-width))] floating:-translate-x-full',
  'floating:top-[calc(var(--picture-top)+var(--picture-height)*0.48)] floating:-translate-y-1/2',
);
/**
 * Classes of each panel's place on wide screens, in parts of the picture. There it covers neither its
 * own body, nor a word, nor the middle of the core.
 */
const places: Record<Offering['id'], string> = {
  edge: rightEnd,
  // Between Learning and Shield, where it is narrow.
  shield: cn(
    'floating:left-[calc(var(--picture-left)+var(--picture-width)*0.682)] floating:-translate-x-full',
    'floating:top-[max(var(--spacing-header)+0.25rem,var(--picture-top))] [--least-width:13.5rem] [--share:0.26]',
  ),
  learning: rightEnd,
  // Wider, because its text is longer. Its line would lead over the core.
  agents: cn(rightEnd, '[--least-width:18.5rem] [&_[data-leader]]:hidden'),
};

/**
 * Classes on small screens: a sheet at the lower edge, as high as its text, which scrolls if it is
 * too long.
 */
const sheetClasses =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[62svh] w-full max-w-none overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]';
const floatingClasses = cn(
  'floating:absolute floating:inset-auto floating:max-h-none floating:overflow-visible floating:pb-0',
  'floating:w-[clamp(var(--least-width,16.5rem),min(19.5vw,var(--picture-width)*var(--share,0.3)),23rem)]',
);

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** The node's button and the picture around it, from the panel, which is the button's next sibling. */
const surroundingsOf = (panel: HTMLElement) => ({
  button: panel.previousElementSibling as HTMLElement,
  picture: panel.closest('[data-scene-view]') as HTMLElement,
});

/** Draws the line from the rim of the node's circle to the nearest point of its panel. */
function drawLeader(panel: HTMLElement): void {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  const node = surroundingsOf(panel).button.getBoundingClientRect();
  const radius = node.width / 2;
  const [x, y] = [node.left + radius, node.top + radius];
  const across = clamp(x, left, right) - x;
  const down = clamp(y, top, bottom) - y;
  const share = Math.min(1, radius / Math.hypot(across, down));
  panel
    .querySelector('[data-leader]')
    ?.setAttribute(
      'd',
      `M${x + across * share - left} ${y + down * share - top}L${x + across - left} ${y + down - top}`,
    );
}

/**
 * Shows a panel above everything else. As such it is placed in the page, so its CSS is told where
 * the picture is.
 */
function usePlacement(ref: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    // Browsers without popovers show the panel without this call.
    panel.showPopover?.();
    const draw = () => drawLeader(panel);
    const place = () => {
      const { left, top, width, height } = surroundingsOf(panel).picture.getBoundingClientRect();
      const box = { left: left + scrollX, top: top + scrollY, width, height };
      for (const [name, value] of Object.entries(box)) {
        panel.style.setProperty(`--picture-${name}`, `${value}px`);
      }
      draw();
    };
    place();
    const afterResize = rafThrottle(place);
    addEventListener('resize', afterResize.run);
    // `touchDiagram` has subscribed before, so the button has already moved.
    const stopFollowing = bodyPositions.subscribe(draw);
    return () => {
      removeEventListener('resize', afterResize.run);
      afterResize.cancel();
      stopFollowing();
    };
  }, [ref]);
}

interface NodePanelProps extends HTMLAttributes<HTMLDivElement> {
  node: Offering;
  close: () => void;
  /** Called while the pointer is in the corridor: the area between button and panel. */
  stayOpen: () => void;
  /** Called when the pointer leaves the corridor. */
  closeSoon: () => void;
}

/** Keeps the panel open while the mouse is on its way from the button (WCAG 1.4.13). */
function useCorridor(
  ref: RefObject<HTMLDivElement | null>,
  { stayOpen, closeSoon }: Pick<NodePanelProps, 'stayOpen' | 'closeSoon'>,
): void {
  useEffect(() => {
    let wasInside = true;
    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const panel = ref.current;
      // A panel that leaves is inert.
      if (pointerType !== 'mouse' || !panel || panel.inert) return;
      const from = surroundingsOf(panel).button.getBoundingClientRect();
      const isInside = isBetween(clientX, clientY, from, panel.getBoundingClientRect());
      // The delay starts only when the pointer leaves the corridor. Further moves outside must not
      // restart it.
      if (isInside) stayOpen();
      else if (wasInside) closeSoon();
      wasInside = isInside;
    };
    addEventListener('pointermove', onMove, { passive: true });
    return () => removeEventListener('pointermove', onMove);
  });
}

/**
 * Panel with name, benefit, description and link of a node's offering. On wide screens it stands in a
 * free part of the ring, and a line leads to the node; on small ones it is a sheet at the lower edge.
 * It must be the next element after its button, so that Tab moves from the button into the panel.
 */
export default function NodePanel({
  node,
  close,
  stayOpen,
  closeSoon,
  className,
  ...rest
}: NodePanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePlacement(ref);
  useCorridor(ref, { stayOpen, closeSoon });
  return (
    <Moving
      ref={ref}
      popover="manual"
      data-node-panel
      data-theme="dark"
      data-accent={node.id}
      className={cn(
        'z-20 rounded-soft border-t-2 border-accent bg-ink-raised text-text',
        sheetClasses,
        floatingClasses,
        places[node.id],
        className,
      )}
      {...rest}
    >
      <div className="relative px-gutter py-5 floating:px-5 floating:py-4">
        <p className="type-label text-accent">{node.name}</p>
        <p className="type-title mt-1.5 pr-10 floating:pr-0">{node.benefit}</p>
        <p className="type-small mt-2 text-muted">{node.description}</p>
        <ButtonLink href={node.href} variant="link" size="sm" arrow className="mt-2">
          {`See ${node.name}`}
        </ButtonLink>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-hair text-muted hover:text-text floating:hidden"
        >
          <CloseIcon />
        </button>
      </div>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute -top-0.5 left-0 size-px hidden overflow-visible text-accent floating:block"
      >
        <path data-leader stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Moving>
  );
}
