import type { BodyId, Layout, OfferingId } from '../shared/diagram.ts';
import type { SceneRun } from '../shared/protocol.ts';
import { bodies } from '../shared/shot.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { drawAgents } from './agents.ts';
import { type BodyView, bodyViewInShot, type ViewBox, viewBoxFor } from './body-view.ts';
import { drawEdge } from './edge.ts';
import { drawArrival, drawFlow, drawHoop } from './flow.ts';
import type { Mark } from './layers.ts';
import { drawLearning } from './learning.ts';
import { markup, toneStyle } from './marks.ts';
import { pathScale } from './path-data.ts';
import { drawShield } from './shield.ts';

/** Functions that draw the four bodies around the core. */
export const drawOffering: Record<OfferingId, (view: BodyView, run?: SceneRun) => Mark[]> = {
  edge: drawEdge,
  shield: drawShield,
  learning: drawLearning,
  agents: drawAgents,
};

/** The viewBox attribute of a picture whose middle is the origin. @param steps path units per viewBox unit */
export function viewBoxAttribute(viewBox: ViewBox, steps = pathScale): string {
  const [width, height] = [Math.round(viewBox.width), Math.round(viewBox.height)];
  return [-width / 2, -height / 2, width, height].map((length) => length * steps).join(' ');
}

/** In the order in which bodies of the same depth are drawn. */
export const coreFirst = ['core', 'edge', 'shield', 'learning', 'agents'] as const;

interface DrawOptions {
  /** State of a demo that the visitor runs; absent: the bodies are at rest. */
  run?: SceneRun;
  /** Draws the core. Absent in the browser, which draws demos only and does not load its code. */
  core?: () => string;
}

/**
 * Draws a shot as SVG without its root element: all five bodies or those in focus, and the flow.
 */
export function drawShot(shot: ShotName, layout: Layout, { run, core }: DrawOptions = {}): string {
  const { focus = [], alsoFocused = [], pipelineBlend } = shots[shot];
  const flow = drawFlow(shot, layout);
  const focused = [focus, alsoFocused].flat();
  const ids = focused.length > 0 ? focused : coreFirst;
  const depthOf = (id: BodyId) => bodyViewInShot(id, shot, layout).centre[2];
  const marksOf = (id: OfferingId): Mark[] => {
    const marks = drawOffering[id](bodyViewInShot(id, shot, layout), run);
    const ownFlow = flow.get(id) ?? [];
    // In the stream each body stands in a hoop, a gate that the flow passes.
    if (pipelineBlend < 0.5) return [...ownFlow, ...marks];
    const { back, front } = drawHoop(id, shot, layout);
    return [...ownFlow, ...back, ...marks, ...front];
  };
  // Parts of the flow near bodies whose own marks do not contain it.
  const flowOnly = bodies.filter((id) => id === 'core' || !ids.includes(id));
  return [
    ...flowOnly.map((id) => (flow.has(id) ? markup(id, flow.get(id)!) : '')),
    ...[...ids]
      .sort((a, b) => depthOf(b) - depthOf(a))
      .map((id) => (id === 'core' ? (core?.() ?? '') : markup(id, marksOf(id)))),
    shot === 'constellation' ? drawArrival(shot, layout) : '',
  ].join('');
}

/**
 * Draws a shot that shows the state of a demo that the visitor runs.
 *
 * @returns the SVG
 */
export const drawRun = (shot: ShotName, layout: Layout, run: SceneRun): string =>
  `<svg viewBox="${viewBoxAttribute(viewBoxFor(shot, layout))}" style="${toneStyle}">${drawShot(shot, layout, { run })}</svg>`;
