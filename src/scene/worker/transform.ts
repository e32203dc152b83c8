import type { Object3D } from 'three';
import type { BodyId } from '../shared/diagram.ts';
import { restRotation, streamRotation, streamYaw } from '../shared/transforms.ts';
import type { WorldState } from './world-state.ts';

/**
 * Slow rotation of each body (object of the scene) around its resting pose: a sine with amplitude
 * in radians and angular frequency in radians per second.
 */
const sway: Record<BodyId, { amplitude: number; frequency: number }> = {
  edge: { amplitude: 0.1, frequency: 0.31 },
  shield: { amplitude: 0.22, frequency: 0.23 },
  learning: { amplitude: 0.34, frequency: 0.19 },
  agents: { amplitude: 0.12, frequency: 0.27 },
  core: { amplitude: 0, frequency: 0 },
};

/**
 * Sets a body's position, scale and rotation. The rotation blends from the resting pose to that in
 * the stream (the shots in which the bodies stand in a row along the flow), plus the sway.
 */
export function applyTransform(object: Object3D | null, id: BodyId, state: WorldState): void {
  if (!object) return;
  const node = state.nodes[id];
  // A body without light would be drawn black and cover the light behind it.
  object.visible = node.intensity > 0.02;
  object.position.set(node.x, node.y, node.z);
  object.scale.setScalar(node.scale);
  const rest = restRotation[id];
  const inStream = streamRotation[id];
  const { amplitude, frequency } = sway[id];
  const swayAmplitude = state.idleAmount * amplitude;
  // In tall layouts the stream runs down the picture, where the bodies keep their resting pose.
  const streamShare = state.values.pipelineBlend * (1 - state.values.tall);
  object.rotation.set(
    rest[0] +
      (inStream[0] - rest[0]) * streamShare +
      Math.sin(state.time * frequency * 0.7) * swayAmplitude * 0.4,
    rest[1] +
      (streamYaw(id, state.values.facesCore) - rest[1]) * streamShare +
      Math.sin(state.time * frequency) * swayAmplitude,
    rest[2] + (inStream[2] - rest[2]) * streamShare,
  );
}
