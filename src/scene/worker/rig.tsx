import { useFrame } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { Vector3 } from 'three';
import { scene } from '../../motion/scene-tokens.ts';
import { duration, seconds } from '../../motion/tokens.ts';
import type { Lens, Size } from '../shared/lens.ts';
import type { ShotValues } from '../shared/shot-values.ts';
import { order } from './frame-order.ts';
import { rateFor } from './spring.ts';
import type { BodyProps } from './world.ts';

/** Radians the pointer may turn the picture. */
const parallax = { yaw: (3 * Math.PI) / 180, pitch: (2 * Math.PI) / 180 };
const pointerRate = rateFor(seconds(duration.headline));

const target = new Vector3();
const arm = new Vector3();
const up = new Vector3(0, 1, 0);
const side = new Vector3();

/** Points the camera as a shot says, turned about its target by the pointer. It never rolls. */
function aim(camera: PerspectiveCamera, values: ShotValues, yaw: number, pitch: number): void {
  target.set(values.targetX, values.targetY, values.targetZ);
  arm.set(values.x, values.y, values.z).sub(target);
  if (yaw || pitch) {
    side.crossVectors(up, arm).normalize();
    arm.applyAxisAngle(side, pitch).applyAxisAngle(up, yaw);
  }
  camera.position.copy(target).add(arm);
  camera.up.copy(up);
  camera.lookAt(target);
}

/** Lays the picture on the screen. Moving the camera's axis does not change the perspective. */
function lay(camera: PerspectiveCamera, lens: Lens, { width, height }: Size): void {
  camera.aspect = width / height;
  camera.fov = (Math.atan(height / 2 / lens.scale) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[8] = 1 - (2 * lens.x) / width;
  camera.projectionMatrix.elements[9] = (2 * lens.y) / height - 1;
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

/** First step of a frame: time passes, the camera moves, the shared light is set. */
export function Rig({ world, step, lens, size }: RigProps) {
  useFrame((state) => {
    step();
    const { stage, shared, camera, pointer, aimed } = world;
    const ease = 1 - Math.exp(-pointerRate * stage.step);
    pointer.x += (aimed.x - pointer.x) * ease;
    pointer.y += (aimed.y - pointer.y) * ease;
    aim(camera, stage.values, -pointer.x * parallax.yaw, pointer.y * parallax.pitch);
    lay(camera, lens, size);

    const { core } = stage.actors;
    const beat = stage.pulsePower * Math.exp((-3.2 * stage.pulseAge) / seconds(scene.pulse));
    shared.uTime.value = stage.time;
    shared.uGrain.value = Math.floor(stage.time * 24) * 0.0713;
    shared.uLamp.value.set(core.x, core.y, core.z);
    shared.uLampPower.value = stage.values.glow * (1 + 0.3 * beat);
    const focus = arm.length();
    shared.uHaze.value.set(focus + 1.3, 1 / (focus * 0.45 + 2));
    const buffer = state.gl.getContext().drawingBufferHeight;
    shared.uPointScale.value = (buffer / 2) * camera.projectionMatrix.elements[5]!;
  }, order.rig);
  return null;
}
