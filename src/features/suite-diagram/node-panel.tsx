import { type HTMLAttributes, type RefObject, useEffect, useRef } from 'react';
import type { DiagramNode } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { onDismissAll } from '../../lib/overlays.ts';
import { Moving } from '../../motion/presence.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { boxOf, isBetween } from './placement.ts';
import { usePlacement } from './use-placement.ts';

interface DismissHandlers {
  /** Called when the pointer is in the corridor: the area between button and panel. */
  cancelClose: () => void;
  /** Called when the pointer leaves the corridor. */
  closeSoon: () => void;
  /** Called on Escape, or on a press outside. */
  close: () => void;
}

/**
 * Closes the panel on Escape, on a press outside, or when the pointer leaves the corridor between
 * button and panel. A panel that leaves is inert and closes no other.
 *
 * @param ref the panel, whose button is the element before it
 * @returns closes the panel as Escape does: if the focus is inside, it moves back to the button
 */
function useDismiss(
  ref: RefObject<HTMLElement | null>,
  { cancelClose, closeSoon, close }: DismissHandlers,
) {
  const dismiss = () => {
    const button = ref.current?.previousElementSibling;
    if (ref.current?.contains(document.activeElement)) (button as HTMLElement).focus();
    close();
  };

  useEffect(() => {
    const panel = ref.current;
    const button = panel?.previousElementSibling;
    if (!panel || !button) return;
    let wasInside = true;
    const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || panel.inert) return;
      const isInside = isBetween(clientX, clientY, boxOf(button), boxOf(panel));
      // The delay starts only when the pointer leaves the corridor. Further moves outside must not
      // restart it.
      if (isInside) cancelClose();
      else if (wasInside) closeSoon();
      wasInside = isInside;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.inert) dismiss();
    };
    const onPress = ({ target }: Event) => {
      if (!panel.inert && !(target as Element).closest('[data-node], [data-node-panel]')) close();
    };
    addEventListener('pointermove', onMove, { passive: true });
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    const endDismiss = onDismissAll(close);
    return () => {
      endDismiss();
      removeEventListener('pointermove', onMove);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  });

  return dismiss;
}

/**
 * Exported from the panel's chunk, because the first view does not need it.
 *
 * @public Only a dynamic import reads it.
 */

/**
 * Props of a node's panel. A node is a button over one of the four products in the suite diagram.
 */
interface NodePanelProps extends HTMLAttributes<HTMLDivElement>, DismissHandlers {
  node: DiagramNode;
}

/**
 * Classes on small screens: a sheet at the lower edge, as high as its text, which scrolls if it is
 * too long.
 */
const sheetClasses =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[62svh] w-full max-w-none overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]';
/** Classes on wide screens, where use-placement.ts positions the panel. */
const floatingClasses =
  '[--panel-width:clamp(16.5rem,19.5vw,23rem)] floating:absolute floating:inset-auto floating:max-h-none floating:w-(--panel-width) floating:overflow-visible floating:pb-0';

/**
 * Panel with name, benefit, description and link of a node. On wide screens it is near its node or
 * in the free half of the ring (placement.ts), and a line leads to the node unless the core is
 * between them. On small screens it is a sheet at the lower edge. It must be the next element after
 * its button, so that Tab moves from the button into the panel.
 */
export default function NodePanel({
  node,
  cancelClose,
  closeSoon,
  close,
  className,
  ...rest
}: NodePanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  usePlacement(ref);
  const dismiss = useDismiss(ref, { cancelClose, closeSoon, close });
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
          onClick={dismiss}
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
