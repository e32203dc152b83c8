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
import thresholdFragment from './bloom-threshold.fragment.glsl?raw';
import upFragment from './bloom-up.fragment.glsl?raw';
import composeFragment from './compose.fragment.glsl?raw';
import environmentFragment from './environment.fragment.glsl?raw';
import passVertex from './pass.vertex.glsl?raw';

/** Targets of the bloom: the first has one pixel for four of the canvas in both directions, each other one for two of the last. */
const bloomLevels = 4;
const bloomStrength = 0.22;
/** The air has one pixel for so many of the picture, in both directions. */
const airDivisor = 4;
const environmentSize = 64;

interface PassOptions {
  isAdditive?: boolean;
  defines?: NonNullable<ShaderMaterial['defines']>;
}

/** Material of a pass over the whole picture. */
const pass = (
  fragmentShader: string,
  uniforms: ShaderMaterial['uniforms'],
  { isAdditive = false, defines = {} }: PassOptions = {},
) =>
  new ShaderMaterial({
    vertexShader: passVertex,
    fragmentShader,
    uniforms,
    defines,
    depthTest: false,
    depthWrite: false,
    transparent: isAdditive,
    blending: isAdditive ? AdditiveBlending : NoBlending,
  });

const sourceUniforms = () => ({
  source: { value: null as Texture | null },
  texel: { value: new Vector2() },
});

function setSource({ uniforms }: ShaderMaterial, { texture, width, height }: WebGLRenderTarget) {
  uniforms.source!.value = texture;
  uniforms.texel!.value.set(1 / width, 1 / height);
}

/** What this device can render light into, and with how many samples a pixel. */
function capabilities(renderer: WebGLRenderer) {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const isHalfFloat = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float'].some(
    (name) => gl.getSupportedExtensions()?.includes(name) && gl.getExtension(name),
  );
  const format = isHalfFloat ? gl.RGBA16F : gl.SRGB8_ALPHA8;
  const counts: Int32Array = gl.getInternalformatParameter(gl.RENDERBUFFER, format, gl.SAMPLES);
  return { isHalfFloat, samples: Math.min(4, counts[0] ?? 0) };
}

/** Half-float numbers, or eight bits on the display's curve, which the GPU encodes itself. */
const lightTarget = (isHalfFloat: boolean): RenderTargetOptions =>
  isHalfFloat ? { type: HalfFloatType } : { colorSpace: SRGBColorSpace };

/**
 * From the world to the canvas. The air behind everything is rendered first, on few pixels. The world
 * is rendered as light into a target and tone-mapped once, on the way to the canvas; the lower tiers
 * hold it in eight bits. Antialiasing changes with the tier, which a context's own cannot; the top tier
 * adds bloom at a quarter of the resolution and below.
 */
export class Pipeline {
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  private readonly device: ReturnType<typeof capabilities>;
  private readonly bufferSize = new Vector2();
  private readonly passCamera = new OrthographicCamera();
  private readonly bloomThreshold = pass(thresholdFragment, sourceUniforms());
  private readonly bloomDown = pass(downFragment, sourceUniforms());
  private readonly bloomUp = pass(upFragment, sourceUniforms(), { isAdditive: true });
  private readonly composeUniforms;
  private readonly compose: ShaderMaterial;
  /** {@link compose} with antialiasing, for tiers without multisampling. */
  private readonly composeSmoothed: ShaderMaterial;
  private readonly quad: Mesh;
  private readonly air: WebGLRenderTarget;
  private readonly environment: WebGLRenderTarget;
  private picture: WebGLRenderTarget | null = null;
  private blooms: WebGLRenderTarget[] = [];
  /** Tier of the targets. */
  private tier: Tier | null = null;

  constructor(renderer: WebGLRenderer, world: World) {
    this.renderer = renderer;
    this.world = world;
    this.device = capabilities(renderer);
    const { uInk, uGrain, uEnvironment } = world.shared;
    this.composeUniforms = {
      ...sourceUniforms(),
      picture: { value: null as Texture | null },
      strength: { value: 0 },
      uInk,
      uGrain,
    };
    this.compose = pass(composeFragment, this.composeUniforms);
    const defines = { SMOOTHED: 1 };
    this.composeSmoothed = pass(composeFragment, this.composeUniforms, { defines });
    this.quad = new Mesh(wholePicture(), this.compose);
    this.quad.frustumCulled = false;
    const { isHalfFloat } = this.device;
    this.air = new WebGLRenderTarget(1, 1, { ...lightTarget(isHalfFloat), depthBuffer: false });
    this.environment = new WebGLRenderTarget(environmentSize, environmentSize, {
      ...(isHalfFloat && { type: HalfFloatType }),
      depthBuffer: false,
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
    });
    uEnvironment.value = this.environment.texture;
  }

