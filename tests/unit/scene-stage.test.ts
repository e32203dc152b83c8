/** The ground under a body that a shot shows alone. */
import { PerspectiveCamera, Vector4 } from 'three';
import { describe, expect, it } from 'vitest';
import type { TierId } from '../../src/scene/shared/quality.ts';
import { tiers } from '../../src/scene/shared/quality.ts';
import { viewOf } from '../../src/scene/shared/resolve-shot.ts';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import { updateStage } from '../../src/scene/worker/post-processing/air.ts';
import { WorldState } from '../../src/scene/worker/world-state.ts';

/** Where the stage of a shot is, its body where the camera's picture has it. */
function stageOf(shot: ShotName, tier: TierId = 2) {
  const state = new WorldState();
  const { values, camera: pose, placeOf } = viewOf(shot);
  Object.assign(state.values, values);
  for (const id of ['edge', 'shield', 'learning', 'agents'] as const) {
    const [x, y, z] = placeOf(id);
    Object.assign(state.nodes[id], { x, y, z });
  }
  const camera = new PerspectiveCamera(28, 1.6, 0.1, 80);
  camera.position.set(...pose.position);
  camera.lookAt(...pose.target);
  camera.updateMatrixWorld();
  const stage = new Vector4();
  updateStage(stage, { state, camera, tier: tiers[tier] });
  return { stage, placeOf };
}

describe('the ground', () => {
  it.each(['edge', 'shield', 'learning', 'agents'] as const)('is under %s on its page', (id) => {
    const { stage, placeOf } = stageOf(id);
    const [x, y, z] = placeOf(id);
    expect(stage.w).toBeGreaterThan(0.3);
    expect(stage.y).toBeCloseTo(y);
    // The spot's middle is near the body, and behind it.
    const beside = Math.hypot(stage.x - x, stage.z - z);
    expect(beside).toBeGreaterThan(0.5);
    expect(beside).toBeLessThan(1.1);
  });

  it.each(['constellation', 'signal', 'core-alone', 'suite-letters'] as const)(
    'is absent in %s, where no body is alone',
    (shot) => expect(stageOf(shot).stage.w).toBe(0),
  );

  it('is absent in the last tier, and there alone', () => {
    expect(stageOf('edge', 4).stage.w).toBe(0);
    expect(stageOf('edge', 3).stage.w).toBeGreaterThan(0.3);
  });
});
