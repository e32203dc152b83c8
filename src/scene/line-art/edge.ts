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
// The dark outline separates two neighbours that are both lit.
const activeCap: Style = { face: 'accent', line: 1, colour: 'ground' };
const brightWall: Style = { face: 1, line: 0.7 };
const darkWall: Style = { face: 0, line: 0.7 };
const hatching: Style = { line: 0.5, opacity: 0.75 };

/** @param height of a prism, 0 to 1 */
const capStyle = (height: number) => (height > 0.5 ? activeCap : height > 0.1 ? risingCap : cap);

/** Distance of a prism's walls from its axis. */
const apothem = (hexRadius * Math.sqrt(3)) / 2;

/** A prism in the pose in which it is drawn. */
interface PlacedPrism {
  x: number;
  y: number;
  /** 0 to 1. */
  height: number;
  /** Whether no neighbour hides its foot. */
  isRim: boolean;
}

/** The visible faces of one prism: its walls and its cap. */
function drawPrism(view: BodyView, { x, y, height, isRim }: PlacedPrism): Face[] {
  const top = height * lift;
  // Inside the array the neighbours hide the foot, so that walls need not reach it.
  const foot = isRim ? -prismDepth : Math.max(-prismDepth, top - lift) - 0.06;
  const projectCorner = (corner: number, z: number) => {
    const [dx, dy] = hexCorner(corner);
    return view.project([x + dx, y + dy, z]);
  };
  const depth = view.project([x, y, 0])[2];
  const capPoints = [0, 1, 2, 3, 4, 5].map((corner) => projectCorner(corner, top));
  if (!capPoints.some(view.isInside)) return [];
  const capFace: Face = { points: capPoints, depth, style: capStyle(height) };
  // In a small drawing the walls between low prisms are too narrow to be worth their bytes.
  const radius = Math.hypot(x, y) || 1;
  const isFront = isRim && view.facing([x, y, 0], [x / radius, y / radius, 0]) > -0.1;
  if (!view.fine && !isFront && height < 0.03) return [capFace];
  const walls = [0, 1, 2, 3, 4, 5].flatMap((side): Face[] => {
    const [nx, ny] = hexCorner(side + 0.5, 1);
    const middle = [x + nx * apothem, y + ny * apothem, top] as const;
    if (view.facing(middle, [nx, ny, 0]) < 0.1) return [];
    const points = [
      projectCorner(side, top),
      projectCorner(side + 1, top),
      projectCorner(side + 1, foot),
      projectCorner(side, foot),
    ];
    const isShaded = side >= 3;
    const isTall = view.fine && (height > 0.1 || isRim);
    const along = [points[3]![0] - points[0]![0], points[3]![1] - points[0]![1]] as const;
    const style = isShaded || !view.fine ? darkWall : brightWall;
    const wall: Face = { points, depth: depth + 0.001, style };
    return [
      isShaded && isTall
        ? { ...wall, engraving: { along, gap: view.hatch * 0.62, style: hatching } }
        : wall,
    ];
  });
  return [...walls, capFace];
}

/**
 * Draws Edge: a sensor array of hexagonal prisms, of which the raised ones have lit caps.
 *
 * @param run a visitor's demo, whose readings raise prisms in place of the signals at rest
 */
export function drawEdge(view: BodyView, run?: SceneRun): Mark[] {
  const { alone, inLine } = view.morph;
  const heights = run?.readings && readingHeights(run.readings);
  const faces = prisms.flatMap(({ x, y, ring }, index) => {
    const [lineX, lineY] = lineSeats[index]!;
    return drawPrism(view, {
      x: x + (lineX - x) * inLine,
      y: y + (lineY - y) * inLine,
      height: heights?.[index] ?? restHeight(index, alone),
      isRim: ring === 4 || inLine > 0.5,
    });
  });
  return paint(faces);
}
