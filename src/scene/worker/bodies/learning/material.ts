import { Vector3, Vector4 } from 'three';
import { accent } from '../../shading/colour.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { arrowFragment, arrowVertex, nodeFragment, nodeVertex } from './learning.glsl.ts';

const own = () => ({
  state: new Vector4(),
  wave: new Vector4(1, 0, 0, 0),
  front: 0,
  told: 0,
  accent: new Vector3(...accent('learning')),
});

export const nodeMaterial = (shared: Shared) =>
  bodyMaterial(shared, own(), nodeVertex, nodeFragment);

export const arrowMaterial = (shared: Shared) =>
  bodyMaterial(shared, own(), arrowVertex, arrowFragment);
