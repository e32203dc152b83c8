import { passes, reasonsOf } from './agents/gate-queue.ts';
import { cusum, gaps, hampel, stuckAt } from './edge/detectors.ts';
import { arrowsOf, counterfactual, predict } from './learning/causal-model.ts';
import { hashChain, raysOf, signHead } from './shield/hash-chain.ts';
import { useHashChain, useSignedHead } from './shield/use-hash-chain.ts';

/*
 * Seeded random numbers. They are the same for every visitor, so that a generated data set can be
 * checked, and a shared link shows what its sender saw.
 */

/** Uniform numbers in [0, 1) by mulberry32 (Tommy Ettinger, public domain). */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Numbers of the standard normal distribution, by Box and Muller (1958). */
export function normal(seed: number): () => number {
  const next = uniform(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/**
 * The methods of the four product demos, which the demo on home uses too. They are one object, so
 * that the build puts them into one file. Separate exports would be split into a file for each set
 * of demos that shares one.
 */
export const methods = {
  // Seeded random numbers.
  normal,
  uniform,
  // Neural Edge.
  cusum,
  gaps,
  hampel,
  stuckAt,
  // Neural Shield.
  hashChain,
  raysOf,
  signHead,
  useHashChain,
  useSignedHead,
  // Neural Learning.
  arrowsOf,
  counterfactual,
  predict,
  // Neural Agents.
  passes,
  reasonsOf,
} as const;
