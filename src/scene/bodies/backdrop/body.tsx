import { useFrame } from '@react-three/fiber';
import { NoBlending, Vector3, Vector4 } from 'three';
import { scene, seconds } from '../../../motion/tokens.ts';
import { useOwned } from '../../canvas/owned.ts';
import type { BodyProps } from '../../canvas/world.ts';
import { order } from '../../frame-order.ts';
import { backdropFragment, backdropVertex } from '../../shading/backdrop.glsl.ts';
import { bodyMaterial } from '../../shading/material.ts';
import { wholePicture } from './geometry.ts';

const at = new Vector3();

/** Ink, air and the core's glow, drawn behind everything; it also clears the picture. */
export function Backdrop({ world }: BodyProps) {
  const geometry = useOwned(wholePicture);
  const material = useOwned(() =>
    bodyMaterial(
      world.shared,
      { core: new Vector4(), pulse: new Vector4() },
      backdropVertex,
      backdropFragment,
      { blending: NoBlending, depthTest: false, depthWrite: false },
    ),
  );
  useFrame(() => {
    const { stage, camera } = world;
    const { core } = stage.actors;
    at.set(core.x, core.y, core.z);
    const away = at.distanceTo(camera.position);
    at.project(camera);
    const tangent = 1 / camera.projectionMatrix.elements[5]!;
    material.core.set(at.x, at.y, core.scale / (away * tangent), camera.aspect);
    const breath = Math.sin((stage.time * Math.PI * 2) / seconds(scene.breath));
    const age = stage.pulseAge / seconds(scene.pulse);
    material.pulse.set(age * 2.6, stage.pulsePower * Math.min(1, age * 8), breath, core.activity);
    material.presence = core.presence;
  }, order.bodies);
  return <mesh geometry={geometry} material={material} renderOrder={-10} frustumCulled={false} />;
}
