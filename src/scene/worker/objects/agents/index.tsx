import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { Euler, type Group, type IUniform, Matrix3, Matrix4, Vector3 } from 'three';
import { doorShifts, doorTilt, gate, gimbals, onRing } from '../../../shared/geometry/agents.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import {
  bodyMaterial,
  type SharedUniforms,
  screenBlending,
  writeState,
} from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import type { BodyProps } from '../../world.ts';
import { ribbonGeometry } from '../instanced.ts';
import { approvalAt, approvalCycle, demoGate } from './approval-cycle.ts';
import beamFragment from './beam.fragment.glsl?raw';
import beamVertex from './beam.vertex.glsl?raw';
import { beadGeometry, gateGeometry, ringGeometry } from './geometry.ts';
import solidFragment from './solid.fragment.glsl?raw';
import solidVertex from './solid.vertex.glsl?raw';

/** A length of the queue with which all beads are visible. */
const allBeads = 99;

/** What the program of metal parts draws, in the order of its numbers. */
const pieces = ['ring', 'bead', 'gate', 'hoop'] as const;

/** A material of the program that all parts of gold share, and the gates' hoops. */
export const solidMaterial = <Own extends Record<string, IUniform['value']>>(
  shared: SharedUniforms,
  piece: (typeof pieces)[number],
  own: Own,
) => bodyMaterial(shared, { ...own, piece: pieces.indexOf(piece) }, solidVertex, solidFragment);

/** The materials of the agents body. They share the uniforms of the rotating rings. */
function agentsMaterials(shared: SharedUniforms) {
  /** Rotation of each ring. */
  const ringRotations = [new Matrix3(), new Matrix3(), new Matrix3()];
  /** Offset of each ring from the body's middle. */
  const ringOffsets = [new Vector3(), new Vector3(), new Vector3()];
  const common = { body: 3, accent: new Vector3(...accent('agents')) };
  const materials = {
    ring: solidMaterial(shared, 'ring', common),
    bead: solidMaterial(shared, 'bead', {
      ...common,
      passing: 0,
      visibleBeads: allBeads,
      refusedFade: 0,
      radii: gimbals.map((gimbal) => gimbal.radius),
    }),
    gate: solidMaterial(shared, 'gate', {
      ...common,
      gateAngle: gate.angle,
      gateRadius: gimbals[gate.ring]!.radius,
      frameAngle: gate.frame,
      gateFlash: 0,
      gateOpen: 0,
    }),
    beam: bodyMaterial(
      shared,
      { from: new Vector3(), to: new Vector3(), width: 0.1, beamHead: 0, beamPower: 0 },
      beamVertex,
      beamFragment,
      screenBlending,
    ),
  };
  for (const material of [materials.ring, materials.bead, materials.gate]) {
    material.uniforms.ringRotations = { value: ringRotations };
    material.uniforms.ringOffsets = { value: ringOffsets };
  }
  return { ...materials, ringRotations, ringOffsets };
}

/**
 * How each ring turns about its own diameter: `rock` is the amplitude of a swing in radians, `spin`
 * a steady rotation in radians per second. The outer ring only rocks, because it carries the gate.
 */
const ringMotion = [
  { rock: 0.1, spin: 0 },
  { rock: 0, spin: 0.3 },
  { rock: 0, spin: -0.42 },
];

/** Number of beads in the queue at the gate. */
const maxWaiting = gimbals[gate.ring]!.beads.length;

const euler = new Euler();
const tilt = new Matrix4();
const rocked = new Matrix4();
const gateRotation = new Matrix3();
/** Position of the gate on its ring, before the ring's rotation. */
const gateOnRing = new Vector3(...onRing({ ...gimbals[gate.ring]!, tilt: [0, 0, 0] }, gate.angle));

/**
 * The agents body: three gimbal rings with beads (agents) on them. A bead passes the gate on the
 * outer ring only after the core has answered with a beam of light.
 */
