/** What the core sees of the bodies, which surfaces and air read as its shadows. */
import {
  Group,
  Mesh,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector4,
  type WebGLRenderer,
} from 'three';
import { describe, expect, it } from 'vitest';
import { CoreView, updateCoreViews } from '../../src/scene/worker/core-view.ts';
import { screenBlending, sharedUniforms } from '../../src/scene/worker/shaders/material.ts';
import type { World } from '../../src/scene/worker/world.ts';

/** A world with Edge to the right of the core, Shield above it, and the others out of sight. */
function world(isFrozen = false) {
  const shared = sharedUniforms();
  shared.uCoreLightPosition.value.set(0.5, 0, 0);
  shared.uSpheres.value[0]!.set(4.5, 0, 0, 1.25);
  shared.uSpheres.value[1]!.set(0.5, 2.6, 0, 1.25);
  const tier = { isHalfFloat: false, shadowTaps: 4, tileFrames: 1 };
  return { shared, tier, state: { isFrozen }, camera: new PerspectiveCamera() } as World;
}

describe('the core’s view of the bodies', () => {
  it('has each body in the middle of its tile, from its near side to its far side', () => {
    const { shared, ...rest } = world();
    updateCoreViews({ shared, ...rest });
    const [edge, shield, learning] = shared.uCoreViews.value;
    const seen = (x: number, y: number, z: number, view = edge) => {
      const at = new Vector4(x, y, z, 1).applyMatrix4(view!);
      return [at.x / at.w, at.y / at.w, at.z];
    };
    // Opened parts of a body reach a quarter beyond its radius of 1.25.
    const reach = 1.25 * 1.25;
    for (const [point, expected] of [
      [[4.5, 0, 0], 0.5],
      [[4.5 - reach, 0, 0], 0],
      [[4.5 + reach, 0, 0], 1],
    ] as const) {
      const [x, y, z] = point;
      const [across, upwards, depth] = seen(x, y, z);
      expect(across).toBeCloseTo(0, 6);
      expect(upwards).toBeCloseTo(0, 6);
      expect(depth).toBeCloseTo(expected, 6);
    }
    expect(seen(0.5, 2.6, 0, shield)[2]).toBeCloseTo(0.5, 6);
    // What lies beside the body is beside the tile.
    expect(Math.max(...seen(4.5, 0, 2.2).slice(0, 2).map(Math.abs))).toBeGreaterThan(1);
    // A body that can't be seen has neither tile nor cone.
    expect(learning!.elements.every((value) => value === 0)).toBe(true);
    expect(shared.uCones.value[2]!.w).toBeGreaterThan(1);
    // Nobody shades another until Shield stands behind Edge.
    expect(shared.uShadowCounts.value.toArray()).toEqual([4, 0]);
    shared.uSpheres.value[1]!.set(9, 1, 0, 1.25);
    updateCoreViews({ shared, ...rest });
    expect(shared.uShadowCounts.value.y).toBe(4);
  });

  it('is drawn once whole, then tile by tile, and whole again with frozen clocks; light has no shadow', () => {
    const stage = world();
    const drawn: string[] = [];
    const renderer = {
      setClearColor() {},
      setRenderTarget() {},
      clear() {},
      render(body: Group) {
        expect(stage.shared.uCoreView.value).toBeNull();
        const casting = body.children.filter(({ visible }) => visible);
        drawn.push(`${body.name} ${stage.shared.uTile.value} ${casting.length}`);
      },
    } as unknown as WebGLRenderer;
    const body = new Group();
    body.name = 'edge';
    body.add(new Mesh(), new Mesh(undefined, new ShaderMaterial(screenBlending)));
    const scene = new Scene().add(body);
    const view = new CoreView(renderer, stage, false);
    for (const expected of [1, 2, 2, 2, 2, 3]) {
      view.draw(scene);
      expect(drawn).toHaveLength(expected);
    }
    expect(new Set(drawn)).toEqual(new Set(['edge 0 1']));
    expect(body.children.every(({ visible }) => visible)).toBe(true);
    expect(stage.shared.uTile.value).toBe(-1);
    expect(stage.shared.uCoreView.value).not.toBeNull();
    stage.state.isFrozen = true;
    view.draw(scene);
    expect(drawn).toHaveLength(4);
  });
});
