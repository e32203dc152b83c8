/**
 * Cover pictures of the blog articles as SVG: flat shapes in a dark colour (ink) and one accent
 * colour on a light one (paper), so that they differ from the pictures of the 3D scene. The subject
 * is in the middle of the frame, because some pages crop a cover.
 */
import { mulberry32 } from '../../../src/scene/shared/random.ts';

export type CoverName = 'file' | 'table' | 'check' | 'routes' | 'match';

/** Size of a cover in SVG units. */
const frame = { width: 1440, height: 960 };

const ink = 'var(--color-ink)';
const paper = 'var(--color-paper)';
const accent = 'var(--accent)';

const round = (value: number) => Math.round(value * 10) / 10;
const rect = (x: number, y: number, w: number, h: number, fill: string, attributes = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${attributes}/>`;
const circle = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${attributes}/>`;
const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
const strokeAttributes = (width: number, colour = ink) =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`;
const repeat = <T>(count: number, create: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => create(index));

/** A drawer of index cards, seen from the front, with one card pulled out. */
function drawFile(): string {
  const cards = repeat(13, (row) => {
    const share = row / 12;
    const width = 640 + share * 620;
    const y = 150 + share ** 1.25 * 610;
    const x = (frame.width - width) / 2;
    const isPulled = row === 7;
    const lift = isPulled ? 190 : 0;
    const tab = x + ((row * 0.37) % 0.72) * width;
    const edge = strokeAttributes(5);
    return [
      path(
        `M${round(x)} ${round(y + 400)}V${round(y - lift)}H${round(tab)}l18 -34h${round(width * 0.16)}l18 34H${round(x + width)}V${round(y + 400)}z`,
        isPulled ? `fill="${accent}"` : `${edge} style="fill:var(--color-paper-sunk)"`,
      ),
      isPulled
        ? circle(frame.width / 2, y - lift + 128, 46, paper) +
          path(
            `M${frame.width / 2 - 92} ${round(y - lift + 290)}a92 92 0 0 1 184 0z`,
            `fill="${paper}"`,
          )
        : '',
    ].join('');
  });
  return cards.join('');
}

/** A table laid for eight, seen from above, with a round shape in the middle. */
function drawTable(): string {
  const [x, y] = [frame.width / 2, frame.height / 2];
  const places = repeat(8, (index) => {
    const turn = (index / 8) * Math.PI * 2 + Math.PI / 8;
    const [px, py] = [x + Math.cos(turn) * 345, y + Math.sin(turn) * 345];
    const out = turn + 0.42;
    const [cx, cy] = [x + Math.cos(out) * 232, y + Math.sin(out) * 232];
    return [
      circle(px, py, 92, paper),
      circle(px, py, 92, 'none', `stroke="${ink}" stroke-width="5"`),
      circle(px, py, 60, 'none', `stroke="${ink}" stroke-width="3"`),
      circle(cx, cy, 26, ink),
      circle(cx, cy, 15, index === 5 ? accent : 'var(--color-paper-sunk)'),
    ].join('');
  });
  const rays = repeat(40, (index) => {
    const turn = (index / 40) * Math.PI * 2;
    const [from, to] = [122, index % 2 ? 150 : 172];
    return `M${round(x + Math.cos(turn) * from)} ${round(y + Math.sin(turn) * from)}L${round(x + Math.cos(turn) * to)} ${round(y + Math.sin(turn) * to)}`;
  });
  return [
    circle(x, y, 468, ink),
    circle(x, y, 452, 'var(--color-paper-sunk)'),
    path(rays.join(''), strokeAttributes(6, accent)),
    circle(x, y, 104, accent),
    ...places,
  ].join('');
}

/** Horizontal bars that end at a vertical line, and the one bar that passes it. */
function drawCheck(): string {
  const random = mulberry32(7);
  /** Position of the vertical line. */
  const lineX = 900;
  /** Row of the bar that passes it. */
  const passingRow = 9;
  const bars = repeat(19, (row) => {
    const y = 96 + row * 41;
    const from = 40 + random() * 300 * (row % 3 === 0 ? 0.2 : 1);
    if (row === passingRow) return rect(0, y, frame.width, 22, accent);
    const stop = lineX - 34 - random() ** 2 * 90;
    const pieces = Math.floor(random() * 3);
    return [
      rect(from, y, stop - from, 22, ink),
      ...repeat(pieces, (piece) => rect(from - 70 - piece * 64, y, 34 - piece * 8, 22, ink)),
    ].join('');
  });
  return [
    ...bars,
    rect(lineX, 60, 10, frame.height - 120, ink),
    circle(lineX + 5, 96 + passingRow * 41 + 11, 62, paper),
    circle(lineX + 5, 96 + passingRow * 41 + 11, 62, 'none', `stroke="${ink}" stroke-width="10"`),
    path(`M${lineX - 22} ${96 + passingRow * 41 + 12}l20 22 34 -44`, strokeAttributes(11, accent)),
  ].join('');
}

/**
 * Outline of Latin America in degrees of longitude and latitude, precise enough for a raster of
 * dots.
 */
const region = `
  -117,32.5 -109,31.3 -106.5,31.8 -101,29.5 -97.3,25.9 -97.6,22 -95.5,18.6 -91.5,18.5 -90.2,21
  -87,21.5 -88,17 -86,15.8 -83.3,15 -83.6,11 -80,9.2 -77,8.5 -75.5,10.7 -71.5,12.3 -67,10.6
  -62,10.6 -57,6 -51.5,4.2 -50,0 -44,-2.5 -38.5,-3.8 -35,-6 -35,-9 -39,-13 -39.5,-18 -41.5,-22
  -45,-23.5 -48.6,-26 -50,-30 -53.5,-34 -58,-34.5 -57.5,-38 -62,-39 -65,-42.5 -66,-46 -69,-51
  -68.5,-54.5 -74,-52 -74,-44 -73,-38 -71.5,-30 -70.3,-20 -76,-14 -81,-6 -80,-1 -77.5,3
  -77.8,7 -81,7.6 -85.5,10.5 -88,13 -93,15.5 -97,16 -105,20 -106,23 -109.5,26.5 -113,31
  -114.7,31.5 -111,25.5 -110,23.2 -112.2,25.5 -115,29
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(',').map(Number) as [number, number]);

