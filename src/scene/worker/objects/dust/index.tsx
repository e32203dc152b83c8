import { useFrame } from '@react-three/fiber';
import { useState } from 'react';
import { BufferAttribute, BufferGeometry } from 'three';
import { tiers } from '../../../shared/quality.ts';
import { mulberry32 } from '../../../shared/random.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial, screenBlending } from '../../shaders/material.ts';
import type { BodyProps } from '../../world.ts';
import fragment from './fragment.glsl?raw';
import vertex from './vertex.glsl?raw';

/** Points in a box around the scene, denser near the middle; `position.w` is random. */
function dustGeometry(count: number) {
  const random = mulberry32(104_732);
  const values = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const offset = () => (random() + random() - 1) * 1.15;
    values.set([offset() * 13, offset() * 8, offset() * 13, random()], i * 4);
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(values, 4));
}

/** Dust that is out of focus in front of and behind the camera's target, as a cue for depth. */
export function Dust({ world }: BodyProps) {
  const [geometry] = useState(() => dustGeometry(tiers[1].dustPoints));
  const [material] = useState(() =>
    bodyMaterial(world.shared, {}, vertex, fragment, screenBlending),
  );
  useFrame(() => {
    geometry.setDrawRange(0, world.tier.dustPoints);
  }, order.bodies);
  return <points geometry={geometry} material={material} frustumCulled={false} renderOrder={4} />;
}
