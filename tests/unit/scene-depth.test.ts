import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { radiusOf } from '../../src/scene/shared/diagram.ts';
import { curvePoints, stations } from '../../src/scene/shared/geometry/flow.ts';
import { bodies } from '../../src/scene/shared/shot.ts';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import { sharedUniforms } from '../../src/scene/worker/shaders/material.ts';
import { updateSharedUniforms } from '../../src/scene/worker/shared-uniforms.ts';
import { shotController } from '../../src/scene/worker/shot-controller.ts';
import type { World } from '../../src/scene/worker/world.ts';
import { WorldState } from '../../src/scene/worker/world-state.ts';

/** The scene at rest in a shot, its clocks at `time` (seconds), and distances along the camera's axis. */
function sceneIn(shot: ShotName, time: number, focus: WorldState['focus'] = null) {
  const state = new WorldState();
  const box = { left: 320, top: 90, width: 960, height: 640 };
  shotController(state, { from: { shot, box } }).resize(1440, 900);
  state.focus = focus;
  state.freeze(time);
  const { x, y, z, targetX, targetY, targetZ } = state.values;
  const camera = new PerspectiveCamera();
  camera.position.set(x, y, z);
  camera.lookAt(targetX, targetY, targetZ);
  camera.updateMatrixWorld();
  const axis = camera.getWorldDirection(new Vector3());
  const depthOf = (at: Vector3) => at.sub(camera.position).dot(axis);
  const toTarget = depthOf(new Vector3(targetX, targetY, targetZ));
  const pointer = { x: 0, y: 0 };
  const shared = sharedUniforms();
  const world = { state, shared, camera, pointer, pointerTarget: pointer } as World;
  updateSharedUniforms(world, toTarget, 900);
  const pointDepth = (index: number) => depthOf(new Vector3().fromArray(state.curve, index * 3));
  const bodyDepth = (id: (typeof bodies)[number]) => {
    const { x, y, z } = state.nodes[id];
    return depthOf(new Vector3(x, y, z));
  };
  return { toTarget, focus: shared.uFocusDistance.value, pointDepth, bodyDepth };
}

describe('depth in the hero', () => {
  it('the core is sharp, whichever body the light of the flow visits', () => {
    for (let time = 0; time < 60; time += 1.5) {
      const { toTarget, focus } = sceneIn('constellation', time);
      expect(Math.abs(focus / toTarget - 1)).toBeLessThan(0.03);
    }
  });

  it('a body whose panel is open is sharp instead', () => {
    const { bodyDepth, focus } = sceneIn('constellation', 14, 'learning');
    expect(Math.abs(focus / bodyDepth('learning') - 1)).toBeLessThan(0.03);
  });

  it('one strand of the flow comes nearer to the eye than any body, and one runs behind the core', () => {
    const { toTarget, pointDepth } = sceneIn('constellation', 14);
    const depths = Array.from({ length: curvePoints }, (_, index) => pointDepth(index));
    const nearestBody = Math.min(...bodies.map((id) => depths[stations[id]]! - radiusOf(id)));
    expect(Math.min(...depths.slice(stations.edge, stations.shield))).toBeLessThan(nearestBody);
    expect(Math.max(...depths.slice(stations.shield + 1, stations.learning))).toBeGreaterThan(
      toTarget + radiusOf('core'),
    );
  });
});

describe('depth in a product’s shot', () => {
  it('the product is sharp', () => {
    for (const id of ['edge', 'shield', 'learning', 'agents'] as const) {
      const { focus, bodyDepth } = sceneIn(id, 14);
      expect(Math.abs(focus / bodyDepth(id) - 1)).toBeLessThan(0.03);
    }
  });
});
