import {
  AdditiveBlending,
  type Camera,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Tier } from '../../shared/quality.ts';
import { wholePicture } from '../bodies/backdrop/geometry.ts';
import type { World } from '../world.ts';
import {
  composeFragment,
  downFragment,
  glowFragment,
  passVertex,
  smoothFragment,
  upFragment,
} from './bloom.glsl.ts';

/** Of the glow: the first has one pixel for four of the canvas in both directions, each other one for two of the last. */
const levels = 3;
const bloomStrength = 1.7;

const pass = (fragmentShader: string, uniforms: ShaderMaterial['uniforms'], adding = false) =>
  new ShaderMaterial({
    vertexShader: passVertex,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    transparent: adding,
    blending: adding ? AdditiveBlending : NoBlending,
  });

/** The air has one pixel for so many of the picture, in both directions. */
const airShare = 4;

/**
 * From the world to the canvas. The air behind everything is drawn first, on few pixels. All tiers
 * but the lowest draw into a target, from which their edges are smoothed on the way to the canvas, so
 * that antialiasing can change with the tier (a context's own cannot); the top tier adds bloom at a
 * quarter of the resolution and below.
 */
export function pipeline(renderer: WebGLRenderer, world: World) {
  const size = new Vector2();
  const flat = new OrthographicCamera();
  const fromTexture = () => ({ source: { value: null }, texel: { value: new Vector2() } });
  const glow = pass(glowFragment, fromTexture());
  const down = pass(downFragment, fromTexture());
  const up = pass(upFragment, fromTexture(), true);
  const compose = pass(composeFragment, {
    picture: { value: null },
    source: { value: null },
    strength: { value: 0 },
  });
  const smooth = pass(smoothFragment, {
    picture: { value: null },
    texel: { value: new Vector2() },
  });
  const triangle = wholePicture();
  const quad = new Mesh(triangle, compose);
  quad.frustumCulled = false;
  let picture: WebGLRenderTarget | null = null;
  let blurs: WebGLRenderTarget[] = [];
  const air = new WebGLRenderTarget(1, 1, { depthBuffer: false });

  const release = () => {
    picture?.dispose();
    for (const blur of blurs) blur.dispose();
    picture = null;
    blurs = [];
  };

  const draw = (material: ShaderMaterial, into: WebGLRenderTarget | null) => {
    quad.material = material;
    renderer.setRenderTarget(into);
    renderer.render(quad as Object3D as Scene, flat);
  };

  const resize = (tier: Tier) => {
    renderer.getDrawingBufferSize(size);
    const { x: width, y: height } = size;
    const samples = tier.edges === 'sampled' ? 4 : 0;
    const right =
      picture?.width === width && picture.height === height && picture.samples === samples;
    if (right && blurs.length === (tier.bloom ? levels : 0)) return;
    release();
    picture = new WebGLRenderTarget(width, height, {
      samples,
      minFilter: LinearFilter,
    });
    if (!tier.bloom) return;
    blurs = Array.from({ length: levels }, (_, level) => {
      const share = 2 ** (level + 2);
      return new WebGLRenderTarget(
        Math.max(1, Math.ceil(width / share)),
        Math.max(1, Math.ceil(height / share)),
        { type: HalfFloatType, depthBuffer: false },
      );
    });
  };

  const bloom = (from: WebGLRenderTarget) => {
    let source = from;
    for (let level = 0; level < blurs.length; level++) {
      const into = blurs[level]!;
      const lessen = level ? down : glow;
      lessen.uniforms.source!.value = source.texture;
      lessen.uniforms.texel!.value.set(1 / source.width, 1 / source.height);
      draw(lessen, into);
      source = into;
    }
    for (let level = levels - 1; level > 0; level--) {
      const finer = blurs[level]!;
      up.uniforms.source!.value = finer.texture;
      up.uniforms.texel!.value.set(1 / finer.width, 1 / finer.height);
      draw(up, blurs[level - 1]!);
    }
  };

  const target = () => {
    const { tier } = world;
    if (tier.edges !== 'raw') resize(tier);
    else release();
    return picture;
  };

  const drawAir = () => {
    if (!world.air) return;
    renderer.getDrawingBufferSize(size);
    air.setSize(Math.ceil(size.x / airShare), Math.ceil(size.y / airShare));
    draw(world.air.air, air);
    world.air.backdrop.air = air.texture;
  };

  return {
    /** Where the world's shaders will draw: they compile differently for a target. */
    target,
    /** Compiles all passes, also those of other tiers, so that a change of tier compiles nothing. */
    compile() {
      for (const material of [glow, down, up, compose, smooth, world.air?.air]) {
        if (!material) continue;
        quad.material = material;
        renderer.compile(quad, flat);
      }
    },
    render(scene: Scene, camera: Camera) {
      const into = target();
      drawAir();
      renderer.setRenderTarget(into);
      renderer.render(scene, camera);
      if (!into) return;
      if (world.tier.edges === 'smoothed' && !blurs.length) {
        smooth.uniforms.picture!.value = into.texture;
        smooth.uniforms.texel!.value.set(1 / into.width, 1 / into.height);
        return draw(smooth, null);
      }
      if (blurs.length) bloom(into);
      compose.uniforms.picture!.value = into.texture;
      compose.uniforms.source!.value = (blurs[0] ?? into).texture;
      compose.uniforms.strength!.value = blurs.length ? bloomStrength / levels : 0;
      draw(compose, null);
    },
    dispose() {
      release();
      air.dispose();
      triangle.dispose();
      for (const material of [glow, down, up, compose, smooth]) material.dispose();
    },
  };
}

export type Pipeline = ReturnType<typeof pipeline>;
