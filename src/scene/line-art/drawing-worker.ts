/** Draws in a worker what the build can't know, because each drawing takes longer than a frame. */
import { printPath, printViewBox } from './core.ts';
import { drawRun } from './shot.ts';

const drawings = {
  /**
   * The visitor's own print: path data of its lines, and the view box of the path of the core alone.
   *
   * @param name as `name` of `LineArt`
   * @param mark 16 hexadecimal digits
   */
  print: (name: string, mark: string) => ({
    path: printPath(name, BigInt(`0x${mark}`)),
    viewBox: printViewBox,
  }),
  run: drawRun,
};

export type Drawings = typeof drawings;

export interface DrawingQuestion {
  id: number;
  kind: keyof Drawings;
  /** The parameters of that drawing. */
  args: unknown[];
}

export interface DrawingAnswer {
  id: number;
  drawing: ReturnType<Drawings[keyof Drawings]>;
}

addEventListener('message', ({ data: { id, kind, args } }: MessageEvent<DrawingQuestion>) => {
  const draw = drawings[kind] as (...args: unknown[]) => DrawingAnswer['drawing'];
  postMessage({ id, drawing: draw(...args) } satisfies DrawingAnswer);
});
