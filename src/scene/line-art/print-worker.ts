/** Draws the visitor's own print in a worker, because it takes longer than a frame. */
import { drawPrint, printViewBox } from './core.ts';

export interface PrintQuestion {
  id: number;
  /** As `name` of `LineArt`. */
  name: string;
  /** 16 hexadecimal digits. */
  mark: string;
}

export interface PrintAnswer {
  id: number;
  /** Path data of the lines. */
  path: string;
  /** View box of the path of the core alone. */
  viewBox: string;
}

addEventListener('message', ({ data: { id, name, mark } }: MessageEvent<PrintQuestion>) => {
  const answer: PrintAnswer = {
    id,
    path: drawPrint(name, BigInt(`0x${mark}`)),
    viewBox: printViewBox,
  };
  postMessage(answer);
});
