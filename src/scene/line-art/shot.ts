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

/** Functions that draw the four bodies (objects of the scene) around the core. */
export const drawInstrument: Record<InstrumentId, (view: BodyView, run?: SceneRun) => Mark[]> = {
  edge: drawEdge,
  shield: drawShield,
  learning: drawLearning,
  agents: drawAgents,
};

/** The viewBox attribute of a picture whose middle is the origin. Size in drawing units. */
export const viewBoxOf = (width: number, height: number) =>
  [-width / 2, -height / 2, width, height].map((length) => length * grid).join(' ');

/** The viewBox attribute of the line art of a shot. */
export function viewBoxOfShot(shot: ShotName, layout: Layout): string {
  const { width, height } = sheetOf(shot, layout);
  return viewBoxOf(Math.round(width), Math.round(height));
}

interface DrawOptions {
  /** State of a demo that the visitor runs; absent: the bodies are at rest. */
  run?: SceneRun;
  /** Draws the core. Absent in the browser, which draws demos only and does not load its code. */
  core?: () => string;
}

const isInstrument = (id: BodyId): id is InstrumentId => id !== 'core';

/**
 * Draws a shot (a named camera framing of the scene) as SVG without its root element: all five
 * bodies or those in focus, and the flow, the curve on which light moves through them.
 */
export function drawShot(shot: ShotName, layout: Layout, { run, core }: DrawOptions = {}): string {
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
  // Parts of the flow near bodies whose own marks do not contain it.
  const flowOnly = (Object.keys(flow) as BodyId[]).filter(
    (id) => flow[id].length > 0 && (id === 'core' || !ids.includes(id)),
  );
  return [
    ...flowOnly.map((id) => markup(id, flow[id])),
    ...[...ids]
      .sort((a, b) => depthOf(b) - depthOf(a))
      .map((id) => (isInstrument(id) ? markup(id, marksOf(id)) : (core?.() ?? ''))),
  ].join('');
}
