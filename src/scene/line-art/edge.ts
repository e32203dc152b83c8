import {
  hexCorner,
  hexRadius,
  lift,
  lineSeats,
  prismDepth,
  prisms,
  readingHeights,
  restHeight,
} from '../shared/geometry/edge.ts';
import type { SceneRun } from '../shared/protocol.ts';
import type { BodyView } from './body-view.ts';
import { type Face, type Mark, paint, type Style } from './layers.ts';

const cap: Style = { face: 1, line: 1 };
const risingCap: Style = { face: 3, line: 1 };
// A burning cap has a dark outline, or two neighbours would run into one.
const activeCap: Style = { face: 'accent', line: 1, colour: 'ground' };
const bright: Style = { face: 1, line: 0.7 };
const dark: Style = { face: 0, line: 0.7 };
const engraved: Style = { line: 0.5, opacity: 0.75 };

const capStyle = (rest: number) => (rest > 0.5 ? activeCap : rest > 0.1 ? risingCap : cap);

/** Half the width of a prism's wall, seen from its axis. */
const apothem = (hexRadius * Math.sqrt(3)) / 2;

/**
 * The sensor array: the caps that have heard a signal burn, shadow walls are engraved.
 *
 * @param run what a run's readings raise, in place of the signals at rest
 */
export function drawEdge(view: BodyView, run?: SceneRun): Mark[] {
  const { alone, inLine } = view.morph;
  const heights = run?.readings && readingHeights(run.readings);
  const standing = prisms.map(({ x, y, ring }, index) => {
    const [lineX, lineY] = lineSeats[index]!;
    return {
      x: x + (lineX - x) * inLine,
      y: y + (lineY - y) * inLine,
      rest: heights?.[index] ?? restHeight(index, alone),
      isRim: ring === 4 || inLine > 0.5,
    };
  });
  const faces = standing.flatMap((prism): Face[] => {
    const top = prism.rest * lift;
    // Only the rim shows its foot; inside the array the neighbours hide it.
    const foot = prism.isRim ? -prismDepth : Math.max(-prismDepth, top - lift) - 0.06;
    const at = (corner: number, z: number) => {
      const [x, y] = hexCorner(corner);
      return view.project([prism.x + x, prism.y + y, z]);
    };
    const depth = view.project([prism.x, prism.y, 0])[2];
    const points = [0, 1, 2, 3, 4, 5].map((corner) => at(corner, top));
    if (!points.some(view.isOnSheet)) return [];
    const face: Face = { points, depth, style: capStyle(prism.rest) };
    // Between caps at rest a wall is a sliver, worth its bytes only in the large drawing.
    const out = Math.hypot(prism.x, prism.y) || 1;
    const front =
      prism.isRim && view.facing([prism.x, prism.y, 0], [prism.x / out, prism.y / out, 0]) > -0.1;
    if (!view.fine && !front && prism.rest < 0.03) return [face];
    const walls = [0, 1, 2, 3, 4, 5].flatMap((side): Face[] => {
      const turn = Math.PI / 2 + ((side + 0.5) * Math.PI) / 3;
      const [nx, ny] = [Math.cos(turn), Math.sin(turn)];
      const middle = [prism.x + nx * apothem, prism.y + ny * apothem, top] as const;
      if (view.facing(middle, [nx, ny, 0]) < 0.1) return [];
      const points = [at(side, top), at(side + 1, top), at(side + 1, foot), at(side, foot)];
      const shaded = side >= 3;
      const tall = view.fine && (prism.rest > 0.1 || prism.isRim);
      const along = [points[3]![0] - points[0]![0], points[3]![1] - points[0]![1]] as const;
      const style = shaded || !view.fine ? dark : bright;
      const drawn: Face = { points, depth: depth + 0.001, style };
      return [
        shaded && tall
          ? { ...drawn, engraving: { along, gap: view.hatch * 0.62, style: engraved } }
          : drawn,
      ];
    });
    return [...walls, face];
  });
  return paint(faces);
}
