import { Lightformer } from '@react-three/drei/core/Lightformer.js';
import { createPortal, extend, useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { PlaneGeometry, PMREMGenerator, RingGeometry, Scene, ShaderMaterial } from 'three';
import { useDisposable } from '../../use-disposable.ts';
import type { BodyProps } from '../../world.ts';
import fragment from './fragment.glsl?raw';
import vertex from './vertex.glsl?raw';

extend({ PlaneGeometry, RingGeometry });

type Triple = [number, number, number];

interface Card {
  /** Its middle, seen from a body; a card faces the body. */
  position: Triple;
  /** Width and height. */
  size: [number, number];
  /** Radiance, linear light. */
  light: Triple;
  form?: 'circle';
}

const cool = (strength: number): Triple => [0.76 * strength, 0.88 * strength, strength];

/**
 * The cards of light that polished surfaces reflect, as in a photographer's studio: black between
 * them gives metal its contrast. The first is the key light. The warm one stands for the core's
 * light on the floor.
 */
const cards: readonly Card[] = [
  { position: [-2.4, 6.7, 3.5], size: [7, 3.4], light: cool(8) },
  { position: [-7.5, 0.8, 2.2], size: [0.9, 8], light: cool(7) },
  { position: [7, 1.6, -3.4], size: [1, 7], light: cool(6) },
  { position: [-4.5, 2.6, -6.4], size: [4.6, 0.9], light: cool(5) },
  { position: [4.6, 4.4, 5], size: [1.7, 1.7], light: cool(9), form: 'circle' },
  { position: [2.2, -3.2, 7], size: [4.4, 0.5], light: cool(1.5) },
  { position: [0.6, -7, 0.6], size: [6, 4], light: [0.7, 0.2, 0.06] },
];

/** A card's material: its colour, which no light changes. */
function cardMaterial(light: Triple) {
  return new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: { light: { value: light } },
  });
}

/** Draws the room that polished surfaces reflect, once, and filters it for each roughness (GGX). */
export function Room({ world }: BodyProps) {
  const renderer = useThree((state) => state.gl);
  const room = useDisposable(() => Object.assign(new Scene(), { dispose() {} }));
  useLayoutEffect(() => {
    const generator = new PMREMGenerator(renderer);
    const map = generator.fromScene(room, 0, 1, 20);
    generator.dispose();
    world.shared.uEnvironment.value = map.texture;
    return () => map.dispose();
  }, [renderer, room, world]);
  return createPortal(
    cards.map(({ position, size, light, form }) => (
      <Lightformer key={position.join()} position={position} scale={size} form={form ?? 'rect'}>
        <primitive object={cardMaterial(light)} attach="material" />
      </Lightformer>
    )),
    room,
  );
}
