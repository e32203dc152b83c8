import type { PerspectiveCamera, ShaderMaterial, Texture } from 'three';
import type { Tier } from '../shared/quality.ts';
import type { Shared } from './shaders/material.ts';
import type { WorldState } from './world-state.ts';

/** What every part of the canvas works with. */
export interface World {
  stage: WorldState;
  shared: Shared;
  camera: PerspectiveCamera;
  /** Replaced when `AdaptiveQuality` chooses another tier. */
  tier: Tier;
  /** Where the pointer is, and the smoothed place the picture follows; -1 to 1. */
  aimed: { x: number; y: number };
  pointer: { x: number; y: number };
  seed: number;
  /** Seed of the core's print, 64 bits. When it changes, the core's ridges move to the new print. */
  print: bigint;
  /** The backdrop's two materials, once it is built: what the pipeline draws first, and what shows it. */
  air?: { air: ShaderMaterial; backdrop: { air: Texture | null } };
}

export interface BodyProps {
  world: World;
}
