import './run-drawing.css';
import { useMemo } from 'react';
import { drawAgents } from './drawing/agents.ts';
import { drawCore } from './drawing/core.ts';
import { drawEdge } from './drawing/edge.ts';
import { drawFlow, drawHoop, drawRing } from './drawing/flow.ts';
import type { Mark } from './drawing/layers.ts';
import { drawLearning } from './drawing/learning.ts';
import { markup, scaled } from './drawing/marks.ts';
import { grid } from './drawing/pen.ts';
import { drawShield } from './drawing/shield.ts';
import { type Stage, sheetOf, soloHalf, stageAlone, stageInShot } from './drawing/stage.ts';
import { type Tone, toneStyle } from './drawing/tones.ts';
import {
  type BodyId,
  coreRadius,
  type InstrumentId,
  instruments,
  type Layout,
} from './shared/diagram.ts';
import { viewOf } from './shared/framing.ts';
import type { SceneRun } from './shared/messages.ts';
import { type ShotName, shots } from './shared/shots.ts';
import { boundsOf } from './shared/subjects.ts';

export type { Tone } from './drawing/tones.ts';

const draw: Record<InstrumentId, (stage: Stage, run?: SceneRun) => Mark[]> = {
  edge: drawEdge,
  shield: drawShield,
  learning: drawLearning,
  agents: drawAgents,
};

const kept = new Map<string, string>();

/**
 * The inner markup of a drawing, made once. In the browser a prerendered drawing is read
 * back instead of being drawn again: hydration costs one element and no geometry.
 */
function once(key: string, make: () => string): string {
  let inner = kept.get(key);
  if (!inner && typeof document === 'object')
    inner = document.querySelector(`svg[data-drawing="${key}"]`)?.innerHTML;
  inner ||= make();
  kept.set(key, inner);
  return inner;
}

interface DrawingProps {
  className?: string | undefined;
  /** Accessible name. Without one the drawing is decoration. */
  title?: string | undefined;
  /** Surface to draw for; by default the one it stands on. */
  tone?: Tone | undefined;
}

interface SheetProps extends DrawingProps {
  name: string;
  width: number;
  height: number;
  make: () => string;
}

const viewBoxOf = (width: number, height: number) =>
  [-width / 2, -height / 2, width, height].map((length) => length * grid).join(' ');

function Sheet({ name, width, height, make, className, title, tone }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBoxOf(width, height)}
      className={className}
      style={toneStyle(tone)}
      data-drawing={name}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made above from numbers only
      dangerouslySetInnerHTML={{ __html: once(name, make) }}
      suppressHydrationWarning
    />
  );
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
  return x || y || stretched ? `<g transform="translate(${x} ${y})${stretched}">${core}</g>` : core;
}

/**
 * What a shot shows, drawn by the shot's own camera: all five bodies, or the one that leads,
 * with the flow around them. The canvas puts the same frame into the same box.
 */
function drawShot(shot: ShotName, layout: Layout, run?: SceneRun): string {
  const { lead, beside = [], straight, spread, others, flow: stream } = shots[shot];
  const flow = drawFlow(shot, layout, stream.density);
  const onRing = straight < 0.5 && spread < 0.5 && others > 0.2 && (!lead || lead === 'core');
  const ids: readonly BodyId[] =
    lead || beside.length > 0
      ? [...(lead ? [lead] : []), ...beside]
      : ['core', ...instruments.map(({ id }) => id)];
  const depthOf = (id: BodyId) => stageInShot(id, shot, layout).centre[2];
  const marksOf = (id: InstrumentId): Mark[] => {
    const marks = draw[id](stageInShot(id, shot, layout), run);
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

interface ShotDrawingProps extends DrawingProps {
  shot: ShotName;
  layout?: Layout | undefined;
}

/** What a shot shows, as a line drawing that fills its box as the canvas does. */
export function ShotDrawing({ shot, layout = 'wide', ...props }: ShotDrawingProps) {
  const { width, height } = sheetOf(shot, layout);
  const make = () => drawShot(shot, layout);
  return (
    <Sheet
      name={`${shot}-${layout}`}
      width={Math.round(width)}
      height={Math.round(height)}
      make={make}
      {...props}
    />
  );
}

/** The same while a visitor's run is under way: drawn anew for what the run does, and kept nowhere. */
export function RunDrawing({
  shot,
  layout = 'wide',
  run,
  className,
}: ShotDrawingProps & { run: SceneRun }) {
  const { width, height } = sheetOf(shot, layout);
  const inner = useMemo(() => drawShot(shot, layout, run), [shot, layout, run]);
  return (
    <svg
      viewBox={viewBoxOf(Math.round(width), Math.round(height))}
      className={className}
      style={toneStyle(undefined)}
      data-run-drawing
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made above from numbers only
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

/** All five bodies from the front, none of them cut. */
export function SuiteDrawing(props: DrawingProps & { layout?: Layout | undefined }) {
  return <ShotDrawing shot="suite" {...props} />;
}

const square = { width: soloHalf * 2, height: soloHalf * 2 };

/** One body alone in a square. */
export function BodyDrawing({ id, ...props }: DrawingProps & { id: BodyId }) {
  const make = () =>
    id === 'core'
      ? drawCore('core-alone', soloHalf * 0.52, soloHalf)
      : markup(id, draw[id](stageAlone(id)));
  return <Sheet name={id} {...square} make={make} {...props} />;
}

/** The human core alone in a square. */
export function CoreDrawing(props: DrawingProps) {
  return <BodyDrawing id="core" {...props} />;
}
