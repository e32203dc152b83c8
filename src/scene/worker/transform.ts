import type { Object3D } from 'three';
import type { BodyId } from '../shared/diagram.ts';
import { restRotation, streamRotation, streamYaw } from '../shared/transforms.ts';
import type { WorldState } from './world-state.ts';

/** How far a body turns from its resting pose and back, radians, and how slowly, radians a second. */
const sway: Record<BodyId, { reach: number; pace: number }> = {
  edge: { reach: 0.1, pace: 0.31 },
  shield: { reach: 0.22, pace: 0.23 },
  learning: { reach: 0.34, pace: 0.19 },
  agents: { reach: 0.12, pace: 0.27 },
  core: { reach: 0, pace: 0 },
};

/** Sets a body's position, scale and rotation: resting pose, slow sway, rotation in the stream. */
export function applyTransform(object: Object3D | null, id: BodyId, state: WorldState): void {
  if (!object) return;
  const node = state.nodes[id];
  // An invisible body is skipped: it would be drawn black and hide the light behind it.
  object.visible = node.intensity > 0.02;
  object.position.set(node.x, node.y, node.z);
  object.scale.setScalar(node.scale);
  const rest = restRotation[id];
  const straight = streamRotation[id];
  const { reach, pace } = sway[id];
  const swing = state.idleAmount * reach;
  // Only the wide stream runs across the picture.
  const turn = state.values.pipelineBlend * (1 - state.values.tall);
  object.rotation.set(
    rest[0] + (straight[0] - rest[0]) * turn + Math.sin(state.time * pace * 0.7) * swing * 0.4,
    rest[1] +
      (streamYaw(id, state.values.facesCore) - rest[1]) * turn +
      Math.sin(state.time * pace) * swing,
    rest[2] + (straight[2] - rest[2]) * turn,
  );
}
