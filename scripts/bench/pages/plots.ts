/** Plots of one figure per route, as SVG: a row a route, a mark a series, the goal as a line. */
import { type Measure, misses } from './measures.ts';
import type { Results } from './results.ts';

const colours = {
  paper: '#f7f3ec',
  line: '#ddd6ca',
  text: '#1a2226',
  muted: '#5b666b',
  miss: '#ab2f26',
} as const;
const marks = ['#0d6169', '#a3660f'] as const;

const [width, left, right, top, row, gap, bottom] = [960, 300, 84, 132, 22, 10, 24];
const sans = 'ui-sans-serif, system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif';

const escaped = (text: string) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

interface Style {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
}

const words = (x: number, y: number, text: string, style: Style = {}) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${style.size ?? 13}" fill="${style.fill ?? colours.text}" text-anchor="${style.anchor ?? 'start'}" font-weight="${style.weight ?? 400}">${escaped(text)}</text>`;

const ruler = (x: number, y1: number, y2: number, stroke: string, more = '') =>
  `<line x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${y1}" y2="${y2}" stroke="${stroke}" ${more}/>`;

/** A filled mark for the first series, an open one for the second: told apart without colour. */
function mark(x: number, y: number, series: number, missed: boolean): string {
  const colour = missed ? colours.miss : (marks[series] ?? colours.text);
  return series === 0
    ? `<circle cx="${x.toFixed(1)}" cy="${y}" r="5" fill="${colour}"/>`
    : `<rect x="${(x - 4.5).toFixed(1)}" y="${y - 4.5}" width="9" height="9" fill="${colours.paper}" stroke="${colour}" stroke-width="2" transform="rotate(45 ${x.toFixed(1)} ${y})"/>`;
}

/** Steps of 1, 2 or 5 times a power of ten, about five over the range. */
function ticksOf(from: number, to: number): number[] {
  const rough = (to - from) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough) ?? rough;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

const groupOf = (route: string) => route.split('/')[1] ?? '';

/** Heights of the rows, with a gap between the sections of the site. */
function placesOf(routes: readonly string[]): number[] {
  let y = top + row / 2 + 6;
  return routes.map((route, index) => {
    const last = routes[index - 1];
    if (last !== undefined) y += row + (groupOf(route) === groupOf(last) ? 0 : gap);
    return y;
  });
}

/** The plot of a figure over the routes that have it; empty when none has. */
export function plotOf(measure: Measure, results: Results, all: readonly string[]): string {
  const { title, note, series, write } = measure;
  const routes = all.filter((route) => series.some((it) => it.of(results, route)));
  if (routes.length === 0) return '';
  const values = routes.flatMap((route) =>
    series.flatMap((it) => it.of(results, route)?.value ?? []),
  );
  const goals = [
    ...new Set(routes.flatMap((route) => series.flatMap((it) => it.goal?.(route) ?? []))),
  ];
  const reach = [...values, ...goals];
  const [from, to] = measure.atLeast
    ? [Math.min(...reach) - 2, 100]
    : [0, Math.max(...reach) * 1.08 || 1];
  const x = (value: number) => left + ((value - from) / (to - from)) * (width - left - right);
  const places = placesOf(routes);
  const end = (places.at(-1) ?? top) + row / 2 + 6;

  const grid = ticksOf(from, to)
    .filter((tick, index, ticks) => write(tick) !== write(ticks[index - 1] ?? Number.NaN))
    .flatMap((tick) => [
      ruler(x(tick), top, end, colours.line),
      words(x(tick), top - 8, write(tick), { size: 12, fill: colours.muted, anchor: 'middle' }),
    ]);
  // A piece of the line a row: home has goals of its own.
  const limits = series.flatMap(({ goal }, at) =>
    goal
      ? routes.map((route, index) => {
          const y = places[index] ?? 0;
          const isShared = series.some(
            (it) => it !== series[at] && it.goal?.(route) === goal(route),
          );
          const colour = isShared ? colours.text : (marks[at] ?? colours.text);
          return ruler(x(goal(route)), y - row / 2, y + row / 2, colour, 'stroke-width="2"');
        })
      : [],
  );
  let next = 24;
  const legend = series.flatMap(({ name, goal }, index) => {
    const levels = [...new Set(goal ? routes.map(goal) : [])].map(write).join(' or ');
    const text = levels ? `${name}, goal ${measure.atLeast ? '≥' : '≤'} ${levels}` : name;
    const at = next;
    // Letters of 12 pixels are about 6.3 wide.
    next += 46 + text.length * 6.3;
    return [mark(at + 6, 84, index, false), words(at + 20, 88, text, { size: 12 })];
  });
  const rows = routes.flatMap((route, index) => {
    const y = places[index] ?? 0;
    const readings = series.map((it) => it.of(results, route)?.value);
    const known = readings.filter((it) => it !== undefined);
    const span =
      known.length > 1
        ? `<line x1="${x(Math.min(...known)).toFixed(1)}" x2="${x(Math.max(...known)).toFixed(1)}" y1="${y}" y2="${y}" stroke="${colours.muted}" stroke-width="1"/>`
        : '';
    const worst = measure.atLeast ? Math.min(...known) : Math.max(...known);
    const isMiss = series.some((it, at) => {
      const value = readings[at];
      return value !== undefined && misses(measure, value, it.goal?.(route));
    });
    return [
      words(left - 16, y + 4, route, { size: 12, anchor: 'end' }),
      span,
      ...readings.flatMap((value, at) =>
        value === undefined
          ? []
          : mark(x(value), y, at, misses(measure, value, series[at]?.goal?.(route))),
      ),
      words(width - 20, y + 4, write(worst), {
        ...{ size: 12, anchor: 'end', weight: isMiss ? 700 : 400 },
        fill: isMiss ? colours.miss : colours.muted,
      }),
    ];
  });
  const height = end + bottom;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${sans}" role="img" aria-label="${escaped(title)}">
<rect width="${width}" height="${height}" rx="8" fill="${colours.paper}"/>
${[
  words(24, 38, title, { size: 18, weight: 650 }),
  words(24, 60, note, { size: 13, fill: colours.muted }),
  ...grid,
  ...limits,
  ...legend,
  ...rows,
].join('\n')}
</svg>
`;
}
