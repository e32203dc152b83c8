import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { order } from '../../frame-order.ts';
import { pose } from '../../pose.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import { cascades, longest } from './cascades.ts';
import { arrowGeometry, nodeGeometry } from './geometry.ts';
import { arrowMaterial, nodeMaterial } from './material.ts';

/** Steps of the cascade in one second of the body's own clock. */
const pace = 1.55;
/** The drawing shows the first cascade in full: the clock starts there. */
const atRest = 6.2;
const rest = longest + 3.2;

/** The causal graph: one cause lights its effects, edge by edge, in order. */
export function Learning({ world }: BodyProps) {
  const group = useRef<Group>(null);
  const balls = useDisposable(nodeGeometry);
  const arrows = useDisposable(arrowGeometry);
  const ballSkin = useDisposable(() => nodeMaterial(world.shared));
  const arrowSkin = useDisposable(() => arrowMaterial(world.shared));
  const skins = [ballSkin, arrowSkin];
  useFrame(() => {
    const { stage } = world;
    const { clock, activity, presence, forward } = stage.actors.learning;
    // Chosen, the graph unfolds.
    const spread = Math.min(1, stage.values.spread + 0.6 * forward.value);
    pose(group.current, 'learning', stage);
    const steps = clock * pace + atRest;
    const { ringed, parted, layered } = stage.values;
    // A form has one cascade of its own.
    const turn = ringed + parted + layered > 0.5 ? -1 : Math.floor(steps / rest) % cascades.length;
    for (const material of skins) {
      material.state.set(clock, activity, stage.wake, spread);
      material.wave.set(turn === 0 ? 1 : 0, turn === 1 ? 1 : 0, turn === 2 ? 1 : 0);
      material.front = steps % rest;
      material.form.set(ringed, parted, layered);
      material.presence = presence;
    }
  }, order.bodies);
  return (
    <group ref={group}>
      <mesh geometry={balls} material={ballSkin} frustumCulled={false} />
      <mesh geometry={arrows} material={arrowSkin} frustumCulled={false} />
    </group>
  );
}
