import {
  type BodyId,
  coreRadius,
  type InstrumentId,
  instruments,
  type Layout,
} from '../shared/diagram.ts';
import { viewOf } from '../shared/framing.ts';
import type { SceneRun } from '../shared/messages.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { boundsOf } from '../shared/subjects.ts';
import { drawAgents } from './agents.ts';
import { drawCore } from './core.ts';
import { drawEdge } from './edge.ts';
import { drawFlow, drawHoop, drawRing } from './flow.ts';
import type { Mark } from './layers.ts';
import { drawLearning } from './learning.ts';
import { markup, scaled } from './marks.ts';
import { grid } from './pen.ts';
import { drawShield } from './shield.ts';
import { type Stage, sheetOf, stageInShot } from './stage.ts';

/** Draws each of the four instruments. */
export const drawInstrument: Record<InstrumentId, (stage: Stage, run?: SceneRun) => Mark[]> = {
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

const isInstrument = (id: BodyId): id is InstrumentId => id !== 'core';

/** The core where a shot has it, stretched as its picture is. */
function placedCore(shot: ShotName, layout: Layout): string {
  const { values, camera, placeOf } = viewOf(shot, layout);
  const { unit, toUnits } = sheetOf(shot, layout);
  const bounds = boundsOf(placeOf('core'), coreRadius * values.coreScale, camera);
  const core = drawCore(`core-${shot}-${layout}`, (bounds.height * unit) / 2);
  const [x, y] = toUnits(bounds.x, bounds.y).map(scaled) as [number, number];
  const wide = Math.round((bounds.width / bounds.height) * 100) / 100;
  const stretched = wide === 1 ? '' : ` scale(${wide} 1)`;
  const transform = x || y || stretched ? ` transform="translate(${x} ${y})${stretched}"` : '';
  return `<g data-body="core"${transform}>${core}</g>`;
}

/**
 * What a shot shows, drawn by the shot's own camera: all five bodies, or the one that leads,
 * with the flow around them. The canvas puts the same frame into the same box.
 *
 * @param run what a visitor's run does; absent: the bodies are at rest
 */
export function drawShot(shot: ShotName, layout: Layout, run?: SceneRun): string {
  const { lead, beside = [], straight, spread, others, flow: stream } = shots[shot];
  const flow = drawFlow(shot, layout, stream.density);
  const onRing = straight < 0.5 && spread < 0.5 && others > 0.2 && (!lead || lead === 'core');
  const ids: readonly BodyId[] =
    lead || beside.length > 0
      ? [...(lead ? [lead] : []), ...beside]
      : ['core', ...instruments.map(({ id }) => id)];
  const depthOf = (id: BodyId) => stageInShot(id, shot, layout).centre[2];
  const marksOf = (id: InstrumentId): Mark[] => {
    const marks = drawInstrument[id](stageInShot(id, shot, layout), run);
    if (straight < 0.5) return [...flow[id], ...marks];
    const { back, front } = drawHoop(id, shot, layout);
    return [...flow[id], ...back, ...marks, ...front];
  };
  const passing = (Object.keys(flow) as BodyId[]).filter(
    (id) => flow[id].length > 0 && (id === 'core' || !ids.includes(id)),
  );
  return [
    ...(onRing ? [markup('core', drawRing(shot, layout))] : []),
    ...passing.map((id) => markup(id, flow[id])),
    ...[...ids]
      .sort((a, b) => depthOf(b) - depthOf(a))
      .map((id) => (isInstrument(id) ? markup(id, marksOf(id)) : placedCore(shot, layout))),
  ].join('');
}
