import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Mesh, SphereGeometry, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial } from '../../shading/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { coreFragment, coreVertex } from './core.glsl.ts';
import { followGaze } from './gaze.ts';

/** The human core: a warm ball of light that pulses slowly and follows the pointer. */
export function Core({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(() => new SphereGeometry(1, 64, 40));
  const material = useDisposable(() =>
    bodyMaterial(
      world.shared,
      { gaze: new Vector3(0, 0, 0.3), life: new Vector4(), octaves: 3 as number },
      coreVertex,
      coreFragment,
    ),
  );

  useFrame(() => {
    const { stage, pointer, camera, tier } = world;
    const { core } = stage.actors;
    material.octaves = tier.octaves;
    if (mesh.current) mesh.current.visible = core.presence > 0.02;
    mesh.current?.position.set(core.x, core.y, core.z);
    const beat = stage.pulsePower * Math.exp((-3.2 * stage.pulseAge) / seconds(scene.pulse));
    mesh.current?.scale.setScalar(core.scale * (1 + 0.035 * beat + 0.05 * stage.hold.value));

    followGaze(material.gaze, stage, camera.position, pointer);
    material.life.set(core.clock, beat, stage.breath, core.activity);
    material.presence = core.presence;
  }, order.bodies);

  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
