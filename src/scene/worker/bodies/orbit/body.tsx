import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type BufferGeometry, type Mesh, Vector3, Vector4 } from 'three';
import { ringAxes, roomFor } from '../../../shared/curve.ts';
import { stations } from '../../../shared/layouts/flow.ts';
import { bodies } from '../../../shared/shot-values.ts';
import { order } from '../../frame-order.ts';
import { single } from '../../shading/instanced.ts';
import { bodyMaterial, screenBlending } from '../../shading/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { orbitFragment, orbitVertex } from './orbit.glsl.ts';

const around = 288;

/** The ring as a hairline and four axes: `position` is angle or share of the way, side, which (0 ring, 1 axis). */
function orbitGeometry(): BufferGeometry {
  const position: number[] = [];
  const axis: number[] = [];
  const piece = (a: number, b: number, which: number) => {
    for (const [at, side] of [
      [a, -1],
      [b, -1],
      [b, 1],
      [a, -1],
      [b, 1],
      [a, 1],
    ] as const) {
      position.push(at, side, 0);
      axis.push(which);
    }
  };
  const turn = Math.PI * 2;
  for (let i = 0; i < around; i++) piece((i / around) * turn, ((i + 1) / around) * turn, -1);
  for (let which = 0; which < 4; which++) piece(0, 1, which);
  return single({ position: [3, position], axis: [1, axis] });
}

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
      material.places[i]!.fromArray(stage.curve, stations[bodies[i]!] * 3);
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
