import { MathUtils } from 'three';
import { arrivalTimes, lightsUp } from '../shared/arrival-times.ts';
import type { BodyId } from '../shared/diagram.ts';
import { instruments } from '../shared/diagram.ts';

/** Light of each body, 0 dark to 1 as in its shot; the core flares above 1 when it ignites. */
export type Lights = Record<BodyId | 'flow', number>;

/**
 * Light at a moment of the intro: the core brightens with a short peak, then the four bodies
 * brighten one after another in the order of the flow. Pure.
 *
 * @param at progress of the intro; from 1 on everything is lit
 */
export function lightsAt(at: number, into: Lights): Lights {
  const { caught, first } = arrivalTimes;
  const flare = Math.exp(-(((at - caught) / 0.09) ** 2)) * 0.7;
  into.core = at >= 1 ? 1 : MathUtils.smoothstep(at, 0.04, caught) + flare;
  for (const { id } of instruments) {
    const { from, to } = lightsUp(id);
    into[id] = MathUtils.smoothstep(at, from, to);
  }
  into.flow = MathUtils.smoothstep(at, first, 1);
  return into;
}

export const allLit = (): Lights => ({
  edge: 1,
  shield: 1,
  learning: 1,
  agents: 1,
  core: 1,
  flow: 1,
});
