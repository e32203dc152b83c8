import { Vector2, Vector3, Vector4 } from 'three';
import { curvePoints } from '../../../shared/curve.ts';
import { stations } from '../../../shared/geometry/flow.ts';
import { bodies } from '../../../shared/shot-values.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms, screenBlending } from '../../shaders/material.ts';
import fibreFragment from './fibre.fragment.glsl?raw';
import fibreVertex from './fibre.vertex.glsl?raw';
import { fibreCount } from './geometry.ts';
import pointFragment from './point.fragment.glsl?raw';
import pointVertex from './point.vertex.glsl?raw';

/** Materials of the flow's points and fibres. They share one curve and one clock. */
export function flowMaterials(shared: SharedUniforms, curve: Float32Array) {
  /** Position of a body on the curve, 0 to 1. */
  const positionOf = (id: keyof typeof stations) => stations[id] / curvePoints;
  const common = {
    curve: { value: curve },
    state: { value: new Vector4() },
    stops: {
      value: new Vector4(
        positionOf('shield'),
        positionOf('learning'),
        positionOf('agents'),
        positionOf('core'),
      ),
    },
    tints: { value: bodies.map((id) => new Vector3(...accent(id))) },
    flow: { value: new Vector2(1, 1) },
    focus: { value: new Vector2(14, 1) },
  };
  // Towards the core the light is warm, not white.
  common.tints.value[4]!.set(1, 0.6, 0.26);
  const make = (vertex: string, fragment: string) => {
    const material = bodyMaterial(shared, {}, vertex, fragment, screenBlending);
    material.defines = { CURVE_POINTS: curvePoints, FIBRES: fibreCount };
    Object.assign(material.uniforms, common);
    return material;
  };
  const points = make(pointVertex, pointFragment);
  const fibres = make(fibreVertex, fibreFragment);
  return {
    points,
    fibres,
    state: common.state.value,
    flow: common.flow.value,
    focus: common.focus.value,
    dispose() {
      points.dispose();
      fibres.dispose();
    },
  };
}
