/**
 * The scene's boundary: the rest of the site draws with what stands here and never
 * imports three. The canvas behind it is loaded only in the full experience.
 */
export { LineArt } from './line-art.tsx';
export { RunPicture } from './run-picture.tsx';
export { emitPulse, useSceneEffect } from './scene-store.ts';
export { SceneView } from './scene-view.tsx';
export { screenPositions } from './screen-positions.ts';
export type { CoreMood, SceneRun } from './shared/protocol.ts';
export { startScene } from './start.ts';
export { useSceneShot } from './views.ts';
