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
 * Tangents by which the camera moves aside without turning, while the lens keeps the plane of the
 * core where it is: what stands nearer moves one way, what stands farther the other.
 */
const slide = { x: 0.05, y: 0.035 };
/** Radians the camera leans towards a body whose panel is open. */
const lean = (5 * Math.PI) / 180;
const pointerRate = settleTimeToOmega(seconds(duration.headline));

const target = new Vector3();
const arm = new Vector3();
const up = new Vector3(0, 1, 0);
const side = new Vector3();
const aside = new Vector2();

/** Points the camera as a shot says, turned about its target by the pointer. It never rolls. */
function aim(camera: PerspectiveCamera, stage: World['stage'], yaw: number, pitch: number): void {
  const { values } = stage;
  target.set(values.targetX, values.targetY, values.targetZ);
  arm
    .set(values.x, values.y, values.z)
    .sub(target)
    .multiplyScalar(1 + stage.camera.back());
  if (yaw || pitch) {
    side.crossVectors(up, arm).normalize();
    arm.applyAxisAngle(side, pitch).applyAxisAngle(up, yaw);
  }
  camera.position.copy(target).add(arm);
  camera.up.copy(up);
  camera.lookAt(target);
}

/** How far the camera leans towards the body that leads by its panel, radians about the vertical axis. */
function leanOf({ nodes, values }: World['stage']): number {
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
 * Lays the picture on the screen. Moving the camera's axis does not change the perspective.
 *
 * @param by how far the camera has slid aside, tangents
 */
function lay(camera: PerspectiveCamera, lens: Lens, { width, height }: Size, by: Vector2): void {
  camera.aspect = width / height;
  camera.fov = (Math.atan(height / 2 / lens.scale) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8] = 1 - (2 * (lens.x + by.x * lens.scale)) / width;
  camera.projectionMatrix.elements[9] = (2 * (lens.y - by.y * lens.scale)) / height - 1;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

interface RigProps extends BodyProps {
  /** Lets the world's time pass. */
  step: () => void;
  lens: Lens;
  /** Of the canvas, CSS pixels. */
  size: Size;
}

/** Rate at which the flow goes back to its path while the pointer rests, 1/s. */
const closing = 1 / seconds(scene.wakeOfPointer);

/** The flow bends around the pointer: its place on the picture, and how strongly, 0 to 1. */
function bendAround({ shared, stage, pointer, aimed, camera }: World): void {
  const bend = shared.uBend.value;
  const moved = Math.hypot(aimed.x - pointer.x, aimed.y - pointer.y);
  bend.set(pointer.x, pointer.y, Math.max(bend.z, Math.min(1, moved * 5)), camera.aspect);
  bend.z *= Math.exp(-closing * stage.step);
}

/** First step of a frame: time passes, the camera moves, the shared light is set. */
export function Rig({ world, step, lens, size }: RigProps) {
  useFrame((state) => {
    step();
    const { stage, shared, camera, pointer, aimed } = world;
    const ease = 1 - Math.exp(-pointerRate * stage.step);
    pointer.x += (aimed.x - pointer.x) * ease;
    pointer.y += (aimed.y - pointer.y) * ease;
    const yaw = leanOf(stage) - stage.touch.yaw.value - pointer.x * parallax.yaw;
    aim(camera, stage, yaw, pointer.y * parallax.pitch);
    aside.set(-pointer.x * slide.x, -pointer.y * slide.y);
    const away = arm.length();
    camera.translateX(aside.x * away).translateY(aside.y * away);
    lay(camera, lens, size, aside);

    const { core } = stage.nodes;
    const beat = stage.pulsePower * Math.exp((-3.2 * stage.pulseAge) / seconds(scene.pulse));
    shared.uTime.value = stage.time;
    // 24 times a second the pattern of the grain moves by so many pixels that it looks like another (Jorge Jimenez, 2014).
    shared.uGrain.value = (Math.floor(stage.time * 24) % 64) * 5.588238;
    shared.uCoreLightPosition.value.set(core.x, core.y, core.z);
    const beaten = 1 + 0.3 * beat + 0.45 * stage.touch.press.value;
    const power = beaten * (1 + 0.6 * stage.coreIntensity.value);
    shared.uCoreLightPower.value = stage.values.glow * power * stage.lights.core;
    bendAround(world);
    // It begins before the target, so that what stands near the eye is told from what stands far.
    shared.uFog.value.set(Math.max(0, away - 1), 2.2 / (away * 0.45 + 2));
    for (const [index, id] of bodies.entries()) {
      const { x, y, z, scale, presence } = stage.nodes[id];
      shared.uSpheres.value[index]!.set(x, y, z, presence > 0.02 ? scale : 0);
    }
    const buffer = state.gl.getContext().drawingBufferHeight;
    shared.uPointScale.value = (buffer / 2) * camera.projectionMatrix.elements[5]!;
  }, order.rig);
  return null;
}
