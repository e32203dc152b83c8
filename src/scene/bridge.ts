import { framePresenter } from './frame-presenter.ts';
import type {
  FromScene,
  Question,
  SceneOptions,
  SceneReport,
  SceneRequest,
  SceneStart,
  ToScene,
} from './shared/protocol.ts';

/** A scene on its canvas, as the page reaches it: by messages only. */
export interface SceneLink {
  canvas: HTMLCanvasElement;
  /** Posts what the page asks for, whole. */
  post(request: SceneRequest): void;
  /** Never answered once the scene has ended. */
  ask(question: Question, value?: number): Promise<SceneReport>;
  /** Ends the scene and takes its canvas away. */
  end(): void;
}

/** Where the scene runs. `page`: on the page's own thread. */
export type Thread = 'worker' | 'page';

const canTransfer = () => 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/** The thread to try first. Single frames for a film are shown by the page's thread in the page's own frame. */
export const firstThread = ({ film }: SceneOptions): Thread =>
  canTransfer() && !film ? 'worker' : 'page';

type Begin = Omit<SceneStart, 'canvas'>;

/**
 * Whether a worker can hand over frames as bitmaps without reading their pixels back. Chromium alone
 * can, and it alone has this interface; elsewhere the worker draws on the page's canvas itself.
 *
 * @see https://github.com/flutter/flutter/issues/145420
 */
const handsOverFrames = () => 'userAgentData' in navigator;

/** @returns ends the thread, and with it the scene */
function inWorker(canvas: HTMLCanvasElement | null, begin: Begin, fail: (message: string) => void) {
  const worker = new Worker(new URL('./worker/scene-worker.ts', import.meta.url), {
    type: 'module',
    name: 'scene',
  });
  // The script did not arrive, or something in it was not caught.
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message ?? 'The worker did not start.');
  };
  // A canvas can be handed over once, so each scene has one of its own.
  const offscreen = canvas?.transferControlToOffscreen();
  const start: SceneStart = { ...(offscreen && { canvas: offscreen }), ...begin };
  worker.postMessage(start, offscreen ? [offscreen, begin.port] : [begin.port]);
  return () => worker.terminate();
}

/** The same code on the page's thread. @returns ends the scene */
function onPage(canvas: HTMLCanvasElement, begin: Begin, fail: (message: string) => void) {
  let end: (() => void) | undefined;
  let isOver = false;
  import('./worker/worker.ts').then(
    ({ serveScene }) => {
      if (!isOver) end = serveScene({ canvas, ...begin });
    },
    () => fail('The code did not arrive.'),
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * Puts a canvas on the stage and a scene on the canvas.
 *
 * @param onMessage receives all that the scene reports by itself
 */
export function openScene(
  stage: HTMLElement,
  thread: Thread,
  options: SceneOptions,
  onMessage: (message: FromScene) => void,
): SceneLink {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  const { port1, port2 } = new MessageChannel();
  const waiting = new Map<number, (report: SceneReport) => void>();
  const post = (message: ToScene) => port1.postMessage(message);
  let isOver = false;
  let asked = 0;

  const presenter = thread === 'worker' && handsOverFrames() ? framePresenter(canvas) : null;

  const forward = (message: FromScene) => {
    if (isOver) return;
    if (message.kind === 'frame') presenter?.show(message.bitmap, message.shot);
    else onMessage(message);
  };
  port1.onmessage = ({ data }: MessageEvent<FromScene>) => {
    if (data.kind !== 'answer') return forward(data);
    waiting.get(data.id)?.(data.report);
    waiting.delete(data.id);
  };
  stage.append(canvas);
  const begin: Begin = { port: port2, options };
  const fail = (message: string) => forward({ kind: 'failed', why: 'error', message });
  const end =
    thread === 'worker'
      ? inWorker(presenter ? null : canvas, begin, fail)
      : onPage(canvas, begin, fail);

  return {
    canvas,
    post(request) {
      presenter?.follow(request.shot);
      post({ kind: 'request', request });
    },
    ask(question, value = 0) {
      asked += 1;
      const id = asked;
      post({ kind: 'question', id, question, value });
      return new Promise((answered) => waiting.set(id, answered));
    },
    end() {
      isOver = true;
      port1.close();
      end();
      canvas.remove();
    },
  };
}
