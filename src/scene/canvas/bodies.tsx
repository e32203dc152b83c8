import { Agents } from '../bodies/agents/body.tsx';
import { Backdrop } from '../bodies/backdrop/body.tsx';
import { Core } from '../bodies/core/body.tsx';
import { Dust } from '../bodies/dust/body.tsx';
import { Edge } from '../bodies/edge/body.tsx';
import { Flow } from '../bodies/flow/body.tsx';
import { Gates } from '../bodies/gates/body.tsx';
import { Learning } from '../bodies/learning/body.tsx';
import { Orbit } from '../bodies/orbit/body.tsx';
import { Shield } from '../bodies/shield/body.tsx';
import type { BodyProps } from './world.ts';

export function Bodies({ world }: BodyProps) {
  return (
    <>
      <Backdrop world={world} />
      <Core world={world} />
      <Edge world={world} />
      <Shield world={world} />
      <Learning world={world} />
      <Agents world={world} />
      <Gates world={world} />
      <Orbit world={world} />
      <Flow world={world} />
      <Dust world={world} />
    </>
  );
}
