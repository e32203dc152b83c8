/**
 * The scene's boundary: the rest of the site draws with what stands here and never
 * imports three. The canvas behind it is loaded only in the full experience.
 */
export { anchors } from './anchors.ts';
export { BodyDrawing, CoreDrawing, SuiteDrawing } from './drawn.tsx';
export {
  aimScene,
  frameScene,
  gateScene,
  leadScene,
  pulseScene,
  type ShotAim,
} from './live.ts';
export { startScene } from './start.ts';
