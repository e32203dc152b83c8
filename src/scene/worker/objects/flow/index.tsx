import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { MathUtils } from 'three';
import { tiers } from '../../../shared/quality.ts';
import { order } from '../../frame-order.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { fibreGeometry, flowGeometry, indicesPerFibre } from './geometry.ts';
import { fibreMaterial, flowUniforms, pointMaterial } from './material.ts';

/**
 * Camera distances (world units) between which the blur of the flow's own points fades out: only
 * macro shots have it. The top tier's depth of field leaves points sharp, because they write no
 * depth.
 */
const macroDistances = [3, 4.5] as const;

/** The flow: a stream of light that runs through all five bodies (objects of the scene). */
export function Flow({ world }: BodyProps) {
  const points = useDisposable(() => flowGeometry(tiers[1].flowPoints));
  const fibres = useDisposable(fibreGeometry);
  const { current: uniforms } = useRef(flowUniforms(world.state.curve));
  const pointsMaterial = useDisposable(() => pointMaterial(world.shared, uniforms));
  const fibresMaterial = useDisposable(() => fibreMaterial(world.shared, uniforms));
  useFrame(() => {
    const { state, tier } = world;
    const { values } = state;
    points.setDrawRange(0, tier.flowPoints);
    fibres.setDrawRange(0, tier.strands * indicesPerFibre);
    uniforms.state.value.set(
      state.flowTime,
      state.brightestFlowPosition,
      values.pipelineBlend,
      values.explode,
    );
    uniforms.density.value = values.density;
    const distance = world.shared.uFocusDistance.value;
    uniforms.depthOfField.value = 1 - MathUtils.smoothstep(distance, ...macroDistances);
    // The flow dims together with the bodies that are not in focus.
    const focusDimming = 1 - 0.55 * state.dimmingOf('core');
    const intensity =
      (0.35 + 0.65 * Math.min(1, values.density)) * state.lights.flow * focusDimming;
    pointsMaterial.intensity = intensity;
    fibresMaterial.intensity = intensity;
  }, order.bodies);
  return (
    <>
      <mesh geometry={fibres} material={fibresMaterial} frustumCulled={false} renderOrder={1} />
      <points geometry={points} material={pointsMaterial} frustumCulled={false} renderOrder={2} />
    </>
  );
}
