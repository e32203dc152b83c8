import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Mesh } from 'three';
import { useOwned } from '../../canvas/owned.ts';
import { pose } from '../../canvas/pose.ts';
import type { BodyProps } from '../../canvas/world.ts';
import { order } from '../../frame-order.ts';
import { edgeGeometry } from './geometry.ts';
import { edgeMaterial } from './material.ts';
import { listen } from './signals.ts';

/** The sensor array. */
export function Edge({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useOwned(edgeGeometry);
  const material = useOwned(() => edgeMaterial(world.shared));
  useFrame(() => {
    const { stage } = world;
    const actor = stage.actors.edge;
    pose(mesh.current, 'edge', stage);
    listen(actor.clock, actor.activity, stage.wake, material.cells);
    material.activity = actor.activity;
    material.presence = actor.presence;
    material.spread = stage.look.spread;
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
