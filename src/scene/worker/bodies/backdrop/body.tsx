import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import {
  CustomBlending,
  DoubleSide,
  type Mesh,
  NoBlending,
  OneFactor,
  type Texture,
  Vector4,
} from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { order } from '../../frame-order.ts';
import { placeGlow } from '../../project.ts';
import {
  airFragment,
  airVertex,
  backdropFragment,
  ringsFragment,
  ringsVertex,
} from '../../shading/backdrop.glsl.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { noiseVolume } from '../../shading/noise.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { ringsGeometry, wholePicture } from './geometry.ts';

/** The air's, the backdrop's and the rings' materials; air and rings share what they know of the core. */
function backdropMaterials(shared: Shared) {
  const about = { core: { value: new Vector4() }, pulse: { value: new Vector4() } };
  const flat = { blending: NoBlending, depthTest: false, depthWrite: false } as const;
  const air = bodyMaterial(shared, {}, airVertex, airFragment, flat);
  const backdrop = bodyMaterial(
    shared,
    { air: null as Texture | null },
    airVertex,
    backdropFragment,
    { blending: NoBlending, depthWrite: false },
  );
  const rings = bodyMaterial(shared, { pixel: 0 }, ringsVertex, ringsFragment, {
    transparent: true,
    depthWrite: false,
    // Three's own additive blending multiplies by alpha, which is bloom's here.
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    side: DoubleSide,
  });
  Object.assign(air.uniforms, about);
  Object.assign(rings.uniforms, about);
  return {
    ...{ air, backdrop, rings, core: about.core.value, pulse: about.pulse.value },
    dispose() {
      for (const material of [air, backdrop, rings]) material.dispose();
    },
  };
}

/**
 * Ink, air and the core's glow behind everything. The air is drawn on a few pixels first (by the
 * pipeline), then stretched over the picture once the opaque bodies stand, so that nothing is shaded
 * that they cover.
 */
export function Backdrop({ world }: BodyProps) {
  const picture = useDisposable(wholePicture);
  const rings = useRef<Mesh>(null);
  const circles = useDisposable(ringsGeometry);
  world.shared.noiseVolume.value = useDisposable(noiseVolume);
  const materials = useDisposable(() => backdropMaterials(world.shared));
  world.air = materials;
  useFrame((state) => {
    const { stage, camera } = world;
    const { core } = stage.actors;
    const isInFront = placeGlow(stage, camera, materials.core);
    const age = stage.pulseAge / seconds(scene.pulse);
    materials.pulse.set(
      age * 2.6,
      stage.pulsePower * Math.min(1, age * 8),
      stage.breath,
      core.activity,
    );
    materials.air.presence = isInFront ? core.presence : 0;
    materials.rings.presence = core.presence;
    if (rings.current) rings.current.visible = isInFront;
    materials.rings.pixel = 2 / (materials.core.z * state.gl.getContext().drawingBufferHeight);
  }, order.bodies);
  return (
    <>
      <mesh
        geometry={picture}
        material={materials.backdrop}
        renderOrder={1}
        frustumCulled={false}
      />
      <mesh ref={rings} geometry={circles} material={materials.rings} frustumCulled={false} />
    </>
  );
}
