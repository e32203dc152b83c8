import {
  type FocusEvent,
  Fragment,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { DiagramNode, OfferingId } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { afterHydration } from '../../lib/lazy.tsx';
import { clock } from '../../motion/tokens.ts';
import { SceneView, screenPositions, useSceneEffect } from '../../scene/index.tsx';
import type NodePanel from './node-panel.tsx';

interface DiagramProps {
  nodes: readonly DiagramNode[];
  className?: string;
}

/** Beside each body, on the screen, where neither the flow nor the headline is. */
const labelPlaces: Record<DiagramNode['id'], string> = {
  edge: 'bottom-[92%] right-[50%]',
  shield: 'bottom-[90%] left-[92%] @max-[22rem]:right-0 @max-[22rem]:left-auto',
  learning:
    'bottom-full left-1/2 mb-2 -translate-x-1/2 @max-[22rem]:left-0 @max-[22rem]:translate-x-0',
  agents: 'top-full left-1/2 mt-1 -translate-x-1/2',
};

/**
 * The four-node suite diagram: its picture (the drawing, with the scene in its place once that
 * runs), and four real buttons over the instruments. Pointing at one, focusing it or tapping it
 * opens its panel. It is as large as its box allows.
 */
export function Diagram({ nodes, className }: DiagramProps) {
  const { openId, getButtonProps, panelProps } = useOpenNode();
  const panelId = useId();
  const [Panel, setPanel] = useState<typeof NodePanel>();
  const ref = useRef<HTMLDivElement>(null);
  // The panel's code is loaded after hydration, because it is not needed earlier.
  useEffect(
    () =>
      afterHydration(
        () => import('./node-panel.tsx'),
        ({ default: Loaded, touchDiagram }) => {
          setPanel(() => Loaded);
          return ref.current ? touchDiagram(ref.current) : undefined;
        },
      ),
    [],
  );

  return (
    <div
      ref={ref}
      data-diagram
      className={cn(
        'grid touch-pan-y select-none grid-cols-[100%] grid-rows-[100%] items-start justify-items-end beside:items-center [container-type:size]',
        className,
      )}
    >
      <SceneView
        shot="constellation"
        isInline
        className="z-auto aspect-[3/2] w-[round(down,min(126cqw,150cqh),3px)] beside:w-[min(100vw,150cqh,(100cqw-var(--reach))/0.63)]"
      >
        {nodes.map((node) => {
          const { id } = node;
          const { x, y, radius } = screenPositions[id];
          // Until the panel's code has loaded, opening a node only sets the scene's focus.
          const open = openId === id && Panel !== undefined;
          const place = {
            style: { left: `${x}%`, top: `${y}%`, width: `${radius * 2}%` },
            className:
              'group/node absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full focus-visible:shadow-[0_0_0_9px_var(--overlay-local)] focus-visible:outline-text',
          };
          const label = (
            <span
              className={cn(
                'type-label text-backdrop absolute whitespace-nowrap text-[length:max(var(--text-label),0.75vw)] text-text transition-colors duration-(--duration-feedback) group-hover/node:text-accent group-aria-expanded/node:text-accent floating:group-aria-expanded/node:opacity-0',
                labelPlaces[id],
              )}
            >
              {/* A small diagram has no room for the family's name, which all four share. */}
              <span className="max-[72rem]:sr-only">{node.name.split(' ')[0]} </span>
              {node.name.split(' ').slice(1).join(' ')}
            </span>
          );
          return (
            <Fragment key={id}>
              {/* The text of the closed panel, as the description of the button and for crawlers. */}
              <span id={`${panelId}${id}`} hidden>
                {node.benefit}. {node.description}
              </span>
              <button
                type="button"
                data-node={id}
                data-accent={id}
                aria-expanded={open}
                aria-controls={open ? panelId : undefined}
                aria-describedby={open ? undefined : `${panelId}${id}`}
                {...getButtonProps(id)}
                {...place}
                className={cn(place.className, 'scripting-only')}
              >
                {label}
              </button>
              {open && <Panel node={node} id={panelId} {...panelProps} />}
              <noscript>
                <a href={node.href} {...place}>
                  {label}
                </a>
              </noscript>
            </Fragment>
          );
        })}
      </SceneView>
    </div>
  );
}

interface Open {
  id: OfferingId;
  /** Opened by a click or a tap: hover and focus do not close it. */
  pinned: boolean;
}

/**
 * Which node's panel is open. Hover and focus open it, a click or a tap pins it, leaving or a second
 * click clears it; `use-dismiss.ts` closes it in all other cases. The pointer may
 * cross over to the panel and stay there as long as it likes (WCAG 1.4.13).
 */
function useOpenNode() {
  const [shown, setShown] = useState<Open | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openId = shown?.id ?? null;
  const pinned = shown?.pinned ?? false;

  const cancelClose = () => clearTimeout(closing.current);
  const show = (next: Open | null) => {
    cancelClose();
    setShown(next);
  };
  const closeSoon = () => {
    cancelClose();
    // Only this panel: the pointer may be at another node by now.
    const close = (now: Open | null) => (now?.id === openId ? null : now);
    closing.current = setTimeout(() => setShown(close), clock.dropdownClose);
  };
  /** Closes after the delay, unless the panel is pinned. */
  const closeUnpinned = () => {
    if (!pinned) closeSoon();
  };

  useSceneEffect({ focus: openId });

  useEffect(() => {
    // A node may have been focused by Tab before the code arrived.
    const focused = document.querySelector<HTMLElement>('[data-node]:focus-visible');
    if (focused) setShown({ id: focused.dataset.node as OfferingId, pinned: false });
    return () => clearTimeout(closing.current);
  }, []);

  // When the whole window loses the focus, the visitor has not closed anything: what was pinned stays.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget || !pinned) closeSoon();
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') closeUnpinned();
  };

  return {
    openId,
    /** Handlers for a node's button. */
    getButtonProps: (id: OfferingId) => ({
      onPointerLeave,
      onBlur,
      onPointerEnter: ({ pointerType, buttons, currentTarget }: PointerEvent) => {
        // A pointer with a pressed button, or one that has just ended a drag, does not open a panel.
        if (pointerType !== 'mouse' || buttons || currentTarget.closest('[data-dragged]')) return;
        if (!pinned) show({ id, pinned: false });
      },
      onFocus: (event: FocusEvent) => {
        // A tap focuses too; its click decides.
        if (openId !== id && event.currentTarget.matches(':focus-visible'))
          show({ id, pinned: false });
        else cancelClose();
      },
      onClick: () => show(openId === id && pinned ? null : { id, pinned: true }),
    }),
    /** For the panel. */
    panelProps: {
      onPointerLeave,
      onBlur,
      onPointerEnter: cancelClose,
      onFocus: cancelClose,
      close: () => show(null),
      cancelClose,
      closeSoon: closeUnpinned,
    },
  };
}
