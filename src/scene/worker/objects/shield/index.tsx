import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { MathUtils, type Mesh, Vector2, Vector3, Vector4 } from 'three';
import { closureOpened, opening, restClosure } from '../../../shared/geometry/shield.ts';
import { order } from '../../frame-order.ts';
import { accent } from '../../shaders/colour.ts';
import { bodyMaterial, type SharedUniforms } from '../../shaders/material.ts';
import { applyTransform } from '../../transform.ts';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
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
const position = new Vector3();

function shieldMaterial(shared: SharedUniforms) {
  const own = {
    folds: null as unknown,
    closure: new Vector2(1, 1),
    spin: new Vector2(1, 0),
    refraction: 1,
    explode: new Vector2(),
    gapVisibility: new Vector2(1, 1),
    accent: new Vector3(...accent('shield')),
    opening: new Vector3(...opening),
    state: new Vector4(),
    bits: new Float32Array(seamWords),
    odd: new Float32Array(seamWords),
    demo: new Vector2(),
  };
  const material = bodyMaterial(shared, own, vertex, fragment);
  material.defines = { SAMPLES: foldSamples, LEAST: minClosure.toFixed(3), WORDS: seamWords };
  return material;
}

/** The shield body: two spherical shells of plates that close around a light. */
export function Shield({ world }: BodyProps) {
  const mesh = useRef<Mesh>(null);
  const geometry = useDisposable(shieldGeometry);
  const material = useDisposable(() => shieldMaterial(world.shared));
  const folds = useDisposable(foldTexture);
  const sealed = useRef(sealState());
  useFrame(() => {
    const { state, camera, shared } = world;
    const { clock, activity, intensity, opened, demoWeight, scale, x, y, z } = state.nodes.shield;
    const seal = sealed.current;
    seal.advance(state.demo?.seal, state.step);
    applyTransform(mesh.current, 'shield', state);
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
    material.refraction = world.tier.refraction ? 1 : 0;
    material.explode.set(state.values.explode, lifted);
    const distance = camera.position.distanceTo(position.set(x, y, z));
    /** Radius of the body on the canvas, device pixels. */
    const pixels = (scale * shared.uPointScale.value) / distance;
    // Unfolded plates can only be told apart by their gaps, so these are shown at any size.
    const unfolded = MathUtils.smoothstep(restClosure - closure, 0.14, 0.28);
    const outer = Math.max(gapVisibility(pixels * gapWidth.outer), unfolded);
    material.gapVisibility.set(outer, gapVisibility(pixels * gapWidth.inner));
    const flash = flashAt(clock, activity) * (1 - demoWeight.value) + seal.flash * demoWeight.value;
    material.state.set(clock, activity, closure, flash);
    material.bits = seal.bits;
    material.odd = seal.odd;
    material.demo.set(demoWeight.value, seal.reach);
    material.intensity = intensity;
  }, order.bodies);
  return <mesh ref={mesh} geometry={geometry} material={material} frustumCulled={false} />;
}
