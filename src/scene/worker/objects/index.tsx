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
const components = {
  core: Core,
  room: Room,
  flow: Flow,
  edge: Edge,
  shield: Shield,
  learning: Learning,
  agents: Agents,
  dust: Dust,
  gates: Gates,
} as const;

export type PartName = keyof typeof components;
export const partNames = Object.keys(components) as PartName[];

/** Renders the named objects. */
export function Parts({ world, names }: BodyProps & { names: readonly PartName[] }) {
  return names.map((name) => {
    const Part = components[name];
    return <Part key={name} world={world} />;
  });
}
