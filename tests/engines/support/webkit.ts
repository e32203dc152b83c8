/** WebKit: the MiniBrowser of WebKitGTK through its own driver, on a screen in memory. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { findProgram, startProgram } from './programs.ts';
import { type Engine, type PageFunction, type Tab, viewport } from './tab.ts';
import { Session } from './webdriver.ts';

const driver = 'WebKitWebDriver';
const screen = 'Xvfb';

/** The programs of WebKit that are not installed. */
export const missingForWebKit = () => [driver, screen].filter((name) => !findProgram(name));

interface Watched {
  faults?: string[];
  leaving?: number;
}

/** Collects errors in the page, because the driver has no command for the console. */
function watch() {
  const page = window as Watched;
  if (page.faults) return;
  const faults: string[] = [];
  page.faults = faults;
  const { error } = console;
  console.error = (...words) => {
    faults.push(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
  // A page that is left loads no further files, which are no faults.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const onError = ({ message, target }: ErrorEvent) => {
    if (isLeft && !message) return;
    const { src, href } = target as { src?: string; href?: string };
    faults.push(message ? `uncaught: ${message}` : `not loaded: ${src ?? href}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/**
 * A tab whose pages are watched from the moment that the driver first answers for their document:
 * while it is being parsed, and before its app starts, which waits for a paint. An error before that
 * moment is not seen, and neither is what the engine itself writes.
 */
class WebKitTab implements Tab {
  readonly #session: Session;
  readonly #faults: string[] = [];
  #leaves = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  evaluate<Result, Args extends unknown[]>(work: PageFunction<Result, Args>, ...args: Args) {
    return this.#run(work, args);
  }

  #run<Result, Args extends unknown[]>(
    work: PageFunction<Result, Args>,
    args: Args,
    limitMs?: number,
  ) {
    const script = `(${watch})(); return (${work}).apply(null, arguments)`;
    return this.#session.execute<Awaited<Result>>(script, args, limitMs);
  }

  /** Keeps the errors of the document that is about to be left, and marks it. */
  async #leave(): Promise<number> {
    this.#leaves += 1;
    const found = await this.evaluate((mark) => {
      const page = window as Watched;
      page.leaving = mark;
      return page.faults?.splice(0) ?? [];
    }, this.#leaves);
    this.#faults.push(...found);
    return this.#leaves;
  }

  /** Waits until another document than the marked one is there, watches it, and waits for `load`. */
  async #arrive(mark: number): Promise<void> {
    for (;;) {
      const isThere = await this.#run(
        (left) => (window as Watched).leaving !== left && document.readyState === 'complete',
        [mark],
        2000,
      ).catch(() => false);
      if (isThere) return;
      await setTimeout(10);
    }
  }

  async goto(url: string) {
    const mark = await this.#leave();
    // An address that differs only in its hash would not be a new document.
    await this.#session.send('url', { url: 'about:blank' });
    await this.#arrive(mark);
    const blank = await this.#leave();
    await this.#session.send('url', { url });
    await this.#arrive(blank);
  }

  async reload() {
    const mark = await this.#leave();
    await this.#session.send('refresh');
    await this.#arrive(mark);
  }

  async back() {
    await this.#leave();
    await this.#session.send('back');
  }

  move(to: readonly [number, number]) {
    return this.#session.mouse(to, { click: false });
  }

  click(at: readonly [number, number]) {
    return this.#session.mouse(at, { click: true });
  }

  type(text: string) {
    return this.#session.keys([...text], { together: false });
  }

  press(key: string) {
    return this.#session.keys(key.split('+'), { together: true });
  }

  async resize(width: number, height: number) {
    // The window has a frame, whose size is known once it is there.
    for (const _ of ['first', 'with its frame']) {
      const [frameX, frameY] = await this.evaluate(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ]);
      const size = { width: width + (frameX ?? 0), height: height + (frameY ?? 0) };
      await this.#session.send('window/rect', { x: 0, y: 0, ...size });
    }
  }

  async print() {
    return null;
  }

  async faults() {
    await this.#leave();
    return this.#faults;
  }

  close() {
    return this.#session.end();
  }
}

export async function startWebKit(): Promise<Engine> {
  const screenSize = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProgram(screen, ['-displayfd', '3', ...screenSize], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.process.stdio[3] as Readable, 'data');
  const port = await getPort();
  const program = startProgram(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox can't be set up by root inside a container.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  return {
    openTab: async () => {
      const url = `http://127.0.0.1:${port}`;
      const tab = new WebKitTab(await Session.start(url, { pageLoadStrategy: 'none' }));
      await tab.resize(viewport.width, viewport.height);
      return tab;
    },
    close: async () => {
      await program.stop();
      await display.stop();
    },
  };
}
