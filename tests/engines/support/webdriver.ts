/**
 * The few calls of the W3C WebDriver protocol that drive WebKit. Its packages are left out: they
 * bring download managers and drivers of other browsers, and each call is one request.
 */
import { setTimeout } from 'node:timers/promises';

interface Answer<T> {
  value: T;
}

/**
 * Calls one address of the driver.
 *
 * @param limitMs milliseconds until the call counts as lost
 * @throws when the driver answers with an error, or not within the limit
 */
async function call<T>(method: string, url: string, body?: object, limitMs?: number): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(limitMs && { signal: AbortSignal.timeout(limitMs) }),
  });
  const { value } = (await response.json()) as Answer<T>;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Code points of the keys that have no character. */
const specialKeys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const codeOf = (key: string) => specialKeys[key] ?? key;

/** A session of the driver, which is a browser of its own. */
export class Session {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Waits until the driver listens at `url`, and starts a browser. */
  static async start(url: string, capabilities: object): Promise<Session> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await call('GET', `${url}/status`).catch(() => false)) break;
      await setTimeout(100);
    }
    const { sessionId } = await call<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new Session(`${url}/session/${sessionId}`);
  }

  /** Sends one command, e.g. `refresh`. */
  send<T>(command: string, body: object = {}, limitMs?: number): Promise<T> {
    return call('POST', `${this.#url}/${command}`, body, limitMs);
  }

  /**
   * Runs the body of a function, which may return a promise. The driver never answers for a script
   * whose document is left before it ran, so each script has a limit.
   */
  execute<T>(script: string, args: unknown[] = [], limitMs = 20_000): Promise<T> {
    return this.send('execute/sync', { script, args }, limitMs);
  }

  #act(actions: object) {
    return this.send<void>('actions', { actions: [actions] });
  }

  /** Moves the mouse, and presses and releases its button there with `click`. */
  mouse([x, y]: readonly [number, number], { click }: { click: boolean }): Promise<void> {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const parameters = { pointerType: 'mouse' };
    const actions = [move, ...(click ? press : [])];
    return this.#act({ type: 'pointer', id: 'mouse', parameters, actions });
  }

  /** Presses keys one after the other, or together and then releases them. */
  keys(keys: readonly string[], { together }: { together: boolean }): Promise<void> {
    const down = keys.map((key) => ({ type: 'keyDown', value: codeOf(key) }));
    const up = keys.map((key) => ({ type: 'keyUp', value: codeOf(key) }));
    const actions = together
      ? [...down, ...up.reverse()]
      : down.flatMap((each, index) => [each, up[index]]);
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  end(): Promise<void> {
    return call('DELETE', this.#url);
  }
}
