import { describe, expect, it, vi } from 'vitest';
import { currentEffect, pushEffect } from '../../src/scene/scene-store.ts';

// The focus is also written into the document.
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const nothing = { focus: null, step: -1, demo: null };

describe('effects of components on the scene', () => {
  it('end with their component, and leave no focus and no lit step behind', () => {
    const remove = pushEffect({ focus: 'edge', step: 2 });
    expect(currentEffect()).toEqual({ focus: 'edge', step: 2, demo: null });
    remove();
    expect(currentEffect()).toEqual(nothing);
  });

  it('stack: the most recent one wins, and its end restores the one below', () => {
    const closePanel = pushEffect({ focus: 'shield' });
    const leaveCard = pushEffect({ focus: 'agents' });
    expect(currentEffect().focus).toBe('agents');
    leaveCard();
    expect(currentEffect().focus).toBe('shield');
    closePanel();
    expect(currentEffect()).toEqual(nothing);
  });

  it('an effect that asks for nothing takes nothing from another, nor does its end', () => {
    const closePanel = pushEffect({ focus: 'shield' });
    const leave = pushEffect({ focus: null, step: null, demo: null });
    expect(currentEffect().focus).toBe('shield');
    leave();
    expect(currentEffect().focus).toBe('shield');
    closePanel();
  });

  it('each part has an owner of its own: step 0 is lit while something else has focus', () => {
    const stop = pushEffect({ step: 0 });
    const end = pushEffect({ focus: 'learning', demo: { at: 'edge', mood: 'rests' } });
    expect(currentEffect()).toEqual({
      focus: 'learning',
      step: 0,
      demo: { at: 'edge', mood: 'rests' },
    });
    end();
    expect(currentEffect()).toEqual({ ...nothing, step: 0 });
    stop();
    expect(currentEffect()).toEqual(nothing);
  });
});
