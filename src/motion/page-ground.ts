/** From a light page to a dark one the ground darkens behind what flies, instead of being cut. */
import './page-ground.css';
import { painted } from '../lib/painted.ts';
import { getExperience } from './experience.ts';
import { animate } from './framer.ts';
import { duration, easing, seconds } from './tokens.ts';

/** Theme of the section in the middle of the screen. */
const themeInMiddle = (): string | undefined =>
  document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>('main [data-theme]')?.dataset.theme;

let departed: string | undefined;

/** Notes the theme that is seen. */
export function departGround(): void {
  departed = themeInMiddle();
}

/**
 * Darkens the ground, if it was light. The live scene covers it.
 *
 * @returns ends it
 */
export function arriveGround(): () => void {
  if (departed !== 'light' || themeInMiddle() !== 'dark' || getExperience() === 'full')
    return () => {};
  const ground = document.createElement('div');
  ground.className = 'page-ground';
  document.body.append(ground);
  const end = () => ground.remove();
  const darken = async () => {
    await painted();
    const timing = { duration: seconds(duration.state), ease: easing['in-out'] };
    await animate(ground, { opacity: [1, 0] }, timing);
    end();
  };
  void darken();
  return end;
}