  /**
   * The target of the world in the canvas' size and the current tier. The objects' programs are
   * compiled while it is set, because they differ for a target and for the canvas.
   */
  target(): WebGLRenderTarget {
    const { x: width, y: height } = this.renderer.getDrawingBufferSize(this.bufferSize);
    const { picture, world } = this;
    if (picture?.width === width && picture.height === height && this.tier === world.tier)
      return picture;
    this.tier = world.tier;
    return this.makeTargets(world.tier, width, height);
  }

  /** Compiles all passes, also those of other tiers, so that a change of tier compiles nothing; bakes the environment. */
  compile(): void {
    for (const material of [...this.passes(), this.world.backdropMaterials?.air]) {
      if (!material) continue;
      this.quad.material = material;
      this.renderer.compile(this.quad, this.passCamera);
    }
    const baking = pass(environmentFragment, {});
    this.renderPass(baking, this.environment);
    baking.dispose();
  }

  render(scene: Scene, camera: Camera): void {
    const picture = this.target();
    this.renderAir();
    this.renderer.setRenderTarget(picture);
    this.renderer.render(scene, camera);
    this.renderBloom(picture);
    const { source, texel, picture: sharp, strength } = this.composeUniforms;
    sharp.value = picture.texture;
    source.value = (this.blooms[0] ?? picture).texture;
    strength.value = this.blooms.length ? bloomStrength : 0;
    texel.value.set(1 / picture.width, 1 / picture.height);
    const isSmoothed = this.world.tier.edges === 'smoothed';
    this.renderPass(isSmoothed ? this.composeSmoothed : this.compose, null);
  }

  dispose(): void {
    this.disposeTargets();
    this.air.dispose();
    this.environment.dispose();
    this.quad.geometry.dispose();
    for (const material of this.passes()) material.dispose();
  }

  private passes() {
    const { bloomThreshold, bloomDown, bloomUp, compose, composeSmoothed } = this;
    return [bloomThreshold, bloomDown, bloomUp, compose, composeSmoothed];
  }

  private makeTargets(tier: Tier, width: number, height: number): WebGLRenderTarget {
    this.disposeTargets();
    const { isHalfFloat, samples } = this.device;
    this.picture = new WebGLRenderTarget(width, height, {
      ...lightTarget(isHalfFloat && tier.isHalfFloat),
      samples: tier.edges === 'sampled' ? samples : 0,
      minFilter: LinearFilter,
    });
    const levels = tier.bloom && isHalfFloat ? bloomLevels : 0;
    this.blooms = Array.from({ length: levels }, (_, level) => {
      const divisor = 2 ** (level + 2);
      return new WebGLRenderTarget(
        Math.max(1, Math.ceil(width / divisor)),
        Math.max(1, Math.ceil(height / divisor)),
        { type: HalfFloatType, depthBuffer: false },
      );
    });
    return this.picture;
  }

  private disposeTargets() {
    this.picture?.dispose();
    for (const bloom of this.blooms) bloom.dispose();
    this.picture = null;
    this.blooms = [];
  }

  private renderPass(material: ShaderMaterial, target: WebGLRenderTarget | null) {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.quad as Object3D as Scene, this.passCamera);
  }

  private renderAir() {
    const { world, air } = this;
    const materials = world.backdropMaterials;
    if (!materials) return;
    const { x, y } = this.renderer.getDrawingBufferSize(this.bufferSize);
    air.setSize(Math.ceil(x / airDivisor), Math.ceil(y / airDivisor));
    this.renderPass(materials.air, air);
    materials.backdrop.air = air.texture;
  }

  /** Shrinks the picture level by level, then adds each level to the finer one. */
  private renderBloom(picture: WebGLRenderTarget) {
    let source = picture;
    for (const [level, target] of this.blooms.entries()) {
      const material = level ? this.bloomDown : this.bloomThreshold;
      setSource(material, source);
      this.renderPass(material, target);
      source = target;
    }
    for (let level = this.blooms.length - 1; level > 0; level--) {
      setSource(this.bloomUp, this.blooms[level]!);
      this.renderPass(this.bloomUp, this.blooms[level - 1]!);
    }
  }
}