/** Position on the map, in SVG units. */
const project = ([longitude, latitude]: readonly [number, number]): readonly [number, number] => [
  720 + (longitude + 75) * 10.6,
  465 - (latitude + 10) * 10.2,
];

/**
 * Whether a point is inside a polygon. A ray from a point inside crosses the outline an odd number
 * of times.
 */
function isInside(x: number, y: number, outline: readonly (readonly [number, number])[]): boolean {
  let isOdd = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isOdd = !isOdd;
  });
  return isOdd;
}

/** A map of Latin America as a raster of dots, with routes between five cities. */
function drawRoutes(): string {
  const outline = region.map(project);
  const dots: string[] = [];
  for (let y = 20; y < frame.height; y += 17)
    for (let x = 150 + ((y / 17) % 2) * 8.5; x < frame.width; x += 17)
      if (isInside(x, y, outline)) dots.push(circle(x, y, 5.4, ink));
  const cities = (
    [
      [-99.1, 19.4],
      [-74.1, 4.7],
      [-46.6, -23.5],
      [-70.7, -33.4],
      [-58.4, -34.6],
    ] as const
  ).map(project);
  const connections = (
    [
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ] as const
  ).map(([from, to]) => {
    const [[ax, ay], [bx, by]] = [cities[from]!, cities[to]!];
    const bow = 0.28;
    return `M${round(ax)} ${round(ay)}Q${round((ax + bx) / 2 + (by - ay) * bow)} ${round((ay + by) / 2 - (bx - ax) * bow)} ${round(bx)} ${round(by)}`;
  });
  const meridians = repeat(9, (index) => {
    const x = 90 + index * 158;
    const bulge = (x - 720) * 0.16;
    return `M${x} 0Q${round(x + bulge)} 480 ${x} 960`;
  });
  return [
    path(meridians.join(''), `${strokeAttributes(2)} opacity="0.28"`),
    ...dots,
    path(connections.join(''), strokeAttributes(7, accent)),
    ...cities.map(([x, y]) => circle(x, y, 21, accent) + circle(x, y, 8, paper)),
  ].join('');
}

/** Two groups of arrows that face each other, and between them a column of check marks. */
function drawMatch(): string {
  const random = mulberry32(3);
  const drawGroup = (side: -1 | 1) =>
    repeat(5, (column) =>
      repeat(7, (row) => {
        const x = frame.width / 2 + side * (190 + column * 118);
        const y = 126 + row * 118;
        const size = 44;
        const tip = `M${x - side * size} ${y}l${side * size * 1.7} ${-size}v${size * 2}z`;
        const isGone = random() < 0.1 + column * 0.05;
        if (isGone) return path(tip, strokeAttributes(4));
        return path(tip, `fill="${side < 0 ? ink : accent}"`);
      }).join(''),
    ).join('');
  const checkMarks = repeat(7, (row) => {
    const [x, y] = [frame.width / 2, 126 + row * 118];
    return (
      rect(x - 33, y - 33, 66, 66, paper, `stroke="${ink}" stroke-width="6"`) +
      (row < 5 ? path(`M${x - 18} ${y}l13 15 23 -30`, strokeAttributes(8, accent)) : '')
    );
  });
  return [
    drawGroup(-1),
    drawGroup(1),
    rect(frame.width / 2 - 3, 0, 6, frame.height, ink),
    ...checkMarks,
  ].join('');
}

/** How to draw each cover, and the name of its accent colour. */
const covers: Record<CoverName, { draw: () => string; accent: string }> = {
  file: { draw: drawFile, accent: 'agents' },
  table: { draw: drawTable, accent: 'human' },
  check: { draw: drawCheck, accent: 'edge' },
  routes: { draw: drawRoutes, accent: 'learning' },
  match: { draw: drawMatch, accent: 'shield' },
};

/** A cover as a complete HTML page, with styles that define the site's colours. */
export function coverMarkup(name: CoverName): string {
  const { draw, accent: offering } = covers[name];
  return `<style>body{background:var(--color-paper-sunk);--accent:color-mix(in oklch,var(--color-${offering}),var(--color-${offering}-deep) 45%);overflow:hidden}</style><svg viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice" style="height:100vh">${draw()}</svg>`;
}
