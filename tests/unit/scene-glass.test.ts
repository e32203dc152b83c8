/** What the scene's glass shows behind it. */
import {
  Object3D,
  PerspectiveCamera,
  Points,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { describe, expect, it } from 'vitest';
import { isInView } from '../../src/scene/worker/camera.ts';
import { behindDivisor, drawBehind } from '../../src/scene/worker/objects/shield/behind.ts';
import { sharedUniforms } from '../../src/scene/worker/shaders/material.ts';
import type { World } from '../../src/scene/worker/world.ts';

const camera = new PerspectiveCamera(40, 1.6, 0.1, 80);
camera.position.set(0, 0, 10);
camera.updateMatrixWorld();
const shared = sharedUniforms();
const world = { camera, shared } as World;

/** A body, as the scene names it; what has no name reaches everywhere. */
function bodyAt(name: string, x: number, z: number) {
  const body = new Object3D();
  body.name = name;
  body.position.set(x, 0, z);
  return body;
}

describe('the picture behind glass', () => {
  it('has no glass, no points and nothing beside it; afterwards all is seen again', () => {
    const [glass, pane, flow] = [bodyAt('shield', 0, 0), new Object3D(), bodyAt('', 0, 0)];
    const [behind, beside, absent] = [
      bodyAt('core', 0.5, -4),
      bodyAt('edge', 6, 0),
      bodyAt('agents', 0, -3),
    ];
    absent.visible = false;
    glass.add(pane);
    const dust = new Points();
    const scene = new Scene().add(glass, flow, dust, behind, beside, absent);
    const scale = shared.uPointScale.value;
    let shown: Object3D[] = [];
    const renderer = {
      setRenderTarget() {},
      clear() {},
      render() {
        shown = [pane, ...scene.children].filter(({ visible }) => visible);
        expect(shared.uPointScale.value).toBe(scale / behindDivisor);
      },
    } as unknown as WebGLRenderer;
    drawBehind(renderer, scene, world, glass, pane, {} as WebGLRenderTarget);
    expect(shown).toEqual([glass, flow, behind]);
    expect([pane, dust, beside, absent].map(({ visible }) => visible)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shared.uPointScale.value).toBe(scale);
  });

  it('is drawn only for a body that the camera sees', () => {
    expect(isInView(camera, { x: 0, y: 0, z: 0 }, 1)).toBe(true);
    expect(isInView(camera, { x: 0, y: 0, z: 20 }, 1)).toBe(false);
    expect(isInView(camera, { x: 30, y: 0, z: 0 }, 1)).toBe(false);
  });
});
