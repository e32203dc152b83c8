import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { DoubleSide, type Mesh, NoBlending, Vector3, Vector4 } from 'three';
import { instruments } from '../../../shared/diagram.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial } from '../../shaders/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { instanced, torusAngles } from '../instanced.ts';
import fragment from './fragment.glsl?raw';
import vertex from './vertex.glsl?raw';

const around = 96;
const across = 6;

/** Four hoops with a bevelled square cross-section. */
const gatesGeometry = () =>
  instanced({ position: [3, torusAngles(around, across)] }, { which: [1, [0, 1, 2, 3]] }, 4);

/** A hoop around each instrument when the flow is a straight stream; the active one is lit. */
export function Gates({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(gatesGeometry);
  const material = useDisposable(() =>
    bodyMaterial(
      world.shared,
      {
        places: instruments.map(() => new Vector3()),
        lights: new Vector4(),
        tints: instruments.map((instrument) => new Vector3(...accent(instrument.id))),
        upright: 0,
        grown: 0,
      },
      vertex,
      fragment,
      { blending: NoBlending, side: DoubleSide },
    ),
  );
  useFrame(() => {
    const { state } = world;
    const { pipelineBlend } = state.values;
    const grown = Math.max(0, (pipelineBlend - 0.35) / 0.65);
    if (mesh.current) mesh.current.visible = grown > 0.01;
    material.grown = grown;
    material.upright = state.values.tall;
    let seen = 0;
    for (let i = 0; i < instruments.length; i++) {
      const node = state.nodes[instruments[i]!.id];
      material.places[i]!.set(node.x, node.y, node.z);
      const light = Math.max(node.gate.value, (node.activity - 0.4) / 0.6);
      material.lights.setComponent(i, Math.min(1, Math.max(0, light)));
      seen = Math.max(seen, node.intensity);
    }
    material.intensity = seen;
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
