import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { LatheGeometry, type Mesh, Quaternion, Vector2, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import {
  breakCount,
  breakRadius,
  chargeOf,
  fingertip,
  minutiaCount,
  ridgeFrequency,
  gaze as towards,
  widest,
} from '../../../shared/ridges.ts';
import { order } from '../../frame-order.ts';
import { bodyMaterial } from '../../shaders/material.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import fragment from './fragment.glsl?raw';
import { followGaze } from './gaze.ts';
import { shownPrint } from './print.ts';
import vertex from './vertex.glsl?raw';

const float = (value: number) => value.toFixed(5);
const vec3 = (...values: [number, number, number]) => `vec3(${values.map(float).join()})`;

function coreMaterial({ world }: BodyProps) {
  const print = shownPrint(world.printSeed);
  const { foci, minutiae, breaks } = print;
  const own = { foci, minutiae, breaks, gaze: new Vector2(), life: new Vector4() };
  // Its root fades into what is behind it.
  const material = bodyMaterial(world.shared, own, vertex, fragment, { transparent: true });
  const { across, along, deep, taper, root, waist, fold } = fingertip;
  material.defines = {
    FINGERTIP: vec3(across, along, deep),
    WAIST: vec3(waist.at, waist.reach, waist.depth),
    FOLD: vec3(fold.at, fold.bend, fold.reach),
    TAPER: float(taper),
    ROOT: float(root),
    RIDGES: float(ridgeFrequency),
    WIDEST: float(widest),
    MINUTIAE: minutiaCount,
    BREAKS: breakCount,
    BREAK_RADIUS: float(breakRadius),
    CHARGE_EVEN: float(chargeOf(0)),
    CHARGE_ODD: float(chargeOf(1)),
  };
  return Object.assign(material, { print });
}

/** A dome on an open tube, both of radius 1. */
function fingertipGeometry(): LatheGeometry {
  const tube = Array.from(
    { length: 13 },
    (_, row) => new Vector2(1, fingertip.root * (1 - row / 12)),
  );
  const dome = Array.from({ length: 20 }, (_, row) => {
    const angle = ((row + 1) / 20) * (Math.PI / 2);
    return new Vector2(Math.cos(angle), Math.sin(angle));
  });
  return new LatheGeometry([...tube, ...dome], 64);
}

/** The human core: a fingertip lit from inside. It faces the visitor, and its whorl follows the pointer. */
export function Core({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(fingertipGeometry);
  const material = useDisposable(() => coreMaterial({ world }));
  const gaze = useRef({ world: new Vector3(), own: new Vector3(), back: new Quaternion() });

  useFrame(() => {
    const { state, pointer, camera } = world;
    const { core } = state.nodes;
    const age = state.pulseAge / seconds(scene.pulse);
    const beat = state.pulsePower * Math.exp(-3.2 * age);
    const body = mesh.current;
    if (!body) return;
    body.visible = core.intensity > 0.02;
    body.position.set(core.x, core.y, core.z);
    body.scale.setScalar(core.scale * (1 + 0.035 * beat + 0.05 * state.hold.value));
    body.up.set(0, 1, 0).applyQuaternion(camera.quaternion);
    body.lookAt(camera.position);
    body.rotateZ(fingertip.lean);

    const { world: seen, own, back } = gaze.current;
    followGaze(seen, state, camera.position, pointer);
    own.copy(seen).applyQuaternion(back.copy(body.quaternion).invert());
    material.gaze.set(own.x * towards.drift, own.y * towards.drift);
    material.print.follow(world.printSeed, state.step, state.isFrozen);
    const wave = state.pulsePower * Math.exp(-2 * age) * Math.min(1, age * 8);
    material.life.set(age * 1.5, wave, state.breath, core.activity);
    material.intensity = core.intensity;
  }, order.bodies);

  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
