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
  /** Parts of the scene that can be drawn. */
  const ready = new Set<PartName>();
  /** The objects of those that were added since. */
  const hidden = new Map<PartName, Object3D[]>();
  /** Resolves in the next task, so that messages are received in between. */
  const step = async () => {
    await new Promise((done) => setTimeout(done));
    onStep();
  };
  return {
    isReady: (name: PartName) => ready.has(name),
    /** Adds those that are new, and lets the driver begin to compile them. */
    async add(names: readonly PartName[]) {
      for (const name of names) {
        if (ready.has(name) || hidden.has(name)) continue;
        await step();
        const objects = app.mount(name);
        hidden.set(name, objects);
        for (const object of objects) {
          setLayer(object, hiddenLayer);
          pipeline.compileObject(object);
        }
      }
    },
    /** Resolves when all that was added can be drawn without a wait. */
    async finish() {
      await programs.whenLinked(step);
      for (const object of [...hidden.values()].flat()) {
        await step();
        setLayer(object, 0);
        pipeline.drawPixel(object);
      }
      await whenGpuDone(gl);
      for (const name of hidden.keys()) ready.add(name);
      hidden.clear();
    },
  };
}
