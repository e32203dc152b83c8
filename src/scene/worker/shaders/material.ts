import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import {
  AddEquation,
  CustomBlending,
  type IUniform,
  NoBlending,
  OneFactor,
  OneMinusSrcColorFactor,
  type ShaderMaterial,
  type ShaderMaterialParameters,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { ink, linear } from './colour.ts';

/** Uniforms that all materials hold by reference: set once a frame, read everywhere. */
export const sharedUniforms = () => ({
  uTime: { value: 0 },
  uCoreLightPosition: { value: new Vector3() },
  uCoreLightPower: { value: 1 },
  uInk: { value: new Vector3(...linear(ink)) },
  /** Middle and radius of each body, the core last: what casts shadows. */
  uSpheres: { value: Array.from({ length: 5 }, () => new Vector4()) },
  /** What polished faces mirror. */
  uEnvironment: { value: null as Texture | null },
  /** Distance where haze begins, and how fast it thickens. */
  uFog: { value: new Vector2(20, 0.05) },
  uGrain: { value: 0 },
  /** Around which the flow bends: place on the picture, strength, width of the picture over its height. */
  uBend: { value: new Vector4(0, 0, 0, 1) },
  /** Height of the picture in device pixels over the tangent of half the field of view. */
  uPointScale: { value: 500 },
});

export type SharedUniforms = ReturnType<typeof sharedUniforms>;

/** Light that adds up: exact for what targets hold, see `stored` in shaders/output.glsl. */
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

const solid = { blending: NoBlending } as const satisfies ShaderMaterialParameters;

type Values = Record<string, IUniform['value']>;

/**
 * A shader material whose own uniforms are properties (`material.activity = 0.4`)
 * and whose shared ones are the same objects in every material.
 */
export function bodyMaterial<Own extends Values>(
  shared: SharedUniforms,
  own: Own,
  vertex: string,
  fragment: string,
  parameters: ShaderMaterialParameters = solid,
): ShaderMaterial & Own & { intensity: number } {
  const Material = shaderMaterial(
    { intensity: 1, ...own } as Values,
    vertex,
    fragment,
    (material) => {
      if (material) Object.assign(material.uniforms, shared);
    },
  );
  return new Material(parameters) as unknown as ShaderMaterial & Own & { intensity: number };
}
