import { Agents } from './bodies/agents/body.tsx';
import { Backdrop } from './bodies/backdrop/body.tsx';
import { Core } from './bodies/core/body.tsx';
import { Dust } from './bodies/dust/body.tsx';
import { Edge } from './bodies/edge/body.tsx';
import { Flow } from './bodies/flow/body.tsx';
import { Gates } from './bodies/gates/body.tsx';
import { Learning } from './bodies/learning/body.tsx';
import { Shield } from './bodies/shield/body.tsx';
import type { BodyProps } from './world.ts';

/** In the order in which they are built. */
const bodies = [Backdrop, Core, Edge, Shield, Learning, Agents, Gates, Flow, Dust] as const;

/** The first `count` of them. */
export function Bodies({ world, count }: BodyProps & { count: number }) {
  return bodies.slice(0, count).map((Body, index) => <Body key={index} world={world} />);
}

export const bodyCount = bodies.length;
