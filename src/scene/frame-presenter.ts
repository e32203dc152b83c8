import type { ShotAim, ShotRequest } from './shared/shot-request.ts';

const middleOf = ({ box }: ShotAim) => box && box.top + box.height / 2;

/** Middle of the picture, CSS pixels from the top of the screen; null where a shot has the whole screen. */
function pictureMiddle({ from, to, progress = 0 }: ShotRequest): number | null {
  const start = middleOf(from);
  const end = to ? middleOf(to) : start;
  return start === null || end === null ? null : start + (end - start) * progress;
}

/** Whether the two requests show the same shot, or one is on the way to or from the other's. */
const isContinuous = (one: ShotRequest, other: ShotRequest) =>
  [one.from, one.to].some(
    (aim) => aim && (aim.shot === other.from.shot || aim.shot === other.to?.shot),
  );

/**
 * Shows the frames that a worker hands over. The page scrolls on while a frame is drawn, so the canvas
 * is shifted by as far as the frame's box has moved since: picture and text keep together at any frame
 * rate. Both change in the same frame of the page, because the page itself shows the bitmap.
 */
export function framePresenter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('bitmaprenderer');
  let drawn: ShotRequest | null = null;
  let asked: ShotRequest | null = null;
  let shift = 0;

  const place = () => {
    const before = drawn && pictureMiddle(drawn);
    const now = asked && pictureMiddle(asked);
    const isShifted = drawn && asked && before !== null && now !== null;
    const next = isShifted && isContinuous(drawn!, asked!) ? now! - before! : 0;
    if (next === shift) return;
    shift = next;
    canvas.style.translate = shift ? `0 ${shift}px` : '';
  };
  return {
    /** Shows a frame, which was drawn for `shot`. */
    show(bitmap: ImageBitmap, shot: ShotRequest) {
      context?.transferFromImageBitmap(bitmap);
      drawn = shot;
      place();
    },
    /** The page has scrolled, or asks for another shot. */
    follow(shot: ShotRequest) {
      asked = shot;
      place();
    },
  };
}
