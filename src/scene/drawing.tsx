import type { ReactNode } from 'react';
import { type BodyId, type InstrumentId, instruments, type Layout } from './diagram.ts';
import { drawAgents } from './drawing/agents.ts';
import { CoreMarks } from './drawing/core.tsx';
import { drawEdge } from './drawing/edge.ts';
import { drawFlow, drawRing } from './drawing/flow.ts';
import type { Mark } from './drawing/layers.ts';
import { drawLearning } from './drawing/learning.ts';
import { accent, Marks, rootStyle, type Tone } from './drawing/marks.tsx';
import { grid } from './drawing/pen.ts';
import { drawShield } from './drawing/shield.ts';
import { type Stage, soloHalf, stageAlone, stageInConstellation } from './drawing/stage.ts';
import { frames } from './projection.ts';

export type { Tone } from './drawing/marks.tsx';

const draw: Record<InstrumentId, (stage: Stage) => Mark[]> = {
  edge: drawEdge,
  shield: drawShield,
  learning: drawLearning,
  agents: drawAgents,
};

/** A drawing is a few milliseconds of geometry: made on first use, then kept. */
const kept = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}

interface DrawingProps {
  className?: string | undefined;
  /** Accessible name. Without one the drawing is decoration. */
  title?: string | undefined;
  /** Surface to draw for; by default the one it stands on. */
  tone?: Tone | undefined;
}

function Sheet({
  width,
  height,
  className,
  title,
  tone,
  children,
}: DrawingProps & { width: number; height: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[-width / 2, -height / 2, width, height].map((it) => it * grid).join(' ')}
      className={className}
      style={rootStyle(tone)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // Rounding may differ by a tenth of a unit between server and browser; neither is wrong.
      suppressHydrationWarning
    >
      {children}
    </svg>
  );
}

/** The whole constellation. See `projection.ts` for how its viewBox meets the camera. */
export function SuiteDrawing({
  layout = 'wide',
  tone,
  ...props
}: DrawingProps & { layout?: Layout }) {
  const ring = once(`${layout} ring`, () => drawRing(layout));
  const flow = once(`${layout} flow`, () => drawFlow(layout));
  const coreSize = stageInConstellation('core', layout).radius;
  return (
    <Sheet {...frames[layout]} tone={tone} {...props}>
      <Marks marks={[...ring, ...flow.core]} colour={accent('core', tone)} />
      <CoreMarks id={`suite-${layout}`} radius={coreSize} />
      {instruments.map(({ id }) => (
        <Marks
          key={id}
          colour={accent(id, tone)}
          marks={once(`${layout} ${id}`, () => [
            ...flow[id],
            ...draw[id](stageInConstellation(id, layout)),
          ])}
        />
      ))}
    </Sheet>
  );
}

/** One body alone in a square. */
export function BodyDrawing({ id, tone, ...props }: DrawingProps & { id: BodyId }) {
  if (id === 'core') return <CoreDrawing tone={tone} {...props} />;
  return (
    <Sheet width={soloHalf * 2} height={soloHalf * 2} tone={tone} {...props}>
      <Marks
        marks={once(`alone ${id}`, () => draw[id](stageAlone(id)))}
        colour={accent(id, tone)}
      />
    </Sheet>
  );
}

/** The human core alone in a square. */
export function CoreDrawing({ tone, ...props }: DrawingProps) {
  return (
    <Sheet width={soloHalf * 2} height={soloHalf * 2} tone={tone} {...props}>
      <CoreMarks id="core-alone" radius={soloHalf * 0.5} />
    </Sheet>
  );
}

/** Where an instrument stands in the drawing, for the real button laid over it. */
export interface Anchor {
  id: InstrumentId;
  /** Centre in percent of the frame's width and height. */
  x: number;
  y: number;
  /** Radius in percent of the frame's width; a square box has twice that as its width. */
  radius: number;
}

/**
 * Projected places of the four instruments. The percentages hold for a box with the
 * frame's proportions (`aspect-ratio: 1500 / 1000` wide, `700 / 1000` tall).
 */
export function anchors(layout: Layout = 'wide'): readonly Anchor[] {
  const { width, height } = frames[layout];
  const percent = (value: number) => Math.round(value * 1e4) / 100;
  return instruments.map(({ id }) => {
    const { centre, radius } = stageInConstellation(id, layout);
    return {
      id,
      x: percent(centre[0] / width + 0.5),
      y: percent(centre[1] / height + 0.5),
      radius: percent(radius / width),
    };
  });
}
