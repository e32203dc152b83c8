import { useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { anchors, SuiteDrawing } from '../../scene/index.tsx';
import { NodePanel } from './node-panel.tsx';
import type { DiagramNode } from './types.ts';
import { useDiagramFrame } from './use-diagram-frame.ts';
import { useOpenNode } from './use-open-node.ts';

interface DiagramProps {
  nodes: readonly DiagramNode[];
  className?: string;
}

/**
 * The four-node suite diagram: the drawing (with the scene in its place once that
 * runs), and four real buttons over the instruments. Pointing at one, focusing
 * it or tapping it opens its panel.
 */
export function Diagram({ nodes, className }: DiagramProps) {
  const { openId, bind, bindPanel } = useOpenNode();
  const open = nodes.find((node) => node.id === openId);
  const panelId = useId();
  const ref = useDiagramFrame();

  return (
    <div ref={ref} className={cn('grid place-items-center [container-type:size]', className)}>
      {(['wide', 'tall'] as const).map((layout) => (
        <div
          key={layout}
          data-diagram={layout}
          className={cn(
            'relative',
            layout === 'wide'
              ? 'hidden aspect-[3/2] w-[min(100cqw,150cqh)] lg:landscape:block'
              : 'block aspect-[7/10] w-[min(100cqw,70cqh)] lg:landscape:hidden',
          )}
        >
          <div data-drawing-slot className="absolute inset-0">
            <SuiteDrawing layout={layout} className="size-full" />
          </div>
          {anchors(layout).map((anchor) => {
            const node = nodes.find((it) => it.id === anchor.id);
            if (!node) return null;
            return (
              <button
                key={node.id}
                type="button"
                data-node={node.id}
                data-accent={node.id}
                aria-expanded={openId === node.id}
                aria-controls={openId === node.id ? panelId : undefined}
                {...bind(node.id)}
                style={{
                  left: `${anchor.x}%`,
                  top: `${anchor.y}%`,
                  width: `${anchor.radius * 2}%`,
                }}
                className="group/node absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full focus-visible:outline-accent"
              >
                <span
                  className={cn(
                    'type-label absolute left-1/2 -translate-x-1/2',
                    // The core's halo fills the inside of the ring: the upper label goes outside.
                    node.id === 'shield' ? 'bottom-full mb-1' : 'top-full mt-1',
                    'whitespace-nowrap px-1 text-text transition-colors duration-(--duration-feedback) group-hover/node:text-accent group-aria-expanded/node:text-accent',
                  )}
                >
                  {node.name}
                </span>
              </button>
            );
          })}
          {open && <NodePanel node={open} id={panelId} layout={layout} {...bindPanel} />}
        </div>
      ))}
    </div>
  );
}
