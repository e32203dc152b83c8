import type { PerspectiveCamera, ShaderMaterial, Texture } from 'three';
import type { Tier } from '../shared/quality.ts';
import type { Shared } from './shaders/material.ts';
import type { WorldState } from './world-state.ts';

/** What all objects and the pipeline share. */
export interface World {
  state: WorldState;
  shared: Shared;
  camera: PerspectiveCamera;
  /** Replaced when `AdaptiveQuality` chooses another tier. */
  tier: Tier;
  /** Position of the pointer, and the smoothed one that the picture follows; each -1 to 1. */
  aimed: { x: number; y: number };
  pointer: { x: number; y: number };
  seed: number;
  /** Seed of the core's print, 64 bits. When it changes, the ridges morph to the new print. */
  print: bigint;
  /** The backdrop's materials, once it is built: the pipeline renders `air` first, `backdrop` shows it. */
  air?: { air: ShaderMaterial; backdrop: { air: Texture | null } };
}

export interface BodyProps {
  world: World;
}
