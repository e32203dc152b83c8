import { Vector2, Vector3, Vector4 } from 'three';
import { opening } from '../../../shared/layouts/shield.ts';
import { accent } from '../../shading/colour.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { seamWords } from './breath.ts';
import { foldSamples, leastClosure } from './geometry.ts';
import { shieldFragment, shieldVertex } from './shield.glsl.ts';

export function shieldMaterial(shared: Shared) {
  const own = {
    folds: null as unknown,
    closure: new Vector2(1, 1),
    spin: new Vector2(1, 0),
    spread: 0,
    accent: new Vector3(...accent('shield')),
    opening: new Vector3(...opening),
    state: new Vector4(),
    middle: new Vector3(),
    bits: new Float32Array(seamWords),
    odd: new Float32Array(seamWords),
    carried: new Vector2(),
  };
  const material = bodyMaterial(shared, own, shieldVertex, shieldFragment);
  material.defines = { SAMPLES: foldSamples, LEAST: leastClosure.toFixed(3), WORDS: seamWords };
  return material;
}
