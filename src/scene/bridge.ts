import { createFramePresenter } from './frame-presenter.ts';
import type {
  FromScene,
  Question,
  SceneOptions,
  SceneReport,
  SceneRequest,
  SceneStart,
  ToScene,
} from './shared/protocol.ts';

/**
 * The page's handle on a running scene (the 3D picture behind the page, drawn by three.js): its
 * canvas, and the messages of `shared/protocol.ts`. The page shares no state with it.
 */
export interface SceneLink {
  canvas: HTMLCanvasElement;
  /** Posts the complete request of the page; it replaces the one before. */
  post(request: SceneRequest): void;
  /** The promise never settles once the scene has ended. */
  ask(question: Question, value?: number): Promise<SceneReport>;
  /** Ends the scene and removes its canvas. */
  end(): void;
}

/** Where the scene runs. `page`: on the page's own thread. */
export type Thread = 'worker' | 'page';

const canTransferCanvas = () => 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * The thread to try first. Frames for a film (`?film`) are drawn on the page's thread, because only
 * there a drawn frame is on the screen in the same animation frame.
 */
export const chooseFirstThread = ({ film }: SceneOptions): Thread =>
  canTransferCanvas() && !film ? 'worker' : 'page';

type StartOptions = Omit<SceneStart, 'canvas'>;

/**
 * Whether a worker can post its frames as bitmaps without reading pixels back from the GPU. Only
 * Chromium can, and only Chromium has `userAgentData`. In other browsers the worker draws on the
 * page's canvas itself.
 *
 * @see https://github.com/flutter/flutter/issues/145420
 */
const canPostFrames = () => 'userAgentData' in navigator;

/**
 * @param canvas null: the worker posts its frames
 * @returns ends the worker, and with it the scene
 */
function startInWorker(
  canvas: HTMLCanvasElement | null,
  startOptions: StartOptions,
  onFailure: (message: string) => void,
) {
  const worker = new Worker(new URL('./worker/scene-worker.ts', import.meta.url), {
    type: 'module',
    name: 'scene',
  });
  // Either the script did not load, or it threw an error that nothing caught.
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure(event.message ?? 'The worker did not start.');
  };
  // A canvas can be transferred only once, so each scene has its own.
  const offscreen = canvas?.transferControlToOffscreen();
  const message: SceneStart = { ...(offscreen && { canvas: offscreen }), ...startOptions };
  worker.postMessage(message, offscreen ? [offscreen, startOptions.port] : [startOptions.port]);
  return () => worker.terminate();
}

/** Runs the same code on the page's thread. @returns ends the scene */
function startOnPage(
  canvas: HTMLCanvasElement,
  startOptions: StartOptions,
  onFailure: (message: string) => void,
) {
  let endScene: (() => void) | undefined;
  let hasEnded = false;
  import('./worker/worker.ts').then(
    ({ serveScene }) => {
      if (!hasEnded) endScene = serveScene({ canvas, ...startOptions });
    },
    () => onFailure('The code did not arrive.'),
  );
  return () => {
    hasEnded = true;
    endScene?.();
  };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  return canvas;
}

/**
 * Adds a canvas to the page and starts a scene on it.
 *
 * @param stage     element that gets the canvas
 * @param onMessage receives every message of the scene that is no answer to `ask`
 */
export function openScene(
  stage: HTMLElement,
  thread: Thread,
  options: SceneOptions,
  onMessage: (message: FromScene) => void,
): SceneLink {
  const canvas = createCanvas();
  const { port1, port2 } = new MessageChannel();
  const pendingAnswers = new Map<number, (report: SceneReport) => void>();
  const post = (message: ToScene) => port1.postMessage(message);
  let hasEnded = false;
  let lastQuestionId = 0;

  const presenter = thread === 'worker' && canPostFrames() ? createFramePresenter(canvas) : null;

  const forward = (message: FromScene) => {
    if (hasEnded) return;
    if (message.kind === 'frame') presenter?.show(message.bitmap, message.shot);
    else onMessage(message);
  };
  port1.onmessage = ({ data }: MessageEvent<FromScene>) => {
    if (data.kind !== 'answer') return forward(data);
    pendingAnswers.get(data.id)?.(data.report);
    pendingAnswers.delete(data.id);
  };
  stage.append(canvas);
  const startOptions: StartOptions = { port: port2, options };
  const onFailure = (message: string) => forward({ kind: 'failed', why: 'error', message });
  const endScene =
    thread === 'worker'
      ? startInWorker(presenter ? null : canvas, startOptions, onFailure)
      : startOnPage(canvas, startOptions, onFailure);

  return {
    canvas,
    post(request) {
      presenter?.setRequest(request.shot);
      post({ kind: 'request', request });
    },
    ask(question, value = 0) {
      lastQuestionId += 1;
      const id = lastQuestionId;
      post({ kind: 'question', id, question, value });
      return new Promise((resolve) => pendingAnswers.set(id, resolve));
    },
    end() {
      hasEnded = true;
      port1.close();
      endScene();
      canvas.remove();
    },
  };
}
