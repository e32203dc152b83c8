import type { Object3D } from 'three';
import type { BodyId } from '../shared/diagram.ts';
import { rotationOf } from '../shared/transforms.ts';
import type { WorldState } from './world-state.ts';

/**
 * Slow rotation of each body around its resting pose: a sine with amplitude in radians and angular
 * frequency in radians per second.
 */
const sway: Record<BodyId, { amplitude: number; frequency: number }> = {
  edge: { amplitude: 0.1, frequency: 0.31 },
  shield: { amplitude: 0.22, frequency: 0.23 },
  learning: { amplitude: 0.34, frequency: 0.19 },
  agents: { amplitude: 0.12, frequency: 0.27 },
  core: { amplitude: 0, frequency: 0 },
};

/** Sets a body's position, scale and rotation, which is that of the shot plus the sway. */
export function applyTransform(object: Object3D | null, id: BodyId, state: WorldState): void {
  if (!object) return;
  const node = state.nodes[id];
  object.name = id;
  // A body without light would be drawn black and cover the light behind it.
  object.visible = node.intensity > 0.02;
  object.position.set(node.x, node.y, node.z);
  object.scale.setScalar(node.scale);
  const [pitch, yaw, roll] = rotationOf(id, state.values);
  const { amplitude, frequency } = sway[id];
  const swayAmplitude = state.idleAmount * amplitude;
  object.rotation.set(
    pitch + Math.sin(state.time * frequency * 0.7) * swayAmplitude * 0.4,
    yaw + Math.sin(state.time * frequency) * swayAmplitude,
    roll,
  );
}