export function Agents({ world }: BodyProps) {
  const group = useRef<Group>(null);
  const [rings] = useState(ringGeometry);
  const [beads] = useState(beadGeometry);
  const [gateShape] = useState(gateGeometry);
  const [beam] = useState(() => ribbonGeometry(24));
  const [materials] = useState(() => agentsMaterials(world.shared));
  const solids = [materials.ring, materials.bead, materials.gate];
  const cycle = useRef(approvalCycle());
  const shownBeads = useRef<number>(maxWaiting);
  const demoGateState = useRef(demoGate());

  useFrame(() => {
    const { state } = world;
    const node = state.nodes.agents;
    const { clock, activity, intensity, opened, demoWeight } = node;
    const queue = state.demo?.queue;
    // While the body is open the rings align with the one that carries the gate; as doors (one
    // behind another along the flow) all of them align. 1: not aligned.
    const { doors } = state.values;
    const freedom = (1 - 0.85 * opened * (1 - demoWeight.value)) * (1 - doors);
    const { core } = state.nodes;
    applyTransform(group.current, 'agents', state);
    const approval = cycle.current;
    const answeredBefore = approval.answered;
    if (queue) demoGateState.current.advance(queue, state.step, approval);
    else approvalAt(clock, approval);
    if (approval.answered > answeredBefore && state.step > 0) state.pulse(0.35 + 0.25 * activity);

    for (let index = 0; index < gimbals.length; index++) {
      const [x, y, z] = gimbals[index]!.tilt;
      const { rock, spin } = ringMotion[index]!;
      const [ax, ay, az] = doors > 0.01 ? doorTilt : gimbals[gate.ring]!.tilt;
      tilt.makeRotationFromEuler(
        euler.set(ax + (x - ax) * freedom, ay + (y - ay) * freedom, az + (z - az) * freedom),
      );
      // Whole half turns are dropped, so that aligning does not rotate back through all of them.
      const turn = clock * spin + Math.sin(clock * 0.5) * rock;
      rocked.makeRotationX((turn - Math.round(turn / Math.PI) * Math.PI) * freedom);
      materials.ringOffsets[index]!.fromArray(doorShifts[index]!).multiplyScalar(doors);
      materials.ringRotations[index]!.setFromMatrix4(tilt.multiply(rocked));
    }
    const explode = Math.min(1, state.values.explode + 0.5 * opened);
    for (const material of solids) writeState(material, node, explode);
    materials.bead.passing = approval.passing;
    materials.bead.refusedFade = approval.out;
    // The bead that was answered counts as waiting until it has passed the gate.
    const passingCount = approval.passing > 0 || approval.out > 0 || approval.beam > 0 ? 1 : 0;
    const approachShare = state.step > 0 ? 1 - Math.exp(-state.step * 3) : 1;
    const waiting = queue ? Math.min(maxWaiting, queue.waiting + passingCount) : maxWaiting;
    shownBeads.current += (waiting - shownBeads.current) * approachShare;
    materials.bead.visibleBeads = demoWeight.value > 0.02 || queue ? shownBeads.current : allBeads;
    materials.gate.gateFlash = approval.flash;
    materials.gate.gateOpen = approval.open;

    // The beam is in world space: from the core to the current position of the gate.
    const to = materials.beam.to
      .copy(gateOnRing)
      .applyMatrix3(gateRotation.copy(materials.ringRotations[gate.ring]!));
    to.add(materials.ringOffsets[gate.ring]!);
    if (group.current) {
      group.current.updateMatrixWorld();
      to.applyMatrix4(group.current.matrixWorld);
    }
    materials.beam.from.set(core.x, core.y, core.z);
    materials.beam.beamHead = approval.beam;
    materials.beam.beamPower = approval.beamPower * (0.35 + 0.65 * activity);
    materials.beam.visible = approval.beamPower > 0.01;
    materials.beam.intensity = intensity;
  }, order.bodies);

  return (
    <>
      <group ref={group}>
        <mesh geometry={rings} material={materials.ring} frustumCulled={false} />
        <mesh geometry={beads} material={materials.bead} frustumCulled={false} />
        <mesh geometry={gateShape} material={materials.gate} frustumCulled={false} />
      </group>
      <mesh geometry={beam} material={materials.beam} frustumCulled={false} renderOrder={3} />
    </>
  );
}
