import { useFrame } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { Vector3 } from 'three';
import { duration, scene, seconds } from '../../motion/tokens.ts';
import { order } from '../frame-order.ts';
import type { Fit } from '../framing.ts';
import type { Look } from '../look.ts';
import { rateFor } from '../spring.ts';
import type { BodyProps } from './world.ts';

/** Radians the pointer may turn the picture. */
const parallax = { yaw: (3 * Math.PI) / 180, pitch: (2 * Math.PI) / 180 };
const pointerRate = rateFor(seconds(duration.headline));

const target = new Vector3();
const arm = new Vector3();
const up = new Vector3(0, 1, 0);
const side = new Vector3();

/** Points the camera as a look says, turned about its target by the pointer. It never rolls. */
function aim(camera: PerspectiveCamera, look: Look, fit: Fit, yaw: number, pitch: number): void {
  target.set(look.targetX, look.targetY, look.targetZ);
  arm.set(look.x, look.y, look.z).sub(target);
  if (yaw || pitch) {
    side.crossVectors(up, arm).normalize();
    arm.applyAxisAngle(side, pitch).applyAxisAngle(up, yaw);
  }
  camera.position.copy(target).add(arm);
  camera.up.copy(up);
  camera.lookAt(target);
  const zoom = fit.zoom ** look.framed;
  camera.fov = (Math.atan(Math.tan((look.fov * Math.PI) / 360) * zoom) * 360) / Math.PI;
  camera.updateProjectionMatrix();
  // Lens shift: moves the picture without changing the perspective.
  camera.projectionMatrix.elements[8] = -2 * (look.shiftX + fit.shiftX * look.framed);
  camera.projectionMatrix.elements[9] = -2 * (look.shiftY + fit.shiftY * look.framed);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

/** First step of a frame: time passes, the camera moves, the shared light is set. */
export function Rig({ world, step, fit }: BodyProps & { step: () => void; fit: Fit }) {
  useFrame((state) => {
    step();
    const { stage, shared, camera, pointer, aimed } = world;
    const ease = 1 - Math.exp(-pointerRate * stage.step);
    pointer.x += (aimed.x - pointer.x) * ease;
    pointer.y += (aimed.y - pointer.y) * ease;
    aim(camera, stage.look, fit, -pointer.x * parallax.yaw, pointer.y * parallax.pitch);

    const { core } = stage.actors;
    const beat = stage.pulsePower * Math.exp((-3.2 * stage.pulseAge) / seconds(scene.pulse));
    shared.uTime.value = stage.time;
    shared.uGrain.value = Math.floor(stage.time * 24) * 0.0713;
    shared.uLamp.value.set(core.x, core.y, core.z);
    shared.uLampPower.value = stage.look.glow * (1 + 0.3 * beat);
    const focus = arm.length();
    shared.uHaze.value.set(focus + 2.2, 1 / (focus * 0.4 + 6));
    const buffer = state.gl.getContext().drawingBufferHeight;
    shared.uPointScale.value = (buffer / 2) * camera.projectionMatrix.elements[5]!;
  }, order.rig);
  return null;
}
