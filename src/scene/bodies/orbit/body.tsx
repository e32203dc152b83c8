import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Mesh, Vector3, Vector4 } from 'three';
import { useOwned } from '../../canvas/owned.ts';
import type { BodyProps } from '../../canvas/world.ts';
import { rings } from '../../diagram.ts';
import { order } from '../../frame-order.ts';
import { bodies } from '../../look.ts';
import { bodyMaterial, screenBlending } from '../../shading/material.ts';
import { roomFor } from '../../track.ts';
import { stations } from '../flow/form.ts';
import { orbitGeometry } from './geometry.ts';
import { orbitFragment, orbitVertex } from './orbit.glsl.ts';

/** The graduated hairline the bodies stand on; it fades when they leave it. */
export function Orbit({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useOwned(orbitGeometry);
  const material = useOwned(() => {
    const places = bodies.map(() => new Vector3());
    const own = { ring: new Vector4(), places };
    return bodyMaterial(world.shared, own, orbitVertex, orbitFragment, screenBlending);
  });
  useFrame(() => {
    const { stage } = world;
    const { look } = stage;
    const { x, y } = rings[stage.layout];
    material.ring.set(x, y, stage.turn, roomFor(look.coreScale));
    for (let i = 0; i < bodies.length; i++)
      material.places[i]!.fromArray(stage.track, stations[bodies[i]!] * 3);
    material.presence = (1 - look.spread) * (1 - look.straight) * Math.min(1, look.density + 0.2);
    if (mesh.current) mesh.current.visible = material.presence > 0.01;
  }, order.bodies);
  return (
    <mesh
      ref={mesh}
      geometry={geometry}
      material={material}
      frustumCulled={false}
      renderOrder={1}
    />
  );
}
