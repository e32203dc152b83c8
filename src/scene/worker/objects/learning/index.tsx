import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { type BufferGeometry, type Group, Vector3, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { cascades, lightingOf, parted } from '../../../shared/geometry/learning.ts';
import type { RunCauses } from '../../../shared/protocol.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, writeState } from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import type { BodyProps } from '../../world.ts';
import type { WorldState } from '../../world-state.ts';
import { contentChange } from '../content-change.ts';
import arrowFragment from './arrow.fragment.glsl?raw';
import arrowVertex from './arrow.vertex.glsl?raw';
import { arrowGeometry, maxSteps, nodeGeometry, writeDemoSteps } from './geometry.ts';
import nodeFragment from './node.fragment.glsl?raw';
import nodeVertex from './node.vertex.glsl?raw';

/** Steps (one edge each) of a cascade of light in one second of the body's own clock. */
const stepsPerSecond = 1.55;
/** Steps that have passed at time 0: the line art shows the first cascade almost at its end. */
const firstStep = 6.2;
/** Steps from one cascade to the next. */
const cascadePeriod = maxSteps + 3.2;
/** More steps than any demo's cascade has. */
const lastStep = 40;

const uniforms = () => ({
  body: 2,
  idleAmount: 0,
  wave: new Vector4(1, 0, 0, 0),
  front: 0,
  demoWeight: 0,
  morph: new Vector3(),
  accent: new Vector3(...accent('learning')),
});

/**
 * The cascade of a demo's model. Its steps are written beside the graph's own cascades when the
 * visitor changes the model.
 */
function demoCascade() {
  const hasChanged = contentChange();
  /** Steps of the cascade so far. */
  let front = 0;
  return {
    /** @param step seconds since the last frame; 0: the cascade is at its end */
    advance(
      latest: RunCauses | undefined,
      step: number,
      nodes: BufferGeometry,
      arrows: BufferGeometry,
    ) {
      if (latest && hasChanged(latest)) {
        front = 0;
        const lighting = lightingOf(latest.arrows, latest.cause);
        writeDemoSteps(nodes, 'reached', lighting.nodes);
        writeDemoSteps(arrows, 'leaves', lighting.edges);
      }
      front = step > 0 ? front + step / seconds(scene.edge) : lastStep;
      return front;
    },
  };
}

/**
 * Index of the cascade that runs: of the graph's own three, that of the demo (3), or none (-1),
 * because the layouts of single pages have their own light.
 */
function currentCascade({ nodes, values }: WorldState, steps: number): number {
  // The demo's cascade starts half way through the blend.
  if (nodes.learning.demoWeight.value > 0.5) return 3;
  const { ringed, parted, layered } = values;
  if (ringed + parted + layered > 0.5) return -1;
  return Math.floor(steps / cascadePeriod) % cascades.length;
}

/** The learning body: a causal graph, in which a cause lights its effects edge by edge. */
export function Learning({ world }: BodyProps) {
  const group = useRef<Group>(null);
  const [balls] = useState(nodeGeometry);
  const [arrows] = useState(arrowGeometry);
  const [ballMaterial] = useState(() => {
    const material = bodyMaterial(world.shared, uniforms(), nodeVertex, nodeFragment);
    material.defines = { SIZE_PARTED: parted.size.toFixed(3) };
    return material;
  });
  const [arrowMaterial] = useState(() =>
    bodyMaterial(world.shared, uniforms(), arrowVertex, arrowFragment),
  );
  const materials = [ballMaterial, arrowMaterial];
  const demo = useRef(demoCascade());
  useFrame(() => {
    const { state } = world;
    const node = state.nodes.learning;
    const { clock, opened, demoWeight } = node;
    const { ringed, parted, layered } = state.values;
    const demoFront = demo.current.advance(state.demo?.causes, state.step, balls, arrows);
    applyTransform(group.current, 'learning', state);
    // The open body unfolds, in a demo less.
    const unfolded = (0.6 - 0.45 * demoWeight.value) * opened;
    const explode = Math.min(1, state.values.explode + unfolded);
    const steps = clock * stepsPerSecond + firstStep;
    const current = currentCascade(state, steps);
    for (const material of materials) {
      writeState(material, node, explode);
      material.idleAmount = state.idleAmount;
      material.wave.set(0, 0, 0, 0);
      if (current >= 0) material.wave.setComponent(current, 1);
      material.front = current === 3 ? demoFront : steps % cascadePeriod;
      material.demoWeight = current === 3 ? demoWeight.value : 0;
      material.morph.set(ringed, parted, layered);
    }
  }, order.bodies);
  return (
    <group ref={group}>
      <mesh geometry={balls} material={ballMaterial} frustumCulled={false} />
      <mesh geometry={arrows} material={arrowMaterial} frustumCulled={false} />
    </group>
  );
}
