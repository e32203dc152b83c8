import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scene } from '../../src/motion/scene-tokens.ts';
import { startHeartbeat } from '../../src/scene/bridge.ts';

const never = () => new Promise(() => {});

describe('the watch over the worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says once that it has gone, after several questions without an answer', async () => {
    const gone = vi.fn();
    startHeartbeat(never, gone);
    await vi.advanceTimersByTimeAsync(scene.watch * scene.silences);
    expect(gone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(scene.watch * 5);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('forgives an answer that comes late', async () => {
    const gone = vi.fn();
    startHeartbeat(
      () => new Promise((answer) => setTimeout(answer, scene.watch * (scene.silences - 1))),
      gone,
    );
    await vi.advanceTimersByTimeAsync(scene.watch * 50);
    expect(gone).not.toHaveBeenCalled();
  });

  it('asks nothing more once it has ended', async () => {
    const ask = vi.fn(never);
    startHeartbeat(ask, () => {})();
    await vi.advanceTimersByTimeAsync(scene.watch * 5);
    expect(ask).not.toHaveBeenCalled();
  });
});
