import { Matrix4, NoBlending, Vector3, Vector4 } from 'three';
import { scene } from '../../../motion/scene-tokens.ts';
import { seconds } from '../../../motion/tokens.ts';
import { offerings } from '../../shared/diagram.ts';
import { accent } from '../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms } from '../shaders/material.ts';
import type { World } from '../world.ts';
import fragment from './air.fragment.glsl?raw';
import vertex from './air.vertex.glsl?raw';

/** Material of the lit air behind everything, which the pipeline renders at a low resolution. */
export const airMaterial = (shared: SharedUniforms) =>
  bodyMaterial(
    shared,
    {
      pulse: new Vector4(),
      eye: new Vector3(),
      lens: 1,
      unproject: new Matrix4(),
      glows: offerings.map(() => new Vector3()),
    },
    vertex,
    fragment,
    { blending: NoBlending, depthTest: false, depthWrite: false },
  );

/** Light that a fully active body gives to the air around it. */
const glow = 0.04;

/** Copies the state of this frame into the material. */
export function updateAir(air: ReturnType<typeof airMaterial>, { state, camera }: World): void {
  const { core } = state.nodes;
  air.eye.copy(camera.position);
  air.unproject.multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse);
  air.lens = camera.projectionMatrix.elements[5]!;
  const age = state.pulseAge / seconds(scene.pulse);
  air.pulse.set(age * 2.6, state.pulsePower * Math.min(1, age * 8), state.breath, core.activity);
  for (const [index, { id }] of offerings.entries()) {
    const { activity, intensity } = state.nodes[id];
    air.glows[index]!.set(...accent(id)).multiplyScalar(glow * activity * intensity);
  }
  air.intensity = core.intensity;
}
