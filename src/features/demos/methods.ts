import { passes, reasonsOf } from './agents/gate-queue.ts';
import { cusum, gaps, hampel, stuckAt } from './edge/detectors.ts';
import { counterfactual, predict } from './learning/causal-model.ts';
import { normal, uniform } from './random.ts';
import { hashChain } from './shield/hash-chain.ts';
import { raysOf } from './shield/seal.tsx';
import { signHead } from './shield/signature.ts';

/**
 * The methods of the four demos, which home's run through all four uses as well. One object, so that the
 * build makes one file: separate exports would become a file for each set of demos that shares one.
 */
export const methods = {
  /** Random numbers, which are the same for everybody. */
  normal,
  uniform,
  /** Edge. */
  cusum,
  gaps,
  hampel,
  stuckAt,
  /** Shield. */
  hashChain,
  raysOf,
  signHead,
  /** Learning. */
  counterfactual,
  predict,
  /** Agents. */
  passes,
  reasonsOf,
} as const;
