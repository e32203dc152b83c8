import type { ShotAim, ShotRequest } from './shared/shot-request.ts';

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

/** Whether two requests have a shot in common; otherwise the camera flies, and nothing is shifted. */
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
 * is shifted by that distance, so that picture and text stay together at any frame rate. The page sets
 * bitmap and shift in the same task, so that both appear in the same frame of the page.
 */
export function createFramePresenter(canvas: HTMLCanvasElement) {
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
