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

/** A length of the queue with which all beads are visible. */
export const allBeads = 99;

/** The materials of the agents body. They share the uniforms of the rotating rings. */
export function agentsMaterials(shared: SharedUniforms) {
  /** Rotation of each ring. */
  const ringRotations = [new Matrix3(), new Matrix3(), new Matrix3()];
  /** Offset of each ring from the body's middle. */
  const ringOffsets = [new Vector3(), new Vector3(), new Vector3()];
  /** Clock, activity, flash of the gate, how far the gate is open. */
  const state = new Vector4();
  const common = () => ({ explode: 0, accent: new Vector3(...accent('agents')) });
  const materials = {
    ring: bodyMaterial(shared, common(), ringVertex, ringFragment),
    bead: bodyMaterial(
      shared,
      {
        ...common(),
        passing: 0,
        clock: 0,
        visibleBeads: allBeads,
        refusedFade: 0,
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
    material.uniforms.ringRotations = { value: ringRotations };
    material.uniforms.ringOffsets = { value: ringOffsets };
    material.uniforms.state = { value: state };
  }
  return {
    ...materials,
    ringRotations,
    ringOffsets,
    state,
    dispose() {
      for (const material of Object.values(materials)) material.dispose();
    },
  };
}
