import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { type Mesh, Vector3, Vector4 } from 'three';
import { offerings } from '../../../shared/diagram.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import type { BodyProps } from '../../world.ts';
import { solidMaterial } from '../agents/index.tsx';
import { instancedGeometry, torusAngles } from '../instanced.ts';

/** Four rings, one per gate. */
const gatesGeometry = () => instancedGeometry(torusAngles(96, 6), { which: [1, [0, 1, 2, 3]] });

/**
 * The gates: a ring around each of the four outer bodies while the flow of light is a straight
 * stream. The gate of the active body is lit.
 */
export function Gates({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const [geometry] = useState(gatesGeometry);
  const [material] = useState(() =>
    solidMaterial(world.shared, 'hoop', {
      places: offerings.map(() => new Vector3()),
      gateLights: new Vector4(),
      tints: offerings.map((offering) => new Vector3(...accent(offering.id))),
      upright: 0,
      visibleShare: 0,
    }),
  );
  useFrame(() => {
    const { state } = world;
    const { pipelineBlend } = state.values;
    const visibleShare = Math.max(0, (pipelineBlend - 0.35) / 0.65);
    if (mesh.current) mesh.current.visible = visibleShare > 0.01;
    material.visibleShare = visibleShare;
    material.upright = state.values.tall;
    let maxIntensity = 0;
    for (let i = 0; i < offerings.length; i++) {
      const node = state.nodes[offerings[i]!.id];
      material.places[i]!.set(node.x, node.y, node.z);
      const light = Math.max(node.gate.value, (node.activity - 0.4) / 0.6);
      material.gateLights.setComponent(i, Math.min(1, Math.max(0, light)));
      maxIntensity = Math.max(maxIntensity, node.intensity);
    }
    material.intensity = maxIntensity;
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
