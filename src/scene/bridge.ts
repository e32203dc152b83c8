import type { OpenWorker } from './open-worker.ts';
import type {
  FromScene,
  Question,
  SceneReport,
  SceneRequest,
  ShotAim,
  ShotRequest,
  ToScene,
} from './shared/protocol.ts';

const boxMiddle = ({ box }: ShotAim) => box && box.top + box.height / 2;

/**
 * Middle of the box on the page into which the scene is fitted, CSS pixels from the top of the
 * screen; null for a shot that has the whole screen.
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
 * Adds a worker's canvas to the page and connects the page with its scene.
 *
 * @param stage     element that gets the canvas
 * @param onMessage receives every message of the scene that is neither a frame nor an answer
 * @param onSign    called at each message of the scene: it is alive
 */
export function connectScene(
  stage: HTMLElement,
  { canvas, postsFrames, port, failure, end }: OpenWorker,
  onMessage: (message: FromScene) => void,
  onSign: () => void,
) {
  const pendingAnswers = new Map<number, (report: SceneReport) => void>();
  const post = (message: ToScene) => port.postMessage(message);
  let hasEnded = false;
  let lastQuestionId = 0;

  const presenter = postsFrames ? createFramePresenter(canvas) : null;

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
  port.onmessage = ({ data }: MessageEvent<FromScene>) => receive(data);
  void failure.then((message) => receive({ kind: 'failed', message }));
  stage.append(canvas);

  return {
    canvas,
    /** Posts the complete request of the page; it replaces the one before. */
    post(request: SceneRequest) {
      presenter?.setRequest(request.shot);
      post({ kind: 'request', request });
    },
    /** The promise never settles once the scene has ended. */
    ask(question: Question, value = 0): Promise<SceneReport> {
      lastQuestionId += 1;
      const id = lastQuestionId;
      post({ kind: 'question', id, question, value });
      return new Promise((resolve) => pendingAnswers.set(id, resolve));
    },
    /** Ends the scene and removes its canvas. */
    end() {
      hasEnded = true;
      end();
    },
  };
}

/** The page's handle on a running scene. The page shares no state with it. */
export type SceneLink = ReturnType<typeof connectScene>;
