import {
  type ComponentProps,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type * as drawings from './line-art/run-drawing.tsx';
import { sceneStatus } from './scene-store.ts';
import { SceneView } from './scene-view.tsx';
import type { SceneRun } from './shared/protocol.ts';

type Drawings = typeof drawings;

interface RunPictureProps extends ComponentProps<typeof SceneView> {
  /** What the run does at this moment; absent: the picture is at rest. */
  run?: SceneRun | undefined;
}

/**
 * A {@link SceneView} whose drawing plays along with a visitor's run, as the live scene does by
 * `useSceneEffect`. Only instruments use it, so nobody else loads it.
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
      {isDrawn && <Drawn shot={props.shot} layout={props.layout} run={run} />}
    </SceneView>
  );
}

/** The drawing's code is fetched for the first run; until it has come the drawing at rest stands. */
function Drawn({ run, ...props }: Parameters<Drawings['RunDrawing']>[0]) {
  const [module, setModule] = useState<Drawings>();
  // While a setting is dragged, the drawing may come some frames later.
  const shown = useDeferredValue(run);
  useEffect(() => {
    let isWanted = true;
    import('./line-art/run-drawing.tsx').then(
      (loaded) => isWanted && setModule(loaded),
      () => {
        // Without the chunk the drawing at rest stays.
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return module && <module.RunDrawing {...props} run={shown} />;
}
