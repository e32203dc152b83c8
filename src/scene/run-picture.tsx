import {
  type ComponentProps,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type * as runDrawing from './line-art/run-drawing.tsx';
import { sceneStatus } from './scene-store.ts';
import { SceneView } from './scene-view.tsx';
import type { SceneRun } from './shared/protocol.ts';

type RunDrawingModule = typeof runDrawing;

interface RunPictureProps extends ComponentProps<typeof SceneView> {
  /** Current state of the run; absent: the picture is at rest. */
  run?: SceneRun | undefined;
}

/**
 * A {@link SceneView} whose line art (the SVG that stands in for the 3D scene) shows the state of a
 * demo that the visitor runs. The live scene gets the same state by `useSceneEffect`.
 */
export function RunPicture({ run, ...props }: RunPictureProps) {
  const status = useSyncExternalStore(
    sceneStatus.subscribe,
    sceneStatus.get,
    () => 'drawing' as const,
  );
  const isDrawn = run !== undefined && status !== 'live' && status !== 'paused';
  return (
    <SceneView {...props}>
      {isDrawn && <LazyRunDrawing shot={props.shot} layout={props.layout} run={run} />}
    </SceneView>
  );
}

/** Loads the code of the drawing at the first run. Until then the line art at rest is shown. */
function LazyRunDrawing({ run, ...props }: Parameters<RunDrawingModule['RunDrawing']>[0]) {
  const [module, setModule] = useState<RunDrawingModule>();
  // Deferred, so that dragging a slider of the demo does not wait for the drawing.
  const deferredRun = useDeferredValue(run);
  useEffect(() => {
    let isMounted = true;
    import('./line-art/run-drawing.tsx').then(
      (loaded) => isMounted && setModule(loaded),
      () => {
        // If the chunk does not load, the line art at rest stays.
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return module && <module.RunDrawing {...props} run={deferredRun} />;
}
