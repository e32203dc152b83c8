import { useFrame } from '@react-three/fiber';
import { Matrix4, NoBlending, type Texture, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial, type SharedUniforms } from '../../shaders/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import airFragment from './air.fragment.glsl?raw';
import backdropFragment from './fragment.glsl?raw';
import { fullScreenTriangle } from './geometry.ts';
import vertex from './vertex.glsl?raw';

const airMaterial = (shared: SharedUniforms) =>
  bodyMaterial(
    shared,
    { pulse: new Vector4(), eye: new Vector3(), unproject: new Matrix4() },
    vertex,
    airFragment,
    { blending: NoBlending, depthTest: false, depthWrite: false },
  );

const backdropMaterial = (shared: SharedUniforms) =>
  bodyMaterial(
    shared,
    { air: null as Texture | null, eye: new Vector3(), unproject: new Matrix4() },
    vertex,
    backdropFragment,
    { blending: NoBlending, depthWrite: false },
  );

/**
 * Lit air behind everything. The pipeline first renders it at a low resolution; this mesh shows it
 * after the opaque objects are drawn, so that pixels they cover are not shaded.
 */
export function Backdrop({ world }: BodyProps) {
  const triangle = useDisposable(fullScreenTriangle);
  const air = useDisposable(() => airMaterial(world.shared));
  const backdrop = useDisposable(() => backdropMaterial(world.shared));
  world.backdropMaterials = { air, backdrop };
  useFrame(() => {
    const { state, camera } = world;
    const { core } = state.nodes;
    air.eye.copy(camera.position);
    air.unproject.multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse);
    const age = state.pulseAge / seconds(scene.pulse);
    air.pulse.set(age * 2.6, state.pulsePower * Math.min(1, age * 8), state.breath, core.activity);
    air.intensity = core.intensity;
  }, order.bodies);
  return <mesh geometry={triangle} material={backdrop} renderOrder={1} frustumCulled={false} />;
}
