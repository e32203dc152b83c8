import {
  HalfFloatType,
  LinearMipmapLinearFilter,
  type Matrix4,
  type Mesh,
  type Object3D,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Vector3,
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { offerings } from '../shared/diagram.ts';
import type { World } from './world.ts';

/** Radius that a tile shows around its body, in radii of the body. */
const tileReach = 1.25;
const tileSize = 144;
/** Radius of the light in the core, world units: the nucleus is smaller than the finger around it. */
const lightRadius = 0.15;
const forward = new Vector3();
const right = new Vector3();
const up = new Vector3();
const ringAxis = new Vector3(0, 0, 1);
const through = new Vector3();

/** Points the views of all tiles from the core to their bodies. */
export function updateCoreViews({ shared, tier }: World): void {
  const { uCoreViews, uCoreBlur, uCones, uSpheres, uCoreLightPosition } = shared;
  const core = uCoreLightPosition.value;
  for (const [index, matrix] of uCoreViews.value.entries()) {
    const { x, y, z, w: radius } = uSpheres.value[index]!;
    const distance = forward.set(x, y, z).sub(core).length();
    const reach = radius * tileReach;
    const sine = reach / distance;
    // A body that can't be seen, or that the core stands in, casts no shadow.
    if (!(sine > 0 && sine < 0.95)) {
      matrix.multiplyScalar(0);
      uCones.value[index]!.set(0, 0, 0, 2);
      continue;
    }
    const cosine = Math.sqrt(1 - sine * sine);
    const zoom = cosine / sine;
    forward.divideScalar(distance);
    right.crossVectors(forward, ringAxis);
    if (right.length() < 0.1) right.set(1, 0, 0);
    up.crossVectors(right.normalize(), forward);
    through.copy(forward).divideScalar(2 * reach);
    setRow(matrix, 0, right.multiplyScalar(zoom), core);
    setRow(matrix, 1, up.multiplyScalar(zoom), core);
    setRow(matrix, 2, through, core, 0.5 - distance / (2 * reach));
    setRow(matrix, 3, forward, core);
    uCones.value[index]!.set(forward.x, forward.y, forward.z, cosine);
    uCoreBlur.value[index] = (zoom * lightRadius * tileSize) / 2 / distance;
  }
  // Where no body stands in the cone of another, none is looked for, nor on tiers without shadows.
  let isCrowded = false;
  if (tier.shadowTaps > 0)
    for (const cone of uCones.value)
      for (const other of uCones.value) isCrowded ||= cone !== other && meet(cone, other);
  shared.uShadowCounts.value.set(tier.shadowTaps, isCrowded ? offerings.length : 0);
}
/** Whether two cones of directions have one in common. */
function meet(a: Vector4, b: Vector4): boolean {
  if (a.w > 1 || b.w > 1) return false;
  const between = Math.acos(Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z));
  return between < Math.acos(a.w) + Math.acos(b.w);
}
/** Sets a row of a matrix to a coordinate along an axis, counted from `origin`, plus a number. */
function setRow(matrix: Matrix4, row: number, axis: Vector3, origin: Vector3, plus = 0) {
  const { elements } = matrix;
  elements[row] = axis.x;
  elements[row + 4] = axis.y;
  elements[row + 8] = axis.z;
  elements[row + 12] = plus - axis.dot(origin);
}

const isShadeless = ({ material }: Mesh) =>
  material instanceof ShaderMaterial && !material.depthWrite;

/**
 * Draws what the core sees of each other body, four tiles of one target: which share of its light
 * passes the body (colour), and how far away the nearest opaque surface is (alpha). Shadows on surfaces
 * and in the air read it. A tile for each body has two to five times as many texels on it as an
 * octahedral map of this size.
 */
export class CoreView {
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  private readonly hasHalfFloat: boolean;
  private target: WebGLRenderTarget | null = null;
  /** Number of tiles drawn so far. */
  private count = 0;
  /** Frames until the next one. */
  private wait = 0;

  /** @param hasHalfFloat whether this device renders to half-float targets */
  constructor(renderer: WebGLRenderer, world: World, hasHalfFloat: boolean) {
    this.renderer = renderer;
    this.world = world;
    this.hasHalfFloat = hasHalfFloat;
  }

  /**
   * Draws one tile in turn, as often as the tier says, because bodies turn slowly and a tile follows its body; all of them at
   * first and with frozen clocks.
   */
  draw(scene: Scene): void {
    const { renderer, world } = this;
    const { uCoreView, uTile } = world.shared;
    updateCoreViews(world);
    const target = this.currentTarget();
    const tiles = offerings.length;
    const isWhole = this.count < tiles || world.state.isFrozen;
    this.wait -= 1;
    if (!isWhole && this.wait > 0) return;
    this.wait = world.tier.tileFrames;
    // A texture must not be read while it is drawn.
    uCoreView.value = null;
    renderer.setClearColor(0xffffff, 1);
    const end = this.count + (isWhole ? tiles : 1);
    for (; this.count < end; this.count += 1) {
      const index = this.count % tiles;
      uTile.value = index;
      const corner = [(index & 1) * tileSize, (index >> 1) * tileSize] as const;
      target.viewport.set(...corner, tileSize, tileSize);
      target.scissor.copy(target.viewport);
      renderer.setRenderTarget(target);
      renderer.clear();
      const body = scene.getObjectByName(offerings[index]!.id);
      if (body?.visible) this.drawBody(body);
    }
    uTile.value = -1;
    renderer.setClearColor(0x000000, 0);
    uCoreView.value = target.texture;
  }

  private drawBody(body: Object3D) {
    const hidden: Object3D[] = [];
    body.traverse((part) => {
      if (part.visible && isShadeless(part as Mesh)) hidden.push(part);
    });
    for (const part of hidden) part.visible = false;
    this.renderer.render(body as Scene, this.world.camera);
    for (const part of hidden) part.visible = true;
  }

  /** In the format of a picture of the tier, for which the driver has compiled the programs. */
  private currentTarget() {
    const isHalfFloat = this.hasHalfFloat && this.world.tier.isHalfFloat;
    if (this.target && isHalfFloat === (this.target.texture.type === HalfFloatType))
      return this.target;
    this.target?.dispose();
    this.count = 0;
    this.target = new WebGLRenderTarget(2 * tileSize, 2 * tileSize, {
      ...(isHalfFloat ? { type: HalfFloatType } : { colorSpace: SRGBColorSpace }),
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
    });
    this.target.scissorTest = true;
    return this.target;
  }
}
