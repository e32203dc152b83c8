/** What a flow needs of a browser, the same for every engine. */

/** Point of the viewport, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** Size of a new tab's viewport, in CSS pixels: the bar stands in full. */
export const viewport = { width: 1440, height: 900 };

/** A function that runs in the page: it may use nothing from outside but its arguments. */
export type PageFunction<Result, Args extends unknown[]> = (...args: Args) => Result;

export interface Tab {
  /** Opens an address as a new document, also where only its hash differs, and waits for `load`. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back. A caller waits for what it expects there. */
  back(): Promise<void>;
  /** Runs a function in the page, and returns its result as JSON would. */
  evaluate<Result, Args extends unknown[]>(
    work: PageFunction<Result, Args>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  move(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, e.g. `Enter`, `Control+k`. */
  press(key: string): Promise<void>;
  /** Size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as a PDF; null where the engine's driver has no command for it. */
  print(): Promise<Buffer | null>;
  /** Errors in the console and uncaught ones, of all documents so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a tab without cache, storage and service worker. Only one is open at a time. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}
