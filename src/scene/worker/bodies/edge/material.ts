import { Vector3 } from 'three';
import { hexRadius, prismDepth, prisms } from '../../../shared/layouts/edge.ts';
import { accent } from '../../shading/colour.ts';
import { bodyMaterial, type Shared } from '../../shading/material.ts';
import { edgeFragment, edgeVertex } from './edge.glsl.ts';
import { bevelHeight } from './geometry.ts';
import { cells } from './signals.ts';

export function edgeMaterial(shared: Shared) {
  const material = bodyMaterial(
    shared,
    { cells: cells(), accent: new Vector3(...accent('edge')), activity: 0, spread: 0, inLine: 0 },
    edgeVertex,
    edgeFragment,
  );
  material.defines = {
    CELLS: prisms.length + 1,
    DEPTH: prismDepth.toFixed(4),
    BEVEL: bevelHeight.toFixed(4),
    RADIUS: hexRadius.toFixed(4),
  };
  return material;
}
