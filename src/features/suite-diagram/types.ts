/** A node of the diagram, as the page's data tells it. */
export interface DiagramNode {
  id: 'edge' | 'shield' | 'learning' | 'agents';
  name: string;
  benefit: string;
  description: string;
  href: string;
}

export type NodeId = DiagramNode['id'];
