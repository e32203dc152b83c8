/**
 * The scene's public API. The rest of the site imports the scene from here only, so that it never
 * imports three.js; the canvas and its code are loaded only in the full experience.
 */
export { LineArt } from './line-art.tsx';
export { RunPicture } from './run-picture.tsx';
export { emitPulse, useSceneEffect } from './scene-store.ts';
export { SceneView } from './scene-view.tsx';
export { screenPositions } from './screen-positions.ts';
export type { CoreMood, SceneRun } from './shared/protocol.ts';
export { startScene } from './start.ts';
export { useSceneShot } from './views.ts';
