import {
  AdditiveBlending,
  type Camera,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  type RenderTargetOptions,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Tier } from '../../shared/quality.ts';
import { wholePicture } from '../objects/backdrop/geometry.ts';
import type { World } from '../world.ts';
import downFragment from './bloom-down.fragment.glsl?raw';
import glowFragment from './bloom-threshold.fragment.glsl?raw';
import upFragment from './bloom-up.fragment.glsl?raw';
import composeFragment from './compose.fragment.glsl?raw';
import environmentFragment from './environment.fragment.glsl?raw';
import passVertex from './pass.vertex.glsl?raw';

/** Of the glow: the first has one pixel for four of the canvas in both directions, each other one for two of the last. */
const levels = 4;
const bloomStrength = 0.22;

type Defines = NonNullable<ShaderMaterial['defines']>;
const pass = (
  fragmentShader: string,
  uniforms: ShaderMaterial['uniforms'],
  { adding = false, defines = {} as Defines } = {},
) =>
  new ShaderMaterial({
    vertexShader: passVertex,
    fragmentShader,
    uniforms,
    defines,
    depthTest: false,
    depthWrite: false,
    transparent: adding,
    blending: adding ? AdditiveBlending : NoBlending,
  });

/** The air has one pixel for so many of the picture, in both directions. */
const airShare = 4;
const roomSize = 64;

/** What this device can draw light into, and with how many samples a pixel. */
function capabilities(renderer: WebGLRenderer) {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const isHalfFloat = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float'].some(
    (name) => gl.getSupportedExtensions()?.includes(name) && gl.getExtension(name),
  );
  const format = isHalfFloat ? gl.RGBA16F : gl.SRGB8_ALPHA8;
  const counts: Int32Array = gl.getInternalformatParameter(gl.RENDERBUFFER, format, gl.SAMPLES);
  return { isHalfFloat, samples: Math.min(4, counts[0] ?? 0) };
}

/** Half-float numbers, or eight bits on the display's curve, which the card encodes itself. */
const lightTarget = (isHalfFloat: boolean): RenderTargetOptions =>
  isHalfFloat ? { type: HalfFloatType } : { colorSpace: SRGBColorSpace };

/**
 * From the world to the canvas. The air behind everything is drawn first, on few pixels. The world is
 * drawn as light into a target, and tone-mapped once, on the way to the canvas; the lower tiers hold
 * it in eight bits. Antialiasing changes with the tier, which a context's own cannot; the top tier
 * adds bloom at a quarter of the resolution and below.
 */
export function pipeline(renderer: WebGLRenderer, world: World) {
  const size = new Vector2();
  const flat = new OrthographicCamera();
  const device = capabilities(renderer);
  const fromTexture = () => ({ source: { value: null }, texel: { value: new Vector2() } });
  const glow = pass(glowFragment, fromTexture());
  const down = pass(downFragment, fromTexture());
  const up = pass(upFragment, fromTexture(), { adding: true });
  const { uInk, uGrain } = world.shared;
  const toDisplay = {
    source: { value: null as Texture | null },
    texel: { value: new Vector2() },
    picture: { value: null as Texture | null },
    strength: { value: 0 },
    ...{ uInk, uGrain },
  };
  const compose = pass(composeFragment, toDisplay);
  const smooth = pass(composeFragment, toDisplay, { defines: { SMOOTHED: 1 } });
  const triangle = wholePicture();
  const quad = new Mesh(triangle, compose);
  quad.frustumCulled = false;
  let picture: WebGLRenderTarget | null = null;
  let blurs: WebGLRenderTarget[] = [];
  const air = new WebGLRenderTarget(1, 1, {
    ...lightTarget(device.isHalfFloat),
    depthBuffer: false,
  });
  const room = new WebGLRenderTarget(roomSize, roomSize, {
    ...(device.isHalfFloat && { type: HalfFloatType }),
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  });
  world.shared.uEnvironment.value = room.texture;

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

  const makeTargets = (tier: Tier, width: number, height: number) => {
    release();
    picture = new WebGLRenderTarget(width, height, {
      ...lightTarget(device.isHalfFloat && tier.isHalfFloat),
      samples: tier.edges === 'sampled' ? device.samples : 0,
      minFilter: LinearFilter,
    });
    blurs = Array.from({ length: tier.bloom && device.isHalfFloat ? levels : 0 }, (_, level) => {
      const share = 2 ** (level + 2);
      return new WebGLRenderTarget(
        Math.max(1, Math.ceil(width / share)),
        Math.max(1, Math.ceil(height / share)),
        { type: HalfFloatType, depthBuffer: false },
      );
    });
  };

  let made: Tier | null = null;
  /** Where the world's light is drawn. */
  const target = () => {
    renderer.getDrawingBufferSize(size);
    const { x: width, y: height } = size;
    const isRight = picture?.width === width && picture.height === height && made === world.tier;
    if (!isRight) makeTargets(world.tier, width, height);
    made = world.tier;
    return picture!;
  };

  const bloom = (from: WebGLRenderTarget) => {
    let source = from;
    for (const [level, into] of blurs.entries()) {
      const lessen = level ? down : glow;
      lessen.uniforms.source!.value = source.texture;
      lessen.uniforms.texel!.value.set(1 / source.width, 1 / source.height);
      draw(lessen, into);
      source = into;
    }
    for (let level = blurs.length - 1; level > 0; level--) {
      const finer = blurs[level]!;
      up.uniforms.source!.value = finer.texture;
      up.uniforms.texel!.value.set(1 / finer.width, 1 / finer.height);
      draw(up, blurs[level - 1]!);
    }
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
      const baking = pass(environmentFragment, {});
      draw(baking, room);
      baking.dispose();
    },
    render(scene: Scene, camera: Camera) {
      const into = target();
      drawAir();
      renderer.setRenderTarget(into);
      renderer.render(scene, camera);
      bloom(into);
      toDisplay.picture.value = into.texture;
      toDisplay.source.value = (blurs[0] ?? into).texture;
      toDisplay.strength.value = blurs.length ? bloomStrength : 0;
      toDisplay.texel.value.set(1 / into.width, 1 / into.height);
      draw(world.tier.edges === 'smoothed' ? smooth : compose, null);
    },
    dispose() {
      release();
      for (const target of [air, room]) target.dispose();
      triangle.dispose();
      for (const material of [glow, down, up, compose, smooth]) material.dispose();
    },
  };
}

export type Pipeline = ReturnType<typeof pipeline>;
