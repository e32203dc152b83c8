import type { Object3D } from 'three';
import type { App } from './app.tsx';
import { whenGpuDone } from './fences.ts';
import type { PartName } from './objects/index.tsx';
import type { Pipeline } from './post-processing/index.ts';
import type { programChecker } from './programs.ts';

interface WarmUpOptions {
  gl: WebGL2RenderingContext;
  app: App;
  pipeline: Pipeline;
  programs: ReturnType<typeof programChecker>;
  /** Called before each step. */
  onStep(): void;
}

/** A layer that the camera does not see. */
const hiddenLayer = 1;

const setLayer = (object: Object3D, layer: number) =>
  object.traverse(({ layers }) => layers.set(layer));

/**
 * Adds objects to the scene in many small steps, between frames that are drawn without them: geometry
 * and programs, which the driver links meanwhile, then a first draw into a single pixel, which uploads
 * the geometry and lets the driver finish the programs.
 */
export function warmUp({ gl, app, pipeline, programs, onStep }: WarmUpOptions) {
  /** Objects that are not drawn yet. */
  let hidden: Object3D[] = [];
  /** Resolves in the next task, so that messages are received in between. */
  const step = async () => {
    await new Promise((done) => setTimeout(done));
    onStep();
  };
  return {
    /** Adds objects and lets the driver begin to compile them. */
    async add(names: readonly PartName[]) {
      for (const name of names) {
        await step();
        for (const object of app.mount(name)) {
          setLayer(object, hiddenLayer);
          pipeline.compileObject(object);
          hidden.push(object);
        }
      }
    },
    /** Resolves when all that was added can be drawn without a wait. */
    async finish() {
      await programs.whenLinked(step);
      for (const object of hidden) {
        await step();
        setLayer(object, 0);
        pipeline.drawPixel(object);
      }
      hidden = [];
      await whenGpuDone(gl);
    },
  };
}
