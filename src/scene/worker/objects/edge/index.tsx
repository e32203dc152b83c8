import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { type Mesh, Vector3 } from 'three';
import { hexRadius, prismDepth, prisms } from '../../../shared/geometry/edge.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms, writeState } from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import type { BodyProps } from '../../world.ts';
import fragment from './fragment.glsl?raw';
import { bevelHeight, edgeGeometry } from './geometry.ts';
import { cells, demoReadings, writeCells } from './height-field.ts';
import vertex from './vertex.glsl?raw';

function edgeMaterial(shared: SharedUniforms) {
  const material = bodyMaterial(
    shared,
    {
      body: 0,
      cells: cells(),
      accent: new Vector3(...accent('edge')),
      inLine: 0,
    },
    vertex,
    fragment,
  );
  material.defines = {
    CELLS: prisms.length + 1,
    DEPTH: prismDepth.toFixed(4),
    BEVEL: bevelHeight.toFixed(4),
    RADIUS: hexRadius.toFixed(4),
  };
  return material;
}

/** The edge body: a sensor array of hexagonal prisms. */
export function Edge({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const [geometry] = useState(edgeGeometry);
  const [material] = useState(() => edgeMaterial(world.shared));
  const readings = useRef(demoReadings());
  useFrame(() => {
    const { state } = world;
    const node = state.nodes.edge;
    const { clock, activity, opened, demoWeight } = node;
    applyTransform(mesh.current, 'edge', state);
    const { alone, inLine } = state.values;
    writeCells(clock, activity, state.idleAmount, alone, material.cells);
    material.inLine = inLine;
    readings.current.show(state.demo?.readings, demoWeight.value, state.step, material.cells);
    // While the body is open its prisms move apart; in a demo less, so that the readings are
    // legible.
    const apart = state.values.explode + (0.7 - 0.6 * demoWeight.value) * opened;
    writeState(material, node, Math.min(1, apart));
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
