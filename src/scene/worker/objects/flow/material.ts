import { Vector3, Vector4 } from 'three';
import { curvePoints, stations } from '../../../shared/geometry/flow.ts';
import { bodies } from '../../../shared/shot.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms, screenBlending } from '../../shaders/material.ts';
import fibreFragment from './fibre.fragment.glsl?raw';
import fibreVertex from './fibre.vertex.glsl?raw';
import { fibreCount } from './geometry.ts';
import pointFragment from './point.fragment.glsl?raw';
import pointVertex from './point.vertex.glsl?raw';

/** Uniforms that points and fibres share: one curve and one clock. */
export function flowUniforms(curve: Float32Array) {
  const tints = bodies.map((id) => new Vector3(...accent(id)));
  // Towards the core the light is warm, not white.
  tints[4]!.set(1, 0.6, 0.26);
  // Positions of the bodies on the curve, 0 to 1; Edge is at 0.
  const [, shield, learning, agents, core] = bodies.map((id) => stations[id] / curvePoints);
  return {
    curve: { value: curve },
    state: { value: new Vector4() },
    stops: { value: new Vector4(shield, learning, agents, core) },
    tints: { value: tints },
    density: { value: 1 },
    /** Strength of the depth of field, 0 to 1. */
    depthOfField: { value: 1 },
  };
}

type Uniforms = ReturnType<typeof flowUniforms>;

function flowMaterial(shared: SharedUniforms, own: Uniforms, vertex: string, fragment: string) {
  const material = bodyMaterial(shared, {}, vertex, fragment, screenBlending);
  material.defines = { CURVE_POINTS: curvePoints, FIBRES: fibreCount };
  Object.assign(material.uniforms, own);
  return material;
}

export const pointMaterial = (shared: SharedUniforms, own: Uniforms) =>
  flowMaterial(shared, own, pointVertex, pointFragment);
export const fibreMaterial = (shared: SharedUniforms, own: Uniforms) =>
  flowMaterial(shared, own, fibreVertex, fibreFragment);
