import { useFrame } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { Vector2, Vector3 } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { duration, seconds } from '../../motion/tokens.ts';
import { instruments } from '../shared/diagram.ts';
import type { Lens, Size } from '../shared/lens.ts';
import { bodies } from '../shared/shot-values.ts';
import { order } from './frame-order.ts';
import { settleTimeToOmega } from './spring.ts';
import type { BodyProps, World } from './world.ts';

/** Radians the pointer may turn the picture. */
const parallax = { yaw: (3 * Math.PI) / 180, pitch: (2 * Math.PI) / 180 };
/**
 * Off-axis parallax, in tangents: shifts the camera sideways and counter-shifts the principal point, so
 * that the core's plane stays fixed while nearer and farther objects move in opposite directions.
 */
const slide = { x: 0.05, y: 0.035 };
/** Radians by which the camera turns towards a body in focus. */
const lean = (5 * Math.PI) / 180;
const pointerRate = settleTimeToOmega(seconds(duration.headline));

const target = new Vector3();
const arm = new Vector3();
const up = new Vector3(0, 1, 0);
const side = new Vector3();
const aside = new Vector2();

/** Places the camera as the shot says, rotated about its target by the pointer. It never rolls. */
function pointCamera(
  camera: PerspectiveCamera,
  state: World['state'],
  yaw: number,
  pitch: number,
): void {
  const { values } = state;
  target.set(values.targetX, values.targetY, values.targetZ);
  arm
    .set(values.x, values.y, values.z)
    .sub(target)
    .multiplyScalar(1 + state.camera.back());
  if (yaw || pitch) {
    side.crossVectors(up, arm).normalize();
    arm.applyAxisAngle(side, pitch).applyAxisAngle(up, yaw);
  }
  camera.position.copy(target).add(arm);
  camera.up.copy(up);
  camera.lookAt(target);
}

/** Radians about the vertical axis by which the camera turns towards the bodies in focus. */
function focusLean({ nodes, values }: World['state']): number {
  let sum = 0;
  for (const { id } of instruments) {
    const { x, z, forward } = nodes[id];
    if (forward.value < 0.001) continue;
    // Which side of the line of sight it stands on, seen from above.
    const across = (x - values.targetX) * (values.z - values.targetZ);
    const along = (z - values.targetZ) * (values.x - values.targetX);
    sum += Math.sign(across - along) * forward.value * lean;
  }
  return sum;
}

/**
 * Sets field of view and principal point for the lens. Shifting the principal point does not change the
 * perspective.
 *
 * @param by how far the camera is shifted sideways, tangents
 */
function setProjection(
  camera: PerspectiveCamera,
  lens: Lens,
  { width, height }: Size,
  by: Vector2,
): void {
  camera.aspect = width / height;
  camera.fov = (Math.atan(height / 2 / lens.scale) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8] = 1 - (2 * (lens.x + by.x * lens.scale)) / width;
  camera.projectionMatrix.elements[9] = (2 * (lens.y - by.y * lens.scale)) / height - 1;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

interface RigProps extends BodyProps {
  /** Advances the world by one frame. */
  step: () => void;
  lens: Lens;
  /** Of the canvas, CSS pixels. */
  size: Size;
}

/** Rate at which the flow returns to its path while the pointer rests, 1/s. */
const closing = 1 / seconds(scene.wakeOfPointer);

/** Bends the flow around the pointer: its position on the picture and the strength, 0 to 1. */
function bendAround({ shared, state, pointer, aimed, camera }: World): void {
  const bend = shared.uBend.value;
  const moved = Math.hypot(aimed.x - pointer.x, aimed.y - pointer.y);
  bend.set(pointer.x, pointer.y, Math.max(bend.z, Math.min(1, moved * 5)), camera.aspect);
  bend.z *= Math.exp(-closing * state.step);
}

/** First step of a frame: advances the world, moves the camera, sets the shared uniforms. */
export function Rig({ world, step, lens, size }: RigProps) {
  useFrame((rootState) => {
    step();
    const { state, shared, camera, pointer, aimed } = world;
    const ease = 1 - Math.exp(-pointerRate * state.step);
    pointer.x += (aimed.x - pointer.x) * ease;
    pointer.y += (aimed.y - pointer.y) * ease;
    const yaw = focusLean(state) - state.touch.yaw.value - pointer.x * parallax.yaw;
    pointCamera(camera, state, yaw, pointer.y * parallax.pitch);
    aside.set(-pointer.x * slide.x, -pointer.y * slide.y);
    const away = arm.length();
    camera.translateX(aside.x * away).translateY(aside.y * away);
    setProjection(camera, lens, size, aside);

    const { core } = state.nodes;
    const beat = state.pulsePower * Math.exp((-3.2 * state.pulseAge) / seconds(scene.pulse));
    shared.uTime.value = state.time;
    // 24 times a second the pattern of the grain moves by so many pixels that it looks like another (Jorge Jimenez, 2014).
    shared.uGrain.value = (Math.floor(state.time * 24) % 64) * 5.588238;
    shared.uCoreLightPosition.value.set(core.x, core.y, core.z);
    const beaten = 1 + 0.3 * beat + 0.45 * state.touch.press.value;
    const power = beaten * (1 + 0.6 * state.coreIntensity.value);
    shared.uCoreLightPower.value = state.values.coreIntensity * power * state.lights.core;
    bendAround(world);
    // Fog begins before the target, so that near and far objects differ.
    shared.uFog.value.set(Math.max(0, away - 1), 2.6 / (away * 0.45 + 2));
    for (const [index, id] of bodies.entries()) {
      const { x, y, z, scale, intensity } = state.nodes[id];
      shared.uSpheres.value[index]!.set(x, y, z, intensity > 0.02 ? scale : 0);
    }
    const buffer = rootState.gl.getContext().drawingBufferHeight;
    shared.uPointScale.value = (buffer / 2) * camera.projectionMatrix.elements[5]!;
  }, order.rig);
  return null;
}
