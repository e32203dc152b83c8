import type {
  FromScene,
  Question,
  SceneOptions,
  SceneReport,
  SceneRequest,
  SceneStart,
  ShotAim,
  ShotRequest,
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

/**
 * The thread to try first. Frames for a film (`?film`) are drawn on the page's thread, because only
 * there a drawn frame is on the screen in the same animation frame.
 */
export const chooseFirstThread = ({ film }: SceneOptions): Thread =>
  'transferControlToOffscreen' in HTMLCanvasElement.prototype && !film ? 'worker' : 'page';

type StartOptions = Omit<SceneStart, 'canvas'>;

/**
 * Whether a worker can post its frames as bitmaps without reading pixels back from the GPU. Only
 * Chromium can. In other browsers the worker draws on the page's canvas itself. The user agent is
 * read because `userAgentData` is missing on plain HTTP, as at a booth.
 *
 * @see https://github.com/flutter/flutter/issues/145420
 */
const canPostFrames = () => /Chrom(?:e|ium)\//.test(navigator.userAgent);

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
    (error) => onFailure(String(error)),
  );
  return () => {
    hasEnded = true;
    endScene?.();
  };
}

const boxMiddle = ({ box }: ShotAim) => box && box.top + box.height / 2;

/**
 * Middle of the box on the page into which the scene is fitted, CSS pixels from the top of the
 * screen; null for a shot (camera framing) that has the whole screen.
 */
function pictureMiddle({ from, to, progress = 0 }: ShotRequest): number | null {
  const start = boxMiddle(from);
  const end = to ? boxMiddle(to) : start;
  return start === null || end === null ? null : start + (end - start) * progress;
}

/** Whether two requests have a shot in common; otherwise the camera flies and nothing is shifted. */
const haveCommonShot = (one: ShotRequest, other: ShotRequest) =>
  [one.from, one.to].some(
    (aim) => aim && (aim.shot === other.from.shot || aim.shot === other.to?.shot),
  );

/** CSS pixels by which the picture has moved down the screen from one request to the next. */
function movement(before: ShotRequest, now: ShotRequest): number {
  const start = pictureMiddle(before);
  const end = pictureMiddle(now);
  return start === null || end === null || !haveCommonShot(before, now) ? 0 : end - start;
}

/**
 * Shows the frames that a worker posts. While a frame is drawn, the page may scroll on. The canvas
 * is shifted by that distance, so that picture and text stay together at any frame rate. The page
 * sets bitmap and shift in the same task, so that both appear in the same frame of the page.
 */
function createFramePresenter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('bitmaprenderer');
  let drawn: ShotRequest | null = null;
  let requested: ShotRequest | null = null;

  const shiftCanvas = () => {
    const shift = drawn && requested ? movement(drawn, requested) : 0;
    canvas.style.translate = `0 ${shift}px`;
  };
  return {
    /** @param shot request for which the frame was drawn */
    show(bitmap: ImageBitmap, shot: ShotRequest) {
      context?.transferFromImageBitmap(bitmap);
      drawn = shot;
      shiftCanvas();
    },
    /** @param shot what the page asks for now */
    setRequest(shot: ShotRequest) {
      requested = shot;
      shiftCanvas();
    },
  };
}

/**
 * Adds a canvas to the page and starts a scene on it.
 *
 * @param stage     element that gets the canvas
 * @param onMessage receives every message of the scene that is neither a frame nor an answer
 * @param onSign    called at each message of the scene: it is alive
 */
export function openScene(
  stage: HTMLElement,
  thread: Thread,
  options: SceneOptions,
  onMessage: (message: FromScene) => void,
  onSign: () => void,
): SceneLink {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  const { port1, port2 } = new MessageChannel();
  const pendingAnswers = new Map<number, (report: SceneReport) => void>();
  const post = (message: ToScene) => port1.postMessage(message);
  let hasEnded = false;
  let lastQuestionId = 0;

  const presenter = thread === 'worker' && canPostFrames() ? createFramePresenter(canvas) : null;

  const receive = (message: FromScene) => {
    if (hasEnded) {
      if (message.kind === 'frame') message.bitmap.close();
      return;
    }
    onSign();
    if (message.kind === 'frame') {
      presenter?.show(message.bitmap, message.shot);
      post({ kind: 'shown' });
    } else if (message.kind === 'answer') {
      pendingAnswers.get(message.id)?.(message.report);
      pendingAnswers.delete(message.id);
    } else onMessage(message);
  };
  port1.onmessage = ({ data }: MessageEvent<FromScene>) => receive(data);
  stage.append(canvas);
  const startOptions: StartOptions = { port: port2, options };
  const onFailure = (message: string) => receive({ kind: 'failed', why: 'error', message });
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
