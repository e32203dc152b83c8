import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Mesh, Vector3, Vector4 } from 'three';
import { stations } from '../../../shared/layouts/flow.ts';
import { bodies } from '../../../shared/shot-values.ts';
import { ringAxes, roomFor } from '../../../shared/track.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial, screenBlending } from '../../shading/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { orbitGeometry } from './geometry.ts';
import { orbitFragment, orbitVertex } from './orbit.glsl.ts';

/** The graduated hairline the bodies stand on; it fades when they leave it. */
export function Orbit({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(orbitGeometry);
  const material = useDisposable(() => {
    const places = bodies.map(() => new Vector3());
    const own = { ring: new Vector4(), places };
    return bodyMaterial(world.shared, own, orbitVertex, orbitFragment, screenBlending);
  });
  useFrame(() => {
    const { stage } = world;
    const { values } = stage;
    const { x, y } = ringAxes(stage.values.tall);
    material.ring.set(x, y, values.turn + stage.turn, roomFor(values.coreScale));
    for (let i = 0; i < bodies.length; i++)
      material.places[i]!.fromArray(stage.track, stations[bodies[i]!] * 3);
    material.presence =
      (1 - values.spread) *
      (1 - values.straight) *
      Math.min(1, values.density + 0.2) *
      stage.lights.flow;
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
