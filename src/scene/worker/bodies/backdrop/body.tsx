import { useFrame } from '@react-three/fiber';
import { NoBlending, type Texture, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { order } from '../../frame-order.ts';
import { placeGlow } from '../../project.ts';
import { airFragment, airVertex, backdropFragment } from '../../shading/backdrop.glsl.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { wholePicture } from './geometry.ts';

function backdropMaterials(shared: Shared) {
  const air = bodyMaterial(
    shared,
    { core: new Vector4(), pulse: new Vector4() },
    airVertex,
    airFragment,
    { blending: NoBlending, depthTest: false, depthWrite: false },
  );
  const backdrop = bodyMaterial(
    shared,
    { air: null as Texture | null },
    airVertex,
    backdropFragment,
    { blending: NoBlending, depthWrite: false },
  );
  return {
    air,
    backdrop,
    dispose() {
      air.dispose();
      backdrop.dispose();
    },
  };
}

/**
 * Ink and lit air behind everything. The air is drawn on a few pixels first (by the pipeline), then
 * stretched over the picture once the opaque bodies stand, so that nothing is shaded that they cover.
 */
export function Backdrop({ world }: BodyProps) {
  const picture = useDisposable(wholePicture);
  const materials = useDisposable(() => backdropMaterials(world.shared));
  world.air = materials;
  useFrame(() => {
    const { stage, camera } = world;
    const { core } = stage.actors;
    const { air } = materials;
    const isInFront = placeGlow(stage, camera, air.core);
    const age = stage.pulseAge / seconds(scene.pulse);
    air.pulse.set(age * 2.6, stage.pulsePower * Math.min(1, age * 8), stage.breath, core.activity);
    air.presence = isInFront ? core.presence : 0;
  }, order.bodies);
  return (
    <mesh geometry={picture} material={materials.backdrop} renderOrder={1} frustumCulled={false} />
  );
}
