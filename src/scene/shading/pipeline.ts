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
import { wholePicture } from '../bodies/backdrop/geometry.ts';
import type { Tier } from '../quality.ts';
import { composeFragment, downFragment, passVertex, upFragment } from './bloom.glsl.ts';

const levels = 4;
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

/**
 * From the world to the canvas. The multisampled tiers draw into a target first and
 * copy it, so that antialiasing can change with the tier (a context's own cannot);
 * the top tier adds bloom at half resolution and below.
 */
export function pipeline(renderer: WebGLRenderer, tierNow: () => Tier) {
  const size = new Vector2();
  const flat = new OrthographicCamera();
  const down = pass(downFragment, {
    source: { value: null },
    texel: { value: new Vector2() },
    first: { value: 0 },
  });
  const up = pass(upFragment, { source: { value: null }, texel: { value: new Vector2() } }, true);
  const compose = pass(composeFragment, {
    picture: { value: null },
    source: { value: null },
    strength: { value: 0 },
  });
  const triangle = wholePicture();
  const quad = new Mesh(triangle, compose);
  quad.frustumCulled = false;
  let picture: WebGLRenderTarget | null = null;
  let blurs: WebGLRenderTarget[] = [];

  const release = () => {
    picture?.dispose();
    for (const it of blurs) it.dispose();
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
    const right = picture?.width === width && picture.height === height;
    if (right && blurs.length === (tier.bloom ? levels : 0)) return;
    release();
    picture = new WebGLRenderTarget(width, height, {
      samples: tier.samples,
      minFilter: LinearFilter,
    });
    if (!tier.bloom) return;
    blurs = Array.from({ length: levels }, (_, level) => {
      const share = 2 ** (level + 1);
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
      down.uniforms.source!.value = source.texture;
      down.uniforms.texel!.value.set(1 / source.width, 1 / source.height);
      down.uniforms.first!.value = level === 0 ? 1 : 0;
      draw(down, into);
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
    const tier = tierNow();
    if (tier.samples > 0) resize(tier);
    else release();
    return picture;
  };

  return {
    /** Where the world's shaders will draw: they compile differently for a target. */
    target,
    passes: [down, up, compose],
    quad,
    render(scene: Scene, camera: Camera) {
      const into = target();
      renderer.setRenderTarget(into);
      renderer.render(scene, camera);
      if (!into) return;
      if (blurs.length) bloom(into);
      compose.uniforms.picture!.value = into.texture;
      compose.uniforms.source!.value = (blurs[0] ?? into).texture;
      compose.uniforms.strength!.value = blurs.length ? bloomStrength / levels : 0;
      draw(compose, null);
    },
    dispose() {
      release();
      triangle.dispose();
      for (const it of [down, up, compose]) it.dispose();
    },
  };
}

export type Pipeline = ReturnType<typeof pipeline>;
