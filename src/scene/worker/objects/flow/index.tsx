import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { Vector3, Vector4 } from 'three';
import { curvePoints, stations } from '../../../shared/geometry/flow.ts';
import { tiers } from '../../../shared/quality.ts';
import { bodies } from '../../../shared/shot.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms, screenBlending } from '../../shaders/material.ts';
import type { BodyProps } from '../../world.ts';
import fibreFragment from './fibre.fragment.glsl?raw';
import fibreVertex from './fibre.vertex.glsl?raw';
import { fibreCount, fibreGeometry, flowGeometry, indicesPerFibre } from './geometry.ts';
import pointFragment from './point.fragment.glsl?raw';
import pointVertex from './point.vertex.glsl?raw';

/** Uniforms that points and fibres share: one curve and one clock. */
function flowUniforms(curve: Float32Array) {
  const tints = bodies.map((id) => new Vector3(...accent(id)));
  // Towards the core the light is warm, not white.
  tints[4]!.set(1, 0.6, 0.26);
  // Positions of the bodies on the curve, 0 to 1; Edge is at 0.
  const [, shield, learning, agents, core] = bodies.map((id) => stations[id] / curvePoints);
  return {
    curve: { value: curve },
    clock: { value: 0 },
    brightest: { value: 0 },
    straight: { value: 0 },
    explode: { value: 0 },
    stops: { value: new Vector4(shield, learning, agents, core) },
    tints: { value: tints },
    density: { value: 1 },
  };
}

type Uniforms = ReturnType<typeof flowUniforms>;

function flowMaterial(shared: SharedUniforms, own: Uniforms, vertex: string, fragment: string) {
  const material = bodyMaterial(shared, {}, vertex, fragment, screenBlending);
  // The blur of depth of field spreads over this share of half the picture's height; see disc-blur.fragment.glsl.
  material.defines = { CURVE_POINTS: curvePoints, FIBRES: fibreCount, BLUR_RADIUS: 0.022 };
  Object.assign(material.uniforms, own);
  return material;
}

/** The flow: a stream of light that runs through all five bodies. */
export function Flow({ world }: BodyProps) {
  const [points] = useState(() => flowGeometry(tiers[1].flowPoints));
  const [fibres] = useState(fibreGeometry);
  const { current: uniforms } = useRef(flowUniforms(world.state.curve));
  const [pointsMaterial] = useState(() =>
    flowMaterial(world.shared, uniforms, pointVertex, pointFragment),
  );
  const [fibresMaterial] = useState(() =>
    flowMaterial(world.shared, uniforms, fibreVertex, fibreFragment),
  );
  useFrame(() => {
    const { state, tier } = world;
    const { values } = state;
    points.setDrawRange(0, tier.flowPoints);
    fibres.setDrawRange(0, tier.strands * indicesPerFibre);
    uniforms.clock.value = state.flowTime;
    uniforms.brightest.value = state.brightestFlowPosition;
    uniforms.straight.value = values.pipelineBlend;
    uniforms.explode.value = values.explode;
    uniforms.density.value = values.density;
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
