import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { LatheGeometry, type Mesh, Quaternion, Vector2, Vector3 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import {
  archReach,
  breakCount,
  breakRadius,
  chargeOf,
  fingertip,
  gaze as gazeConfig,
  minutiaCount,
  printOf,
  widest,
} from '../../../shared/ridges.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial, writeState } from '../../shaders/material.ts';
import type { BodyProps } from '../../world.ts';
import fragment from './fragment.glsl?raw';
import { followGaze } from './gaze.ts';
import { printMorph, printUniforms } from './print.ts';
import vertex from './vertex.glsl?raw';

/** Numbers as GLSL literals. */
const float = (value: number) => value.toFixed(5);
const vec3 = (...values: [number, number, number]) => `vec3(${values.map(float).join()})`;

function coreMaterial({ world }: BodyProps) {
  const print = printUniforms(printOf(world.printSeed));
  const own = { ...print, gaze: new Vector2(), waveRadius: 0, wavePower: 0, breath: 0 };
  const material = bodyMaterial(world.shared, own, vertex, fragment);
  const { across, along, deep, taper, root, end, waist, fold } = fingertip;
  material.defines = {
    FINGERTIP: vec3(across, along, deep),
    WAIST: vec3(waist.at, waist.reach, waist.depth),
    FOLD: vec3(fold.at, fold.bend, fold.reach),
    TAPER: float(taper),
    ROOT: float(root),
    END: float(end),
    RELIEF: float(relief),
    ARCH_REACH: float(archReach),
    WIDEST: float(widest),
    MINUTIAE: minutiaCount,
    BREAKS: breakCount,
    BREAK_RADIUS: float(breakRadius),
    CHARGE_EVEN: float(chargeOf(0)),
    CHARGE_ODD: float(chargeOf(1)),
  };
  return material;
}

/** Depth of a valley between two ridges, in radii of the core. */
const relief = 0.018;
/** Angle of the half that faces the camera, with a margin, radians. */
const facing = (210 * Math.PI) / 180;
/** Columns, and rows of the smooth shaft, of tube and dome: at the outline at least three vertices for each ridge. */
const mesh = { columns: 56, shaft: 8, tube: 30, dome: 38 };

/** The side of a half sphere on an open tube that faces the camera, both of radius 1. */
function fingertipGeometry(): LatheGeometry {
  const { root, end } = fingertip;
  const column = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, row) => new Vector2(1, from + ((to - from) * row) / count));
  const tube = [...column(mesh.shaft, end, root), ...column(mesh.tube, root, 0), new Vector2(1, 0)];
  const dome = Array.from({ length: mesh.dome }, (_, row) => {
    const angle = ((row + 1) / mesh.dome) * (Math.PI / 2);
    return new Vector2(Math.cos(angle), Math.sin(angle));
  });
  const shape = new LatheGeometry([...tube, ...dome], mesh.columns, -facing / 2, facing);
  // Columns are close to each other at the outline, where the ridges are seen in profile.
  const position = shape.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const [x, z] = [position.getX(index), position.getZ(index)];
    const share = Math.atan2(x, z) / (facing / 2);
    const angle = Math.sign(share) * Math.abs(share) ** 0.45 * (facing / 2);
    const radius = Math.hypot(x, z);
    position.setX(index, radius * Math.sin(angle)).setZ(index, radius * Math.cos(angle));
  }
  return shape;
}

/**
 * The core: a fingertip lit from inside. It faces the camera, and the whorl of its fingerprint
 * follows the pointer.
 */
export function Core({ world }: BodyProps) {
  const ref = useRef<Mesh>(null);
  const [geometry] = useState(fingertipGeometry);
  const [material] = useState(() => coreMaterial({ world }));
  const [morph] = useState(() => printMorph(world.printSeed));
  const gaze = useRef({
    inWorld: new Vector3(),
    inCore: new Vector3(),
    toCore: new Quaternion(),
  });

  useFrame(() => {
    const { state, pointer, camera } = world;
    const { core } = state.nodes;
    const age = state.pulseAge / seconds(scene.pulse);
    const pulse = state.pulsePower * Math.exp(-3.2 * age);
    const body = ref.current;
    if (!body) return;
    body.visible = core.intensity > 0.02;
    body.name = 'core';
    body.position.set(core.x, core.y, core.z);
    body.scale.setScalar(core.scale * (1 + 0.035 * pulse + 0.05 * state.hold.value));
    body.up.set(0, 1, 0).applyQuaternion(camera.quaternion);
    body.lookAt(camera.position);
    body.rotateZ(fingertip.lean);

    const { inWorld, inCore, toCore } = gaze.current;
    followGaze(inWorld, state, camera.position, pointer);
    inCore.copy(inWorld).applyQuaternion(toCore.copy(body.quaternion).invert());
    const print = morph.follow(world.printSeed, state.step, state.isFrozen);
    Object.assign(material, printUniforms(print));
    material.gaze.set(...print.whorl).addScaledVector(inCore, gazeConfig.drift);
    material.waveRadius = age * 1.5;
    material.wavePower = state.pulsePower * Math.exp(-2 * age) * Math.min(1, age * 8);
    material.breath = state.breath;
    writeState(material, core, state.values.explode);
  }, order.bodies);

  return <mesh ref={ref} geometry={geometry} material={material} frustumCulled={false} />;
}
