import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { type OfferingId, offerings } from '../shared/diagram.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** Largest rotation by a drag, radians. */
const maxYaw = (25 * Math.PI) / 180;
/** How fast the rotation follows a drag, 1/s. */
const dragRate = settleTimeToOmega(seconds(scene.drag));
/** How fast the rotation returns after a drag, 1/s. */
const returnRate = settleTimeToOmega(seconds(scene.home));
const answerRate = settleTimeToOmega(seconds(scene.answer));

/** How much of a body's answer stays (0 to 1) when the next body answers. */
const answerRemainder = 0.4;

/**
 * How the visitor moves the ring of bodies. A drag rotates it. While the core is held down, the four
 * other bodies answer one after another: each opens and brightens.
 */
export function dragAndPress() {
  const yaw = spring();
  const press = spring();
  const answers = Object.fromEntries(offerings.map(({ id }) => [id, spring()])) as Record<
    OfferingId,
    Spring
  >;
  /** Seconds. */
  let heldFor = 0;
  return {
    /** How far the visitor drags, -1 to 1. Set from the page's request. */
    ringTurn: 0,
    /** Whether the visitor holds the core down. Set from the page's request. */
    isCoreHeld: false,
    /** Current rotation of the ring, radians. */
    yaw,
    /** How far the core is pressed, 0 to 1. */
    press,
    /** How far each body has answered the held core, 0 to 1. */
    answers,
    /**
     * @param step seconds since the last frame
     * @returns whether the last body has just begun to answer
     */
    advance(step: number): boolean {
      damp(yaw, this.ringTurn * maxYaw, this.ringTurn ? dragRate : returnRate, step);
      damp(press, this.isCoreHeld ? 1 : 0, answerRate, step);
      const heldBefore = heldFor;
      heldFor = this.isCoreHeld ? heldFor + step : 0;
      const answerInterval = seconds(scene.call);
      offerings.forEach(({ id }, index) => {
        // The first body answers after half an interval; an answer is a tenth longer than the
        // interval, so that it overlaps the next one.
        const since = heldFor - answerInterval * (index + 0.5);
        const answer = since <= 0 ? 0 : since < answerInterval * 1.1 ? 1 : answerRemainder;
        damp(answers[id], answer, answerRate, step);
      });
      const lastAnswerAt = answerInterval * (offerings.length - 0.5);
      return heldBefore <= lastAnswerAt && heldFor > lastAnswerAt;
    },
    /** Sets everything to rest at once. */
    reset() {
      heldFor = 0;
      for (const motion of [yaw, press, ...Object.values(answers)]) snap(motion, 0);
    },
  };
}
