import type { HTMLAttributes } from 'react';
import { cn } from '../../lib/cn.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DiagramNode } from './types.ts';

interface NodePanelProps extends HTMLAttributes<HTMLDivElement> {
  node: DiagramNode;
  layout: 'wide' | 'tall';
}

const beside = 'w-[clamp(17rem,34cqw,34rem)] top-1/2 -translate-y-1/2';
/** Low enough to stand between the upper and the lower instrument, where there is room to the sides. */
const between = 'w-[clamp(17rem,43cqw,44rem)] left-1/2 -translate-x-1/2';

/** Inside the ring, next to the instrument it speaks of, so that it covers none of the four. */
const places: Record<DiagramNode['id'], string> = {
  edge: `${beside} right-[31%]`,
  learning: `${beside} left-[31%]`,
  shield: `${between} top-[35%]`,
  agents: `${between} bottom-[35%]`,
};

/** Name, benefit, description and link of a node. On narrow screens it docks under the diagram. */
export function NodePanel({ node, layout, className, ...rest }: NodePanelProps) {
  return (
    <div
      data-node-panel
      data-accent={node.id}
      className={cn(
        'absolute z-20 rounded-soft border-t-2 border-accent bg-ink-raised p-5 text-text',
        layout === 'wide'
          ? places[node.id]
          : 'top-full left-1/2 mt-3 w-[min(100cqw-2.5rem,30rem)] -translate-x-1/2',
        className,
      )}
      {...rest}
    >
      <p className="type-label text-accent">{node.name}</p>
      <p className="type-title mt-2">{node.benefit}</p>
      <p className="type-small mt-2 text-muted">{node.description}</p>
      <ButtonLink href={node.href} variant="link" size="sm" arrow className="mt-2">
        See {node.name}
      </ButtonLink>
    </div>
  );
}
