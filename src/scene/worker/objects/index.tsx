import type { BodyProps } from '../world.ts';
import { Agents } from './agents/index.tsx';
import { Core } from './core/index.tsx';
import { Dust } from './dust/index.tsx';
import { Edge } from './edge/index.tsx';
import { Flow } from './flow/index.tsx';
import { Gates } from './gates/index.tsx';
import { Learning } from './learning/index.tsx';
import { Room } from './room/index.tsx';
import { Shield } from './shield/index.tsx';

/** Components of the scene's objects, in the order in which they are built. */
const bodies = [Room, Core, Edge, Shield, Learning, Agents, Gates, Flow, Dust] as const;

/** Renders the first `count` objects. */
export function Bodies({ world, count }: BodyProps & { count: number }) {
  return bodies.slice(0, count).map((Body, index) => <Body key={index} world={world} />);
}

export const bodyCount = bodies.length;
