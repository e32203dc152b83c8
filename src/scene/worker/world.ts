import type { PerspectiveCamera } from 'three';
import type { Tier } from '../shared/quality.ts';
import type { SharedUniforms } from './shaders/material.ts';
import type { WorldState } from './world-state.ts';

/** What the scene's objects and the post-processing pipeline share. */
export interface World {
  state: WorldState;
  shared: SharedUniforms;
  camera: PerspectiveCamera;
  /** Level of rendering quality. Replaced when `AdaptiveQuality` chooses another one. */
  tier: Tier;
  /** Position of the pointer, each -1 to 1, right and up positive. */
  pointerTarget: { x: number; y: number };
  /** `pointerTarget`, smoothed. */
  pointer: { x: number; y: number };
  /**
   * Seed of the core's fingerprint, 64 bits. When it changes, the ridges morph to the new print.
   */
  printSeed: bigint;
}

/** Props of the component of each object of the scene. */
export interface BodyProps {
  world: World;
}
