import { useFrame } from '@react-three/fiber';
import { MathUtils } from 'three';
import { tiers } from '../../../shared/quality.ts';
import { order } from '../../frame-order.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { fibreGeometry, fibreVertices, flowGeometry } from './geometry.ts';
import { flowMaterials } from './material.ts';

/** Distances to the subject, in world units, between which the defocus blur fades out. */
const macro = [3, 4.5] as const;

/** Light that travels through all five bodies. */
export function Flow({ world }: BodyProps) {
  const points = useDisposable(() => flowGeometry(tiers[1].flowPoints, world.seed));
  const fibres = useDisposable(fibreGeometry);
  const materials = useDisposable(() => flowMaterials(world.shared, world.state.curve));
  useFrame(() => {
    const { state, tier, camera } = world;
    const { values } = state;
    points.setDrawRange(0, tier.flowPoints);
    fibres.setDrawRange(0, tier.strands * fibreVertices);
    materials.state.set(state.flowTime, state.flowHead, values.pipelineBlend, values.explode);
    materials.flow.set(values.density, state.idleAmount);
    const { x, y, z } = camera.position;
    const away = Math.hypot(x - values.targetX, y - values.targetY, z - values.targetZ);
    // Only a macro shot has a shallow depth of field.
    materials.focus.set(away, 1 - MathUtils.smoothstep(away, ...macro));
    // The flow dims with the bodies that are not in focus.
    const shaded = 1 - 0.55 * state.dimmingOf('core');
    const intensity = (0.35 + 0.65 * Math.min(1, values.density)) * state.lights.flow * shaded;
    materials.points.intensity = intensity;
    materials.fibres.intensity = intensity;
  }, order.bodies);
  return (
    <>
      <mesh geometry={fibres} material={materials.fibres} frustumCulled={false} renderOrder={1} />
      <points geometry={points} material={materials.points} frustumCulled={false} renderOrder={2} />
    </>
  );
}
