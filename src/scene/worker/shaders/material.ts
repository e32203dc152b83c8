import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import {
  AddEquation,
  Color,
  CustomBlending,
  type IUniform,
  Matrix4,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OneMinusSrcColorFactor,
  type ShaderMaterial,
  type ShaderMaterialParameters,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { offerings } from '../../shared/diagram.ts';
import { ink, linear } from './colour.ts';

/**
 * Uniforms that all materials share by reference: set once per frame (shared-uniforms.ts), read
 * everywhere.
 */
export const sharedUniforms = () => ({
  /** Seconds. */
  uTime: { value: 0 },
  uCoreLightPosition: { value: new Vector3() },
  uCoreLightPower: { value: 1 },
  /** Direction along the core's finger to its root; how far the finger is in the picture. */
  uFinger: { value: new Vector4(0, -1, 0, 1) },
  /** The page's dark background colour in sRGB. */
  uInk: { value: new Color(...linear(ink)).convertLinearToSRGB() },
  /** Centre and radius of each body, the core last: what casts shadows. */
  uSpheres: { value: Array.from({ length: 5 }, () => new Vector4()) },
  /**
   * The bodies as the core sees them (core-view.ts), and by body: the way into its tile, how soft its
   * shadow gets, and the cone of directions from the core in which it stands (axis, cosine).
   */
  uCoreView: { value: null as Texture | null },
  uCoreViews: { value: offerings.map(() => new Matrix4()) },
  uCoreBlur: { value: offerings.map(() => 0) },
  uCones: { value: offerings.map(() => new Vector4()) },
  uShadowCounts: { value: new Vector2(1, 0) },
  /** Tile of the core's view that is drawn; -1: the picture. */
  uTile: { value: -1 },
  /** By body: direction of the flow's stream through it. */
  uStreams: { value: offerings.map(() => new Vector3()) },
  /** Map of the room that polished surfaces reflect. */
  uEnvironment: { value: null as Texture | null },
  /** Distance from the camera to its target, which is sharp. */
  uFocusDistance: { value: 14 },
  uBlurShare: { value: 1 },
  uTilt: { value: new Vector3() },
  /** Distance at which fog begins, and its density per unit of distance. */
  uFog: { value: new Vector2(20, 0.05) },
  /** Offset of the noise pattern in this frame, pixels. */
  uGrain: { value: 0 },
  /**
   * Where the flow bends: position on the picture (-1 to 1), strength, aspect ratio of the picture.
   */
  uBend: { value: new Vector4(0, 0, 0, 1) },
  /** Device pixels of one world unit at distance 1. */
  uPointScale: { value: 500 },
});

export type SharedUniforms = ReturnType<typeof sharedUniforms>;

/** Adds light: exact for the encoding of the render targets, see `encodeLight` in output.glsl. */
export const screenBlending = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcColorFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneFactor,
} as const satisfies ShaderMaterialParameters;

/** Covers what is behind it by the share that its alpha says. */
export const seeThrough = {
  ...screenBlending,
  depthWrite: true,
  blendDst: OneMinusSrcAlphaFactor,
  blendDstAlpha: OneMinusSrcAlphaFactor,
} as const satisfies ShaderMaterialParameters;

/** For opaque surfaces. */
const opaque = { blending: NoBlending } as const satisfies ShaderMaterialParameters;

type Values = Record<string, IUniform['value']>;

/** State that the shaders of every body may read, each number as a uniform of this name. */
const bodyState = {
  /** Brightness, 0 invisible to 1. */
  intensity: 1,
  /** The body's clock, seconds. */
  clock: 0,
  /** 0 at rest, 1 fully active. */
  activity: 0,
  /** How far the body's parts are apart, 0 to 1. */
  explode: 0,
};

type BodyState = typeof bodyState;

/** Writes a body's state into one of its materials. @param explode see `bodyState` */
export function writeState(
  material: BodyState,
  { intensity, clock, activity }: Omit<BodyState, 'explode'>,
  explode: number,
): void {
  Object.assign(material, { intensity, clock, activity, explode });
}

/**
 * Creates a shader material. Its own uniforms are properties (`material.gateOpen = 0.4`), as are
 * those of its body's state; the shared ones are the same objects in every material. `body` is the
 * index of the body whose shadow falls on the surface itself.
 */
export function bodyMaterial<Own extends Values>(
  shared: SharedUniforms,
  own: Own,
  vertex: string,
  fragment: string,
  parameters: ShaderMaterialParameters = opaque,
): ShaderMaterial & Own & BodyState {
  const Material = shaderMaterial(
    { ...bodyState, body: -1, ...own } as Values,
    vertex,
    fragment,
    (material) => {
      if (material) Object.assign(material.uniforms, shared);
    },
  );
  return new Material(parameters) as unknown as ShaderMaterial & Own & BodyState;
}
