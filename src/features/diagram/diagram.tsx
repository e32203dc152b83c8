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

const layouts = {
  wide: 'hidden aspect-[3/2] w-[min(100cqw,150cqh)] lg:landscape:block',
  tall: 'block aspect-[7/10] w-[min(100cqw,70cqh)] lg:landscape:hidden',
} as const;

type Layout = keyof typeof layouts;

/**
 * The four-node suite diagram: the drawing (with the scene in its place once that
 * runs), and four real buttons over the instruments. Pointing at one, focusing
 * it or tapping it opens its panel. CSS shows one of the two layouts.
 */
export function Diagram({ nodes, className }: DiagramProps) {
  const ref = useDiagramFrame();
  return (
    <div ref={ref} className={cn('grid place-items-center [container-type:size]', className)}>
      <Arrangement layout="wide" nodes={nodes} />
      <Arrangement layout="tall" nodes={nodes} />
    </div>
  );
}

function Arrangement({ layout, nodes }: { layout: Layout; nodes: readonly DiagramNode[] }) {
  const { openId, bind, bindPanel } = useOpenNode(layout);
  const open = nodes.find((node) => node.id === openId);
  const panelId = useId();

  return (
    <div data-diagram={layout} className={cn('relative', layouts[layout])}>
      <div data-drawing-slot className="absolute inset-0">
        <SuiteDrawing layout={layout} className="size-full" />
      </div>
      {anchors(layout).map(({ id, x, y, radius }) => {
        const node = nodes.find((it) => it.id === id);
        return (
          node && (
            <button
              key={id}
              type="button"
              data-node={id}
              data-accent={id}
              aria-expanded={openId === id}
              aria-controls={openId === id ? panelId : undefined}
              {...bind(id)}
              style={{ left: `${x}%`, top: `${y}%`, width: `${radius * 2}%` }}
              className="group/node absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full focus-visible:outline-accent"
            >
              <span
                className={cn(
                  'type-label absolute left-1/2 -translate-x-1/2 whitespace-nowrap px-1 text-text transition-colors duration-(--duration-feedback) group-hover/node:text-accent group-aria-expanded/node:text-accent',
                  // The core's halo fills the inside of the wide ring: the upper label goes outside.
                  id === 'shield' && layout === 'wide' ? 'bottom-full mb-1' : 'top-full mt-1',
                )}
              >
                {node.name}
              </span>
            </button>
          )
        );
      })}
      {open && <NodePanel node={open} id={panelId} layout={layout} {...bindPanel} />}
    </div>
  );
}
