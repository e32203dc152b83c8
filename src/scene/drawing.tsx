import { type BodyId, type InstrumentId, instruments, type Layout } from './diagram.ts';
import { drawAgents } from './drawing/agents.ts';
import { drawCore } from './drawing/core.ts';
import { drawEdge } from './drawing/edge.ts';
import { drawFlow, drawRing } from './drawing/flow.ts';
import type { Mark } from './drawing/layers.ts';
import { drawLearning } from './drawing/learning.ts';
import { markup } from './drawing/marks.ts';
import { grid } from './drawing/pen.ts';
import { drawShield } from './drawing/shield.ts';
import { type Stage, soloHalf, stageAlone, stageInConstellation } from './drawing/stage.ts';
import { type Tone, toneStyle } from './drawing/tones.ts';
import { frames } from './projection.ts';

export type { Tone } from './drawing/tones.ts';

const draw: Record<InstrumentId, (stage: Stage) => Mark[]> = {
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

function Sheet({ name, width, height, make, className, title, tone }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[-width / 2, -height / 2, width, height].map((it) => it * grid).join(' ')}
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

function suite(layout: Layout): string {
  const flow = drawFlow(layout);
  const core = stageInConstellation('core', layout).radius;
  const bodies = instruments.map(({ id }) =>
    markup(id, [...flow[id], ...draw[id](stageInConstellation(id, layout))]),
  );
  return [
    markup('core', [...drawRing(layout), ...flow.core]),
    drawCore(`core-${layout}`, core),
    ...bodies,
  ].join('');
}

/** The whole constellation. See `projection.ts` for how its viewBox meets the camera. */
export function SuiteDrawing({
  layout = 'wide',
  ...props
}: DrawingProps & { layout?: Layout | undefined }) {
  const make = () => suite(layout);
  return <Sheet name={`suite-${layout}`} {...frames[layout]} make={make} {...props} />;
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
