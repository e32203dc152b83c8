import { type BodyId, type InstrumentId, instruments, type Layout } from '../shared/diagram.ts';
import type { SceneRun } from '../shared/protocol.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { drawAgents } from './agents.ts';
import { type BodyView, bodyViewInShot, sheetOf } from './body-view.ts';
import { drawEdge } from './edge.ts';
import { drawFlow, drawHoop } from './flow.ts';
import type { Mark } from './layers.ts';
import { drawLearning } from './learning.ts';
import { markup } from './marks.ts';
import { grid } from './pen.ts';
import { drawShield } from './shield.ts';

/** Draws each of the four instruments. */
export const drawInstrument: Record<InstrumentId, (view: BodyView, run?: SceneRun) => Mark[]> = {
  edge: drawEdge,
  shield: drawShield,
  learning: drawLearning,
  agents: drawAgents,
};

/** The viewBox of a sheet around its middle. */
export const viewBoxOf = (width: number, height: number) =>
  [-width / 2, -height / 2, width, height].map((length) => length * grid).join(' ');

/** The viewBox of a shot's line art. */
export function viewBoxOfShot(shot: ShotName, layout: Layout): string {
  const { width, height } = sheetOf(shot, layout);
  return viewBoxOf(Math.round(width), Math.round(height));
}

interface Parts {
  /** What a visitor's run does; absent: the bodies are at rest. */
  run?: SceneRun;
  /** Draws the core. A run does not change it, so the browser holds none of its code. */
  core?: () => string;
}

const isInstrument = (id: BodyId): id is InstrumentId => id !== 'core';

/**
 * What a shot shows, drawn by the shot's own camera: all five bodies, or the one that leads,
 * with the flow around them. The canvas puts the same frame into the same box.
 *
 */
export function drawShot(shot: ShotName, layout: Layout, { run, core }: Parts = {}): string {
  const { focus, alsoFocused = [], pipelineBlend, flow: stream } = shots[shot];
  const flow = drawFlow(shot, layout, stream.density);
  const ids: readonly BodyId[] =
    focus || alsoFocused.length > 0
      ? [...(focus ? [focus] : []), ...alsoFocused]
      : ['core', ...instruments.map(({ id }) => id)];
  const depthOf = (id: BodyId) => bodyViewInShot(id, shot, layout).centre[2];
  const marksOf = (id: InstrumentId): Mark[] => {
    const marks = drawInstrument[id](bodyViewInShot(id, shot, layout), run);
    if (pipelineBlend < 0.5) return [...flow[id], ...marks];
    const { back, front } = drawHoop(id, shot, layout);
    return [...flow[id], ...back, ...marks, ...front];
  };
  const passing = (Object.keys(flow) as BodyId[]).filter(
    (id) => flow[id].length > 0 && (id === 'core' || !ids.includes(id)),
  );
  return [
    ...passing.map((id) => markup(id, flow[id])),
    ...[...ids]
      .sort((a, b) => depthOf(b) - depthOf(a))
      .map((id) => (isInstrument(id) ? markup(id, marksOf(id)) : (core?.() ?? ''))),
  ].join('');
}
