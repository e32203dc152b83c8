import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sceneWatch } from '../../src/motion/tokens.ts';
import { startWatchdog } from '../../src/scene/watchdog.ts';

const { interval, shown, loading } = sceneWatch;
const page = { hidden: false };

function watch(tolerance: () => number = () => shown) {
  const ask = vi.fn();
  const onSilent = vi.fn();
  return { ask, onSilent, ...startWatchdog({ tolerance, ask, onSilent }) };
}

describe('the watch over the scene', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    page.hidden = false;
  });

  it('says once that it is silent, after several intervals without a sign', async () => {
    const { ask, onSilent } = watch();
    await vi.advanceTimersByTimeAsync(interval * shown);
    expect(onSilent).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(shown);
    await vi.advanceTimersByTimeAsync(interval * 5);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('forgives a sign that comes late', async () => {
    const { noteSign, onSilent } = watch();
    for (let sign = 0; sign < 20; sign += 1) {
      await vi.advanceTimersByTimeAsync(interval * shown);
      noteSign();
    }
    expect(onSilent).not.toHaveBeenCalled();
  });

  it('waits longer for a scene that is not shown yet, but not for ever', async () => {
    let tolerance: number = loading;
    const { onSilent, noteSign } = watch(() => tolerance);
    await vi.advanceTimersByTimeAsync(interval * loading);
    expect(onSilent).not.toHaveBeenCalled();
    noteSign();
    tolerance = shown;
    await vi.advanceTimersByTimeAsync(interval * (shown + 1));
    expect(onSilent).toHaveBeenCalledOnce();
    expect(interval * (loading + 1)).toBeLessThan(40_000);
  });

  it('counts nothing in a hidden tab', async () => {
    page.hidden = true;
    const { ask, onSilent } = watch();
    await vi.advanceTimersByTimeAsync(interval * 1000);
    expect(ask).not.toHaveBeenCalled();
    page.hidden = false;
    await vi.advanceTimersByTimeAsync(interval * shown);
    expect(onSilent).not.toHaveBeenCalled();
  });

  it('asks nothing more once it has ended', async () => {
    const { ask, stop } = watch();
    stop();
    await vi.advanceTimersByTimeAsync(interval * 5);
    expect(ask).not.toHaveBeenCalled();
  });
});
