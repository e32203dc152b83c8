import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { Offering, OfferingId } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { afterHydration } from '../../lib/lazy.tsx';
import { Presence } from '../../motion/presence.tsx';
import { SceneView, screenPositions, useSceneEffect } from '../../scene/index.tsx';
import { ifMouse, panelIdOf, useDisclosureGroup } from '../../ui/disclosure.ts';
import type { MakeMark } from '../mark/make-mark.tsx';
import type NodePanel from './node-panel.tsx';

interface DiagramProps {
  nodes: readonly Offering[];
  className?: string;
}

/**
 * Classes of each label's position: beside its body, where it covers neither the
 * headline nor the lines of the data flow.
 */
const labelPositions: Record<Offering['id'], string> = {
  edge: 'bottom-[92%] right-[50%]',
  shield: 'right-[74%] bottom-[88%]',
  // Beside a floating panel of Shield, which reaches as far as Learning's right side.
  learning: cn(
    'bottom-full left-1/2 mb-2 -translate-x-1/2 @max-[22rem]:left-0 @max-[22rem]:translate-x-0',
    'floating:right-1/4 floating:left-auto floating:translate-x-0',
  ),
  agents: 'top-full left-1/2 mt-1 -translate-x-1/2 @max-[22rem]:left-0 @max-[22rem]:translate-x-0',
};

/**
 * The suite diagram on home: a view of the whole scene, as large as its box allows. A button, called
 * node, lies over the body of each offering. Hover, focus or a tap opens the node's panel.
 */
export function Diagram({ nodes, className }: DiagramProps) {
  const { openId, getMenuProps, getButtonProps, panelProps } = useOpenNode();
  const describedBy = useId();
  const [Panel, setPanel] = useState<typeof NodePanel>();
  const [Make, setMake] = useState<typeof MakeMark>();
  const ref = useRef<HTMLDivElement>(null);
  // The panel's code is loaded after hydration, because it is not needed earlier. What also plays the
  // scene's intro waits for the animations' code, without which the panel still opens.
  useEffect(
    () =>
      afterHydration(
        () => import('./touch.ts').then(({ load }) => load()),
        ({ touchDiagram }) => touchDiagram(ref.current, setMake),
      ),
    [],
  );
  useEffect(
    () =>
      afterHydration(
        () => import('./node-panel.tsx'),
        ({ default: Loaded }) => void setPanel(() => Loaded),
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
        className="z-auto aspect-[3/2] w-[round(down,min(126cqw,150cqh),3px)] beside:w-[min(100vw,150cqh,(100cqw-var(--reach))/0.66)]"
      >
        {nodes.map((node) => {
          const { id } = node;
          const { x, y, radius } = screenPositions[id];
          // Until the panel's code has loaded, an open node only sets the scene's focus.
          const isOpen = openId === id && Panel !== undefined;
          const circleProps = {
            style: { left: `${x}%`, top: `${y}%`, width: `${radius * 2}%` },
            className: cn(
              'group/node absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full',
              'focus-visible:shadow-[0_0_0_9px_var(--overlay-local)] focus-visible:outline-text',
            ),
          };
          const label = (
            <span
              className={cn(
                'type-label text-backdrop absolute whitespace-nowrap text-[length:max(var(--text-small),0.75vw)] text-text',
                'transition-colors duration-(--duration-feedback) group-hover/node:text-accent group-aria-expanded/node:text-accent',
                'floating:group-aria-expanded/node:opacity-0',
                labelPositions[id],
              )}
            >
              {/* A small diagram has no room for 'Neural', with which all four names begin. */}
              <span className="max-[72rem]:sr-only">{`${node.name.split(' ')[0]} `}</span>
              <span>{node.name.split(' ').slice(1).join(' ')}</span>
            </span>
          );
          return (
            <div key={id} data-menu={id} className="contents" {...getMenuProps(id)}>
              {/* The closed panel's text, which describes the button, also for crawlers. */}
              <span id={`${describedBy}${id}`} hidden>
                {`${node.benefit}. ${node.description}`}
              </span>
              <button
                type="button"
                data-node={id}
                data-accent={id}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelIdOf(id) : undefined}
                aria-describedby={isOpen ? undefined : `${describedBy}${id}`}
                {...getButtonProps(id)}
                {...circleProps}
                className={cn(circleProps.className, 'scripting-only')}
              >
                {label}
              </button>
              <Presence>
                {isOpen && <Panel node={node} id={panelIdOf(id)} {...panelProps} />}
              </Presence>
              <noscript>
                <a href={node.href} data-accent={id} {...circleProps}>
                  {label}
                </a>
              </noscript>
            </div>
          );
        })}
        {Make && <Make />}
      </SceneView>
    </div>
  );
}

/** State of the open node's panel, which is a disclosure as the header's dropdowns are. */
function useOpenNode() {
  const { openId, open, hover, toggle, closeSoon, close } = useDisclosureGroup<OfferingId>();
  useSceneEffect({ focus: openId });
  /** Node that the pointer has entered and not yet moved in. */
  const entered = useRef<OfferingId>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    // A node may have received the focus by Tab before hydration.
    const focused = document.querySelector<HTMLElement>('[data-node]:focus-visible');
    if (focused) open(focused.dataset.node as OfferingId);
  }, []);

  return {
    openId,
    /** Handlers for the element around a node's button and panel. */
    getMenuProps: (id: OfferingId) => ({
      onPointerEnter: ifMouse(() => {
        entered.current = id;
      }),
      // A scroll or the end of a drag may carry a node under a pointer that rests, and a pressed
      // button drags.
      onPointerMove: ifMouse(({ buttons }) => {
        if (buttons || entered.current !== id) return;
        entered.current = null;
        hover(id);
      }),
      onPointerLeave: ifMouse(closeSoon),
    }),
    /** Handlers for a node's button. */
    getButtonProps: (id: OfferingId) => ({
      onFocus: ({ currentTarget }: FocusEvent) => {
        // A tap focuses the button too, but is handled by its click.
        if (currentTarget.matches(':focus-visible')) open(id);
      },
      onClick: () => toggle(id),
    }),
    panelProps: { close, closeSoon, stayOpen: () => openId && hover(openId) },
  };
}
