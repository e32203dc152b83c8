import { MathUtils, Matrix4, NoBlending, Vector3, Vector4 } from 'three';
import { scene } from '../../../motion/scene-tokens.ts';
import { seconds } from '../../../motion/tokens.ts';
import { offerings } from '../../shared/diagram.ts';
import { bodies } from '../../shared/shot.ts';
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
      wavePower: 0,
      breath: 0,
      eye: new Vector3(),
      lens: 1,
      unproject: new Matrix4(),
      glows: offerings.map(() => new Vector3()),
      stage: new Vector4(),
    },
    vertex,
    fragment,
    { blending: NoBlending, depthTest: false, depthWrite: false },
  );

/** Light that a fully active body gives to the air around it. */
const glow = 0.04;

const aside = new Vector3();

/** By how much a body's visibility in a shot exceeds all others' where its ground begins, and is whole. */
const aloneRange = [0.25, 0.6] as const;

/**
 * Sets the place whose ground and air the key light shows: around the body that a shot shows alone.
 * Where several are shown there is none, because they stand at different heights, nor in the last
 * tier.
 *
 * @param stage the place's middle in world units; how far it is shown, 0 to 1
 */
export function updateStage(
  stage: Vector4,
  { state, tier, camera }: Pick<World, 'state' | 'tier' | 'camera'>,
): void {
  stage.set(0, 0, 0, 0);
  if (!tier.bloom) return;
  const visibilities = bodies.map((id) => state.values[`${id}Visibility`]);
  for (const [index, { id }] of offerings.entries()) {
    const others = Math.max(...visibilities.filter((_, other) => other !== index));
    const shown = MathUtils.smoothstep(visibilities[index]! - others, ...aloneRange);
    if (shown <= stage.w) continue;
    const { x, y, z } = state.nodes[id];
    // Its middle lies behind the body on the side where no text is, and the light ends before the text.
    aside.set(x, y, z).project(camera);
    const outward = MathUtils.clamp(aside.x * 3, -1, 1);
    aside
      .set(-0.1 * outward, 0, -0.3)
      .transformDirection(camera.matrixWorld)
      .setY(0);
    stage.set(x + aside.x, y, z + aside.z, shown);
  }
}

/** Copies the state of this frame into the material. */
export function updateAir(air: ReturnType<typeof airMaterial>, world: World): void {
  const { state, camera } = world;
  updateStage(air.stage, world);
  const { core } = state.nodes;
  air.eye.copy(camera.position);
  air.unproject.multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse);
  air.lens = camera.projectionMatrix.elements[5]!;
  const age = state.pulseAge / seconds(scene.pulse);
  air.wavePower = state.pulsePower * Math.exp(-1.1 * age) * Math.min(1, age * 8);
  air.breath = state.breath;
  for (const [index, { id }] of offerings.entries()) {
    const { activity, intensity } = state.nodes[id];
    air.glows[index]!.set(...accent(id)).multiplyScalar(glow * activity * intensity);
  }
  air.intensity = core.intensity;
}
