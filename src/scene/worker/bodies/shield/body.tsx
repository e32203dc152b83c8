import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Mesh } from 'three';
import { closureOpened } from '../../../shared/layouts/shield.ts';
import { order } from '../../frame-order.ts';
import { pose } from '../../pose.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { closureAt, sealAt } from './breath.ts';
import { foldTexture, shieldGeometry } from './geometry.ts';
import { shieldMaterial } from './material.ts';

/** Two shells of plates that fold shut around the light. */
export function Shield({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(shieldGeometry);
  const material = useDisposable(() => shieldMaterial(world.shared));
  const folds = useDisposable(foldTexture);
  useFrame(() => {
    const { stage } = world;
    const { clock, activity, presence, forward, x, y, z } = stage.actors.shield;
    pose(mesh.current, 'shield', stage);
    // Chosen, it opens: its plates lift.
    const spread = Math.min(1, stage.values.spread + 0.7 * forward.value);
    const closure =
      closureOpened(closureAt(clock, activity, stage.wake), stage.values.opened) *
      (1 - 0.28 * spread);
    material.folds = folds;
    material.closure.set(closure, 1 - 0.28 * spread);
    const turn = clock * 0.14;
    material.spin.set(Math.cos(turn), Math.sin(turn));
    material.spread = spread;
    material.state.set(clock, activity, closure, sealAt(clock, activity));
    material.middle.set(x, y, z);
    material.presence = presence;
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
