import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Group, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { partedSize } from '../../../shared/layouts/graph-layouts.ts';
import { lightingOf } from '../../../shared/layouts/learning.ts';
import type { RunCauses } from '../../../shared/messages.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type Shared } from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import arrowFragment from './arrow.fragment.glsl?raw';
import arrowVertex from './arrow.vertex.glsl?raw';
import { cascades, longest } from './cascades.ts';
import { arrowGeometry, nodeGeometry, tell } from './geometry.ts';
import nodeFragment from './node.fragment.glsl?raw';
import nodeVertex from './node.vertex.glsl?raw';

/** Steps of the cascade in one second of the body's own clock. */
const pace = 1.55;
/** The drawing shows the first cascade in full: the clock starts there. */
const atRest = 6.2;
const rest = longest + 3.2;
/** More steps than any run's cascade has. */
const allLit = 40;

const uniforms = () => ({
  state: new Vector4(),
  wave: new Vector4(1, 0, 0, 0),
  front: 0,
  told: 0,
  morph: new Vector3(),
  accent: new Vector3(...accent('learning')),
});

function makeNodeMaterial(shared: Shared) {
  const material = bodyMaterial(shared, uniforms(), nodeVertex, nodeFragment);
  material.defines = { SIZE_PARTED: partedSize.toFixed(3) };
  return material;
}

const makeArrowMaterial = (shared: Shared) =>
  bodyMaterial(shared, uniforms(), arrowVertex, arrowFragment);

/** The causal graph: one cause lights its effects, edge by edge, in order. */
export function Learning({ world }: BodyProps) {
  const group = useRef<Group>(null);
  const balls = useDisposable(nodeGeometry);
  const arrows = useDisposable(arrowGeometry);
  const ballMaterial = useDisposable(() => makeNodeMaterial(world.shared));
  const arrowMaterial = useDisposable(() => makeArrowMaterial(world.shared));
  const materials = [ballMaterial, arrowMaterial];
  const question = useRef<RunCauses>(null);
  /** Steps of the run's cascade so far. */
  const told = useRef(0);
  useFrame(() => {
    const { stage } = world;
    const { clock, activity, presence, opened, run } = stage.actors.learning;
    const causes = stage.played?.causes;
    if (causes && JSON.stringify(causes) !== JSON.stringify(question.current)) {
      question.current = causes;
      told.current = 0;
      const lighting = lightingOf(causes.arrows, causes.cause);
      tell(balls, 'reached', lighting.nodes);
      tell(arrows, 'leaves', lighting.edges);
    }
    told.current = stage.step > 0 ? told.current + stage.step / seconds(scene.edge) : allLit;
    // Half way between the graph's own cascade and the run's, one takes over from the other.
    const isTold = run.value > 0.5;
    // Chosen, the graph unfolds.
    const spread = Math.min(1, stage.values.spread + (0.6 - 0.45 * run.value) * opened);
    applyTransform(group.current, 'learning', stage);
    const steps = clock * pace + atRest;
    const { ringed, parted, layered } = stage.values;
    // A layout of a page has one cascade of its own.
    const turn = ringed + parted + layered > 0.5 ? -1 : Math.floor(steps / rest) % cascades.length;
    for (const material of materials) {
      material.state.set(clock, activity, stage.wake, spread);
      material.wave.set(
        !isTold && turn === 0 ? 1 : 0,
        !isTold && turn === 1 ? 1 : 0,
        !isTold && turn === 2 ? 1 : 0,
        isTold ? 1 : 0,
      );
      material.front = isTold ? told.current : steps % rest;
      material.told = isTold ? run.value : 0;
      material.morph.set(ringed, parted, layered);
      material.presence = presence;
    }
  }, order.bodies);
  return (
    <group ref={group}>
      <mesh geometry={balls} material={ballMaterial} frustumCulled={false} />
      <mesh geometry={arrows} material={arrowMaterial} frustumCulled={false} />
    </group>
  );
}
