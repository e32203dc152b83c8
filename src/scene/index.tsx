/**
 * The scene's boundary: the rest of the site draws with what stands here and never
 * imports three. The canvas behind it is loaded only in the full experience.
 */
export { BodyDrawing, CoreDrawing, SuiteDrawing } from './drawn.tsx';
export { ScenePicture } from './picture.tsx';
export { RunPicture } from './run-picture.tsx';
export { aimScene, pulseScene } from './scene-store.ts';
export { screenPositions } from './screen-positions.ts';
export type { CoreMood, SceneRun } from './shared/messages.ts';
export type { ShotAim, ShotRequest } from './shared/shot-request.ts';
export type { ShotName } from './shared/shots.ts';
export { startScene } from './start.ts';
export { useSceneEffect } from './use-scene-effect.ts';
