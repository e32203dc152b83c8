import { mulberry32 } from '../shared/random.ts';
import type { Mark } from './layers.ts';
import { markup, scaled } from './marks.ts';
import { Pen, type Point } from './pen.ts';

const tau = Math.PI * 2;

/** The centre of the arcs wanders up and left, towards the key light: a sphere, not a target. */
const drift = 0.16;
const arcs = 9;

/**
 * Engraved like a sun, ridged like a fingertip: broken arcs that swell on the shadow
 * side. The lines are cut out of the light.
 */
function ridges(radius: number): Mark[] {
  const random = mulberry32(1);
  const weights = [new Pen(), new Pen(), new Pen()];
  for (let index = 1; index <= arcs; index++) {
    const share = index / (arcs + 0.6);
    const away = -drift * radius * (1 - share);
    const centre: Point = [away * 0.6, away];
    const reach = radius * (0.12 + 0.86 * share);
    // Each arc stops somewhere on the lit side, as ridges of a finger do.
    const stop = -2.4 + (random() - 0.5) * 1.5;
    const gap = 0.5 + random() * 0.9;
    weights[0]?.arc(centre, reach, stop + gap, stop + tau - 0.06);
    const middle = 0.95 + (random() - 0.5) * 0.5;
    const spread = 0.75 + share * 0.85;
    weights[1]?.arc(centre, reach, middle - spread, middle + spread);
    weights[2]?.arc(centre, reach, middle - spread * 0.55, middle + spread * 0.55);
  }
  return weights.map((pen, index) => ({
    d: String(pen),
    colour: 'cut',
    line: radius * [0.009, 0.02, 0.034][index]!,
    opacity: [0.6, 0.6, 0.55][index]!,
    round: true,
  }));
}

/** Rays: three crowns of strokes of different length, each a dashed circle. */
function crown(radius: number): Mark[] {
  const circle = (at: number) => String(new Pen().circle([0, 0], at));
  const ray = (
    inner: number,
    outer: number,
    count: number,
    line: number,
    opacity: number,
  ): Mark => {
    const middle = (radius * (inner + outer)) / 2;
    const step = (middle * tau) / count;
    return {
      d: circle(middle),
      line: radius * (outer - inner),
      dash: [line, step - line],
      opacity,
    };
  };
  return [
    ray(1.1, 1.2, 144, 0.8, 0.9),
    ray(1.24, 1.36, 72, 0.8, 0.6),
    ray(1.4, 1.56, 36, 0.8, 0.4),
    { d: circle(radius * 1.72), line: 0.8, opacity: 0.35 },
  ];
}

/** The human core: glow, disc, ridges, rays. `id` names its gradients and must be unique on the page. */
export function drawCore(id: string, radius: number, glow = radius * 2.9): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="var(--${colour})"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  const disc = (name: string, size: number) =>
    `<circle r="${scaled(size)}" fill="url(#${id}-${name})"/>`;
  return [
    `<radialGradient id="${id}-glow">`,
    stop(0.3, 'warm', 0.42) + stop(0.55, 'warm', 0.13) + stop(1, 'warm', 0),
    `</radialGradient><radialGradient id="${id}-disc" cx=".42" cy=".38" r=".66">`,
    stop(0.1, 'light') + stop(1, 'warm'),
    '</radialGradient>',
    disc('glow', glow) + disc('disc', radius),
    markup('core', [...ridges(radius), ...crown(radius)]),
  ].join('');
}
