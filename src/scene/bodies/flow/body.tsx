import { useFrame } from '@react-three/fiber';
import { useOwned } from '../../canvas/owned.ts';
import type { BodyProps } from '../../canvas/world.ts';
import { order } from '../../frame-order.ts';
import { tiers } from '../../quality.ts';
import { fibreGeometry, fibreVertices, flowGeometry } from './geometry.ts';
import { flowMaterials } from './material.ts';

/** Light that travels through all five bodies. */
export function Flow({ world }: BodyProps) {
  const points = useOwned(() => flowGeometry(tiers[1].flowPoints, world.seed));
  const fibres = useOwned(fibreGeometry);
  const skins = useOwned(() => flowMaterials(world.shared, world.stage.track));
  useFrame(() => {
    const { stage, tier, camera } = world;
    const { look } = stage;
    points.setDrawRange(0, tier.flowPoints);
    fibres.setDrawRange(0, tier.strands * fibreVertices);
    skins.state.set(stage.run, stage.head, look.straight, look.spread);
    skins.flow.set(look.density, stage.wake);
    const { x, y, z } = camera.position;
    skins.focus.set(Math.hypot(x - look.targetX, y - look.targetY, z - look.targetZ), 1);
    // A flow behind one leading body steps back with the others.
    const presence = 0.35 + 0.65 * Math.min(1, look.density);
    skins.points.presence = presence;
    skins.fibres.presence = presence;
  }, order.bodies);
  return (
    <>
      <mesh geometry={fibres} material={skins.fibres} frustumCulled={false} renderOrder={1} />
      <points geometry={points} material={skins.points} frustumCulled={false} renderOrder={2} />
    </>
  );
}
