import { useFBO } from '@react-three/drei/core/Fbo.js';
import { useFrame, useThree } from '@react-three/fiber';
import { useRef, useState } from 'react';
import {
  CustomBlending,
  type Group,
  LinearMipmapLinearFilter,
  MathUtils,
  NoBlending,
  type Texture,
  Vector2,
  Vector3,
} from 'three';
import { closureOpened, opening, restClosure } from '../../../shared/geometry/shield.ts';
import { isInView } from '../../camera.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import {
  bodyMaterial,
  type SharedUniforms,
  screenBlending,
  seeThrough,
  writeState,
} from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import type { BodyProps } from '../../world.ts';
import { behindDivisor, drawBehind } from './behind.ts';
import { closureAt, flashAt, sealState, seamWords } from './closure.ts';
import fragment from './fragment.glsl?raw';
import { foldSamples, foldTexture, minClosure, shieldGeometry } from './geometry.ts';
import vertex from './vertex.glsl?raw';

/**
 * How far the outer shell is closed while its plates are lifted, so that light shows between them.
 */
const liftedClosure = 0.95;
/** Width of the gap between two plates of each shell, as a share of the body's radius. */
const gapWidth = { outer: 0.014, inner: 0.009 };
/** How far a gap is shown, 0 to 1: narrow gaps would flicker. @param pixels width of the gap */
const gapVisibility = (pixels: number) => MathUtils.smoothstep(pixels, 2.5, 5);
/** Way of a ray through the glass, in radii of the body: it refracts as if it were solid. */
const glassDepth = 0.55;
/** Thickness of a plate of glass as it looks, in radii of the body. */
const plateDepth = 0.06;
const glassRoughness = 0.03;
const position = new Vector3();

/** Parts of the body that are drawn differently, in the order of the shader's numbers. */
const parts = [
  { parameters: undefined, renderOrder: 0 },
  // Glass seen from inside, on the far side: it adds its light to what is behind it.
  { parameters: screenBlending, renderOrder: -2 },
  { parameters: seeThrough, renderOrder: -1 },
] as const;

/** The body's materials: metal, glass seen from inside, and glass seen from outside. */
function shieldMaterials(shared: SharedUniforms) {
  const own = {
    body: 1,
    folds: null as Texture | null,
    closure: new Vector2(1, 1),
    spin: new Vector2(1, 0),
    lifted: 0,
    gapVisibility: new Vector2(1, 1),
    accent: new Vector3(...accent('shield')),
    opening: new Vector3(...opening),
    seamFlash: 0,
    bits: new Float32Array(seamWords),
    odd: new Float32Array(seamWords),
    demoWeight: 0,
    demoReach: 0,
    behind: null as Texture | null,
    hasBehind: false,
    behindLevel: 0,
  };
  const materials = parts.map(({ parameters }, part) => {
    const material = bodyMaterial(shared, own, vertex, fragment, parameters);
    material.defines = {
      SAMPLES: foldSamples,
      LEAST: minClosure.toFixed(3),
      WORDS: seamWords,
      GLASS_DEPTH: glassDepth.toFixed(3),
      PLATE_DEPTH: plateDepth.toFixed(3),
      BEHIND_DIVISOR: behindDivisor.toFixed(1),
    };
    material.uniforms.piece = { value: part };
    return material;
  });
  const [metal, , glass] = materials as [(typeof materials)[0], unknown, (typeof materials)[0]];
  // All parts read the uniforms of the first.
  for (const material of materials)
    Object.assign(material.uniforms, metal.uniforms, { piece: material.uniforms.piece });
  return { all: materials, metal, glass };
}

/** The shield body: two spherical shells of plates that close around a light. */
export function Shield({ world }: BodyProps) {
  const group = useRef<Group>(null);
  const [geometry] = useState(shieldGeometry);
  const [materials] = useState(() => shieldMaterials(world.shared));
  const { width, height } = useThree((three) => three.size);
  const dpr = useThree((three) => three.viewport.dpr);
  const behindSize = [width, height].map((side) => Math.ceil((side * dpr) / behindDivisor));
  const behind = useFBO(behindSize[0], behindSize[1], {
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  });
  const [folds] = useState(foldTexture);
  const sealed = useRef(sealState());
  useFrame(() => {
    const { state, camera, shared } = world;
    const node = state.nodes.shield;
    const { clock, activity, opened, demoWeight, scale, x, y, z } = node;
    const seal = sealed.current;
    seal.advance(state.demo?.seal, state.step);
    const material = materials.metal;
    applyTransform(group.current, 'shield', state);
    // While the body is open its plates are lifted; in a demo the seal decides where they are.
    const lifted = (1 - demoWeight.value) * opened;
    const explode = Math.min(1, state.values.explode + lifted);
    const animated = closureOpened(
      closureAt(clock, activity, state.idleAmount),
      state.values.opened,
    );
    // Lifted plates do not unfold, because on the home page they would reach beyond the screen.
    const closed = animated + Math.max(0, liftedClosure - animated) * lifted;
    const own = closed * (1 - 0.28 * state.values.explode);
    const closure = own + (seal.closure - own) * demoWeight.value;
    material.folds = folds;
    material.closure.set(closure, 1 - 0.28 * explode);
    const turn = clock * 0.14;
    material.spin.set(Math.cos(turn), Math.sin(turn));
    material.lifted = lifted;
    const distance = camera.position.distanceTo(position.set(x, y, z));
    /** Radius of the body on the canvas, device pixels. */
    const pixels = (scale * shared.uPointScale.value) / distance;
    // Unfolded plates can only be told apart by their gaps, so these are shown at any size.
    const unfolded = MathUtils.smoothstep(restClosure - closure, 0.14, 0.28);
    const outer = Math.max(gapVisibility(pixels * gapWidth.outer), unfolded);
    material.gapVisibility.set(outer, gapVisibility(pixels * gapWidth.inner));
    material.seamFlash =
      flashAt(clock, activity) * (1 - demoWeight.value) + seal.flash * demoWeight.value;
    material.bits = seal.bits;
    material.odd = seal.odd;
    material.demoWeight = demoWeight.value;
    material.demoReach = seal.reach;
    writeState(material, node, state.values.explode);
  }, order.bodies);
  useFrame(({ gl, scene }) => {
    const body = group.current;
    const [, inside, outside] = body?.children ?? [];
    if (!body || !inside || !outside) return;
    const { metal, glass } = materials;
    const { refraction } = world.tier;
    inside.visible = refraction;
    glass.blending = refraction ? NoBlending : CustomBlending;
    metal.hasBehind = refraction;
    // As blurred as the glass is rough, on any screen.
    const levels = Math.log2(Math.max(behind.width, behind.height) * behindDivisor) - 1;
    metal.behindLevel = Math.max(0, levels * glassRoughness + 1 - Math.log2(behindDivisor));
    const { camera } = world;
    const isDrawn = body.visible && outside.layers.test(camera.layers);
    if (!refraction || !isDrawn || !isInView(camera, body.position, body.scale.x)) return;
    // A texture must not be read while it is drawn.
    metal.behind = null;
    drawBehind(gl, scene, world, body, outside, behind);
    metal.behind = behind.texture;
  }, order.behind);
  return (
    <group ref={group}>
      {parts.map(({ renderOrder }, part) => (
        <mesh
          key={renderOrder}
          geometry={geometry}
          material={materials.all[part]!}
          frustumCulled={false}
          renderOrder={renderOrder}
        />
      ))}
    </group>
  );
}
