/**
 * The scene's boundary: the rest of the site draws with what stands here and never
 * imports three. The canvas behind it is loaded only in the full experience.
 */
export { anchors, BodyDrawing, CoreDrawing, SuiteDrawing } from './drawing.tsx';
export { aimScene, gateScene, leadScene, pulseScene, type ShotAim } from './live.ts';
export { startScene } from './start.ts';
