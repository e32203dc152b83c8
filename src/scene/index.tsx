/**
 * The scene's public API. The rest of the site imports the scene from here only, so that it never
 * imports three.js; the canvas and its code are loaded only in the full experience.
 */
export { LineArt, loadLineArt } from './line-art.tsx';
export {
  emitPulse,
  overrideScene,
  screenPositions,
  setPointer,
  showMark,
  useSceneEffect,
  useSceneShot,
} from './scene-store.ts';
export { RunPicture, SceneView } from './scene-view.tsx';
export { type CoreMood, type SceneRun, wholeScreen } from './shared/protocol.ts';
export { prepareScene, startScene } from './start.ts';
