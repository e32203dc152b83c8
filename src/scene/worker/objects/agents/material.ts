import { Matrix3, Vector2, Vector3, Vector4 } from 'three';
import { gate, gimbals } from '../../../shared/geometry/agents.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms, screenBlending } from '../../shaders/material.ts';
import beadFragment from './bead.fragment.glsl?raw';
import beadVertex from './bead.vertex.glsl?raw';
import beamFragment from './beam.fragment.glsl?raw';
import beamVertex from './beam.vertex.glsl?raw';
import gateFragment from './gate.fragment.glsl?raw';
import gateVertex from './gate.vertex.glsl?raw';
import ringFragment from './ring.fragment.glsl?raw';
import ringVertex from './ring.vertex.glsl?raw';

/** Larger than any index of a bead. */
export const allBeads = 99;

/** Four materials that share the uniforms of the turning rings. */
export function agentsMaterials(shared: SharedUniforms) {
  const turns = [new Matrix3(), new Matrix3(), new Matrix3()];
  const apart = [new Vector3(), new Vector3(), new Vector3()];
  const state = new Vector4();
  const common = () => ({ loose: 0, accent: new Vector3(...accent('agents')) });
  const materials = {
    ring: bodyMaterial(shared, common(), ringVertex, ringFragment),
    bead: bodyMaterial(
      shared,
      {
        ...common(),
        passing: 0,
        clock: 0,
        waiting: allBeads,
        out_: 0,
        radii: gimbals.map((gimbal) => gimbal.radius),
      },
      beadVertex,
      beadFragment,
    ),
    gate: bodyMaterial(
      shared,
      { ...common(), seat: new Vector4(gate.angle, gimbals[gate.ring]!.radius, 0, 0) },
      gateVertex,
      gateFragment,
    ),
    beam: bodyMaterial(
      shared,
      { from: new Vector3(), to: new Vector3(), width: 0.1, run: new Vector2() },
      beamVertex,
      beamFragment,
      screenBlending,
    ),
  };
  for (const material of [materials.ring, materials.bead, materials.gate]) {
    material.uniforms.turns = { value: turns };
    material.uniforms.apart = { value: apart };
    material.uniforms.state = { value: state };
  }
  return {
    ...materials,
    turns,
    apart,
    state,
    dispose() {
      for (const material of Object.values(materials)) material.dispose();
    },
  };
}
