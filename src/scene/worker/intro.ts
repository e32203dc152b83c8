import { MathUtils } from 'three';
import { type BodyId, offerings } from '../shared/diagram.ts';
import { arrivalTimes, lightsUp } from '../shared/reactions.ts';

/**
 * Light of each body and of the flow between them, 0 dark to 1 normal; the core's exceeds 1 for a
 * moment.
 */
export type Lights = Record<BodyId | 'flow', number>;

/**
 * Writes the light at a moment of the intro: the core brightens with a short peak, then the four
 * other bodies brighten one after another in the order in which the flow passes them.
 *
 * @param progress share of the intro that has passed; from 1 on everything is lit
 */
export function lightsAt(progress: number, into: Lights): Lights {
  const { caught, first } = arrivalTimes;
  const flare = Math.exp(-(((progress - caught) / 0.09) ** 2)) * 0.7;
  into.core = progress >= 1 ? 1 : MathUtils.smoothstep(progress, 0.04, caught) + flare;
  for (const { id } of offerings) {
    const { from, to } = lightsUp(id);
    into[id] = MathUtils.smoothstep(progress, from, to);
  }
  into.flow = MathUtils.smoothstep(progress, first, 1);
  return into;
}
