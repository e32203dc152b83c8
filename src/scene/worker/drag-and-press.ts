import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { type InstrumentId, instruments } from '../shared/diagram.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** Radians that a drag turns the constellation at most. */
const farthest = (25 * Math.PI) / 180;
const dragRate = settleTimeToOmega(seconds(scene.drag));
const homeRate = settleTimeToOmega(seconds(scene.home));
const answerRate = settleTimeToOmega(seconds(scene.answer));

/** Share of a body's answer that stays when the next body answers. */
const lasting = 0.4;

/** Rotation of the constellation by a drag, and the bodies' answers to the held core. */
export function dragAndPress() {
  const yaw = spring();
  const press = spring();
  const answers = Object.fromEntries(instruments.map(({ id }) => [id, spring()])) as Record<
    InstrumentId,
    Spring
  >;
  let heldFor = 0;
  return {
    /** The page's request: how far it is dragged, -1 to 1, and whether the core is held. */
    turn: 0,
    isHeld: false,
    /** Radians by which the constellation is turned now. */
    yaw,
    /** How far the core is pressed, 0 to 1. */
    press,
    /** How far each body has answered the held core, 0 to 1. */
    answers,
    /** @returns whether the last body has just begun to answer */
    advance(step: number): boolean {
      damp(yaw, this.turn * farthest, this.turn ? dragRate : homeRate, step);
      damp(press, this.isHeld ? 1 : 0, answerRate, step);
      const before = heldFor;
      heldFor = this.isHeld ? heldFor + step : 0;
      const call = seconds(scene.call);
      instruments.forEach(({ id }, index) => {
        const since = heldFor - call * (index + 0.5);
        const answer = since <= 0 ? 0 : since < call * 1.1 ? 1 : lasting;
        damp(answers[id], answer, answerRate, step);
      });
      const last = call * (instruments.length - 0.5);
      return before <= last && heldFor > last;
    },
    /** Everything at rest, at once. */
    rest() {
      heldFor = 0;
      for (const way of [yaw, press, ...Object.values(answers)]) snap(way, 0);
    },
  };
}
