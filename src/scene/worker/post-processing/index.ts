import { createRef } from 'react';
import {
  AdditiveBlending,
  type Camera,
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  type Mesh,
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
import { maxSampledRatio, type Tier } from '../../shared/quality.ts';
import { CoreView } from '../core-view.ts';
import type { World } from '../world.ts';
import { airMaterial, updateAir } from './air.ts';
import downFragment from './bloom-down.fragment.glsl?raw';
import thresholdFragment from './bloom-threshold.fragment.glsl?raw';
import upFragment from './bloom-up.fragment.glsl?raw';
import composeFragment from './compose.fragment.glsl?raw';
import defocusFragment from './defocus.fragment.glsl?raw';
import discBlurFragment from './disc-blur.fragment.glsl?raw';
import passVertex from './pass.vertex.glsl?raw';

/**
 * Render targets of the bloom: the first has a quarter of the canvas' width and height, each next
 * one half.
 */
const bloomLevels = 4;
const bloomStrength = 0.22;
/** The air has this fraction of the canvas' width and height. */
const airDivisor = 8;

/** A layer that only the passes' camera sees. */
export const passLayer = 2;

interface PassOptions {
  isAdditive?: boolean;
  defines?: NonNullable<ShaderMaterial['defines']>;
}

/** Material of a full-screen pass. */
const passMaterial = (
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

/** With how many samples per pixel this device renders to a target, at most 4. */
function readSamples(renderer: WebGLRenderer, isHalfFloat: boolean): number {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const format = isHalfFloat ? gl.RGBA16F : gl.SRGB8_ALPHA8;
  const counts: Int32Array = gl.getInternalformatParameter(gl.RENDERBUFFER, format, gl.SAMPLES);
  return Math.min(4, counts[0] ?? 0);
}

/** Half-float channels, or eight bits that the GPU encodes in sRGB. */
const lightTarget = (isHalfFloat: boolean): RenderTargetOptions =>
  isHalfFloat ? { type: HalfFloatType } : { colorSpace: SRGBColorSpace };

/**
 * Renders the scene to the canvas in passes: the air at a low resolution, the objects as linear
 * light into a render target, bloom, depth of field, and the compose pass, which tone-maps to the
 * canvas. Lower tiers have targets of eight bits. Antialiasing belongs to the target, because that of
 * a WebGL context could not change with the tier.
 */
export class Pipeline {
  /** Covers the whole target, with the material of a pass; an element of the app. */
  readonly quad = createRef<Mesh>();
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  /** Whether this device renders to half-float targets. */
  private readonly isHalfFloat: boolean;
  /** Read when the first target needs it, because the answer waits for the GPU; see `readSamples`. */
  private sampleCount: number | null = null;
  private readonly bufferSize = new Vector2();
  private readonly passCamera = new OrthographicCamera();
  private readonly coreView: CoreView;
  private readonly airMaterial;
  private readonly bloomThreshold = passMaterial(thresholdFragment, sourceUniforms());
  private readonly bloomDown = passMaterial(downFragment, sourceUniforms());
  private readonly bloomUp = passMaterial(upFragment, sourceUniforms(), { isAdditive: true });
  /** Picks what is out of focus. */
  private readonly defocus;
  private readonly discBlur = passMaterial(discBlurFragment, sourceUniforms());
  private readonly composeUniforms;
  /** The compose pass: alone for the last tier, with bloom, or with bloom and antialiasing. */
  private readonly compose: Record<'plain' | 'bloom' | 'smoothed', ShaderMaterial>;
  private readonly air: WebGLRenderTarget;
  /** Target of the objects. */
  private picture: WebGLRenderTarget | null = null;
  private blooms: WebGLRenderTarget[] = [];
  private pixelTargets: WebGLRenderTarget[] | null = null;
  /** What is out of focus, before and after the blur; empty on tiers without depth of field. */
  private defocused: WebGLRenderTarget[] = [];
  /** Tier for which the targets were created. */
  private tier: Tier | null = null;
  /** Whether the picture has several samples per pixel. */
  private isSampled = false;

  constructor(renderer: WebGLRenderer, world: World) {
    this.renderer = renderer;
    this.world = world;
    this.isHalfFloat = renderer.extensions.has('EXT_color_buffer_half_float');
    this.coreView = new CoreView(renderer, world, this.isHalfFloat);
    const { uInk, uGrain, uFocusDistance, uBlurShare, uTilt } = world.shared;
    this.airMaterial = airMaterial(world.shared);
    const options = { ...lightTarget(this.isHalfFloat), depthBuffer: false };
    this.air = new WebGLRenderTarget(1, 1, options);
    const air = { value: this.air.texture };
    // The passes cover their targets, and the bloom is added up in them.
    renderer.autoClear = false;
    // Alpha is 1 where an object covers a pixel.
    renderer.setClearAlpha(0);
    const depthMap = { value: null as Texture | null };
    const focusUniforms = { uFocusDistance, uBlurShare, uTilt, depthMap };
    const { near, far } = world.camera;
    const cameraRange = { NEAR: near.toFixed(2), FAR: far.toFixed(2) };
    this.defocus = passMaterial(
      defocusFragment,
      { ...sourceUniforms(), ...focusUniforms, air },
      { defines: cameraRange },
    );
    this.composeUniforms = {
      ...sourceUniforms(),
      ...focusUniforms,
      air,
      picture: { value: null as Texture | null },
      defocused: { value: null as Texture | null },
      bloomStrength: { value: 0 },
      hasDefocus: { value: false },
      uInk,
      uGrain,
    };
    const composeMaterial = (defines: PassOptions['defines'] = {}) =>
      passMaterial(composeFragment, this.composeUniforms, { defines });
    this.compose = {
      plain: composeMaterial(),
      bloom: composeMaterial({ LENS: 1, ...cameraRange }),
      smoothed: composeMaterial({ LENS: 1, SMOOTHED: 1, ...cameraRange }),
    };
    this.passCamera.layers.set(passLayer);
  }

  /** The objects' render target, in the canvas' size and for the current tier. */
  target(): WebGLRenderTarget {
    const { x: width, y: height } = this.renderer.getDrawingBufferSize(this.bufferSize);
    const { picture, world } = this;
    const isSampled = this.needsSamples();
    if (
      picture?.width === width &&
      picture.height === height &&
      this.tier === world.tier &&
      this.isSampled === isSampled
    )
      return picture;
    this.tier = world.tier;
    this.isSampled = isSampled;
    return this.createTargets(world.tier, width, height);
  }

  /** Compiles the passes of the current tier; later those of all, so that a change compiles nothing. */
  compile(isForAllTiers = false): void {
    const { tier } = this.world;
    const { bloomThreshold, bloomDown, bloomUp, defocus, discBlur, compose } = this;
    const materials = [
      this.airMaterial,
      ...(isForAllTiers ? Object.values(compose) : [this.composeMaterial()]),
      ...(isForAllTiers || tier.bloom ? [bloomThreshold, bloomDown, bloomUp] : []),
      ...(isForAllTiers || tier.depthOfField ? [defocus, discBlur] : []),
    ];
    for (const material of materials)
      this.renderer.compile(this.quadWith(material), this.passCamera);
  }

  /** Compiles the programs of an object for a target, which differ from those for the canvas. */
  compileObject(object: Object3D): void {
    this.renderer.setRenderTarget(this.air);
    this.renderer.compile(object, this.world.camera);
  }

  /** Draws an object alone into a single pixel of each kind of target that it is drawn into. */
  drawPixel(object: Object3D): void {
    const { visible } = object;
    object.visible = true;
    for (const target of this.pixels()) {
      this.renderer.setRenderTarget(target);
      this.renderer.render(object as Scene, this.world.camera);
    }
    object.visible = visible;
  }

  /** Draws what the core sees of the bodies, which the materials read as shadows. */
  renderCoreView(scene: Scene): void {
    this.coreView.draw(scene);
  }

  render(scene: Scene, camera: Camera): void {
    const picture = this.target();
    this.renderAir();
    this.renderer.setRenderTarget(picture);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.renderBloom(picture);
    this.renderDefocus(picture);
    const { composeUniforms, blooms } = this;
    composeUniforms.picture.value = picture.texture;
    composeUniforms.source.value = blooms[0]?.texture ?? null;
    composeUniforms.bloomStrength.value = blooms.length ? bloomStrength : 0;
    composeUniforms.hasDefocus.value = this.defocused.length > 0;
    composeUniforms.texel.value.set(1 / picture.width, 1 / picture.height);
    this.renderPass(this.composeMaterial(), null);
  }

  private needsSamples() {
    const { edges } = this.world.tier;
    return edges === 'sampled' && this.renderer.getPixelRatio() <= maxSampledRatio;
  }

  private composeMaterial() {
    const { plain, bloom, smoothed } = this.compose;
    if (this.world.tier.edges === 'raw') return plain;
    return this.needsSamples() ? bloom : smoothed;
  }

  /** Targets of one pixel, like the objects' and, where glass refracts, like that behind the glass. */
  private pixels() {
    const { tier } = this.world;
    this.pixelTargets ??= [
      this.createPicture(tier, 1, 1),
      ...(tier.refraction ? [new WebGLRenderTarget(1, 1, { type: HalfFloatType })] : []),
    ];
    return this.pixelTargets;
  }

  private createPicture(tier: Tier, width: number, height: number) {
    if (this.needsSamples()) this.sampleCount ??= readSamples(this.renderer, this.isHalfFloat);
    return new WebGLRenderTarget(width, height, {
      ...lightTarget(this.isHalfFloat && tier.isHalfFloat),
      samples: this.needsSamples() ? (this.sampleCount ?? 0) : 0,
      minFilter: LinearFilter,
    });
  }

  private createTargets(tier: Tier, width: number, height: number): WebGLRenderTarget {
    this.disposeTargets();
    this.picture = this.createPicture(tier, width, height);
    // Bloom adds up light beyond the range of eight bits.
    if (!tier.bloom || !this.isHalfFloat) return this.picture;
    const fraction = (divisor: number) =>
      new WebGLRenderTarget(
        Math.max(1, Math.ceil(width / divisor)),
        Math.max(1, Math.ceil(height / divisor)),
        { type: HalfFloatType, depthBuffer: false },
      );
    this.blooms = Array.from({ length: bloomLevels }, (_, level) => fraction(2 ** (level + 2)));
    if (!tier.depthOfField) return this.picture;
    this.defocused = [fraction(4), fraction(4)];
    this.picture.depthTexture = new DepthTexture(width, height);
    return this.picture;
  }

  private disposeTargets() {
    this.picture?.depthTexture?.dispose();
    this.picture?.dispose();
    for (const target of [...this.blooms, ...this.defocused]) target.dispose();
    this.picture = null;
    this.blooms = [];
    this.defocused = [];
  }

  private renderPass(material: ShaderMaterial, target: WebGLRenderTarget | null) {
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.quadWith(material) as Object3D as Scene, this.passCamera);
  }

  private quadWith(material: ShaderMaterial) {
    return Object.assign(this.quad.current!, { material });
  }

  private renderAir() {
    const { world, air, airMaterial } = this;
    updateAir(airMaterial, world);
    const { x, y } = this.renderer.getDrawingBufferSize(this.bufferSize);
    air.setSize(Math.ceil(x / airDivisor), Math.ceil(y / airDivisor));
    this.renderPass(airMaterial, air);
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

  /** Blurs what is out of focus; the compose pass blends it in. */
  private renderDefocus(picture: WebGLRenderTarget) {
    const [sharp, blurred] = this.defocused;
    if (!sharp || !blurred) return;
    this.composeUniforms.depthMap.value = picture.depthTexture;
    setSource(this.defocus, picture);
    this.renderPass(this.defocus, sharp);
    setSource(this.discBlur, sharp);
    this.renderPass(this.discBlur, blurred);
    this.composeUniforms.defocused.value = blurred.texture;
  }
}
