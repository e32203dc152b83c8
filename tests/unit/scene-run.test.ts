import { describe, expect, it } from 'vitest';
import type { SceneRun } from '../../src/scene/shared/messages.ts';
import { stage } from '../../src/scene/worker/stage.ts';

/** The stage some seconds after it was told what a visitor's run does. */
function whenPlayed(run: SceneRun | null) {
  const world = stage();
  world.lead = 'agents';
  world.gate = 3;
  world.played = run;
  for (let frame = 0; frame < 240; frame += 1) world.advance(1 / 60);
  return world;
}

describe('a run on the stage', () => {
  it('leads the body that it has reached and lights its gate, before what the page asks for', () => {
    const { actors } = whenPlayed({ at: 'shield', mood: 'rests' });
    expect(actors.shield.forward.value).toBeCloseTo(1, 2);
    expect(actors.shield.gate.value).toBeCloseTo(1, 2);
    expect(actors.shield.activity).toBeCloseTo(1, 2);
    expect(actors.agents.forward.value).toBeCloseTo(0, 2);
    expect(actors.agents.gate.value).toBeCloseTo(0, 2);
    expect(whenPlayed(null).actors.agents.forward.value).toBeCloseTo(1, 2);
  });

  it('dims and slows the core while it waits, brightens it on approval and dims it on refusal', () => {
    const core = (mood: SceneRun['mood']) => whenPlayed({ at: 'core', mood });
    const [rests, waits, approved, refused] = [
      core('rests'),
      core('waits'),
      core('approved'),
      core('refused'),
    ];
    expect(waits.mood.value).toBeLessThan(rests.mood.value);
    expect(waits.actors.core.activity).toBeLessThan(rests.actors.core.activity);
    expect(waits.actors.core.clock).toBeLessThan(rests.actors.core.clock * 0.6);
    expect(approved.mood.value).toBeGreaterThan(0.5);
    expect(refused.actors.core.activity).toBeLessThan(waits.actors.core.activity);
    expect(whenPlayed(null).mood.value).toBe(0);
  });
});
