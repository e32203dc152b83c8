/** What one page change knows and moves. A part of its own, which comes after hydration. */
import { departDrawing, type Flight } from './drawing-flight.ts';
import { getMotion } from './motion.ts';
import { departGround } from './page-ground.ts';
import { arriveWords, departPage } from './page-words.ts';
import { departPicture } from './picture-flight.ts';
import { answerPress } from './press-answer.ts';
import { restorePlace } from './restore-place.ts';

export { restorePlace };

/** An entry of the history, with its page. */
export interface Entry {
  path: string;
  /** Names the entry: its page's place on the screen is kept under it. */
  key: string;
  /** Its position in the history. */
  index: number;
}

/** A page change, from the press until nothing of it moves any more. */
export class Transition {
  readonly path: string;
  readonly #from: Entry;
  /** Whether the new page lies behind in the history. */
  readonly #isBack: boolean;
  readonly #life = new AbortController();
  /** Lets what has been noted of the old page fly into the new one. */
  #fly: () => [Flight | null, Promise<unknown>] | [] = () => [];
  /** Lays the old page over the new one. */
  #layOld: ReturnType<typeof departPage> = () => null;
  /** Undoes the answer to the press on what the new page keeps. */
  readonly #endAnswer: () => void;

  /**
   * @param path of the next page, whose address is `to`
   * @param from entry that is shown
   */
  constructor(path: string, to: URL, from: Entry) {
    this.path = path;
    this.#from = from;
    // Only Back and Forward have changed the address already.
    this.#isBack = location.pathname === to.pathname && (history.state?.idx ?? 0) < from.index;
    this.#endAnswer = answerPress(path, this.#life.signal);
  }

  /** Notes how the old page stands, which is readable until the new one takes its place. */
  leave(): void {
    const { signal } = this.#life;
    const arrivePicture = departPicture(this.path, this.#from.path, this.#isBack, signal);
    const [arriveDrawing, arriveGround] = [departDrawing(signal), departGround(signal)];
    this.#fly = () => [arrivePicture() ?? arriveDrawing(), arriveGround()];
    this.#layOld = departPage(this.#isBack, signal);
  }

  /**
   * Puts the new page where it stood, lets the old words leave over it, and moves its words and picture in.
   *
   * @param key of its entry in the history
   * @returns promise that resolves when nothing moves any more
   */
  async arrive(key: string): Promise<void> {
    restorePlace(key);
    this.#endAnswer();
    // Home's arrival is played on the first page of a visit only.
    document.documentElement.dataset.arrived = '';
    const leave = this.#layOld();
    const [flying, ground] = getMotion() === 'full' && !document.hidden ? this.#fly() : [];
    const flight: Partial<Flight> = flying ?? {};
    const words = arriveWords(flight, this.#isBack, this.#life.signal);
    await Promise.all([words, ground, leave?.(flight) ?? flight.finished]);
  }

  /** Ends what moves: the page stands as its markup has it. */
  cancel(): void {
    this.#life.abort();
  }
}
