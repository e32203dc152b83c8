import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Mesh, SphereGeometry, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { curvePoints } from '../../../shared/curve.ts';
import { stations } from '../../../shared/layouts/flow.ts';
import { bodies } from '../../../shared/shot-values.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial } from '../../shading/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { coreFragment, coreVertex } from './core.glsl.ts';

const gazeTarget = new Vector3();
const arm = new Vector3();

/** The human core: a warm ball of light that pulses slowly and follows the pointer. */
export function Core({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(() => new SphereGeometry(1, 64, 40));
  const material = useDisposable(() => {
    const made = bodyMaterial(
      world.shared,
      { gaze: new Vector3(0, 0, 0.3), life: new Vector4() },
      coreVertex,
      coreFragment,
    );
    made.defines = { OCTAVES: world.tier.octaves };
    return made;
  });

  useFrame(() => {
    const { stage, pointer, camera, tier } = world;
    const { core } = stage.actors;
    if (material.defines.OCTAVES !== tier.octaves) {
      material.defines.OCTAVES = tier.octaves;
      material.needsUpdate = true;
    }
    if (mesh.current) mesh.current.visible = core.presence > 0.02;
    mesh.current?.position.set(core.x, core.y, core.z);
    const beat = stage.pulsePower * Math.exp((-3.2 * stage.pulseAge) / seconds(scene.pulse));
    mesh.current?.scale.setScalar(core.scale * (1 + 0.035 * beat + 0.05 * stage.hold.value));

    // The nucleus stands towards the visitor, follows the pointer, and turns to the body that the light is in.
    gazeTarget.copy(camera.position).sub(mesh.current?.position ?? arm);
    gazeTarget.normalize().multiplyScalar(0.34);
    gazeTarget.x += pointer.x * 0.2;
    gazeTarget.y += pointer.y * 0.16;
    for (const id of bodies) {
      if (id === 'core') continue;
      const actor = stage.actors[id];
      const away = stage.head - stations[id] / curvePoints;
      const near = Math.exp(-away * away * 500) * 0.5 + actor.forward.value * 0.8;
      if (near < 0.01) continue;
      arm.set(actor.x - core.x, actor.y - core.y, actor.z - core.z).normalize();
      gazeTarget.addScaledVector(arm, near * 0.3);
    }
    material.gaze.lerp(gazeTarget, 1 - Math.exp(-2.4 * stage.step));
    material.life.set(core.clock, beat, stage.breath, core.activity);
    material.presence = core.presence;
  }, order.bodies);

  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
