import { Vector3, Vector4 } from 'three';
import { partedSize } from '../../../shared/layouts/graph-forms.ts';
import { accent } from '../../shading/colour.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { arrowFragment, arrowVertex, nodeFragment, nodeVertex } from './learning.glsl.ts';

const own = () => ({
  state: new Vector4(),
  wave: new Vector4(1, 0, 0, 0),
  front: 0,
  told: 0,
  form: new Vector3(),
  accent: new Vector3(...accent('learning')),
});

export function nodeMaterial(shared: Shared) {
  const material = bodyMaterial(shared, own(), nodeVertex, nodeFragment);
  material.defines = { SIZE_PARTED: partedSize.toFixed(3) };
  return material;
}

export const arrowMaterial = (shared: Shared) =>
  bodyMaterial(shared, own(), arrowVertex, arrowFragment);
