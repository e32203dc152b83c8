/**
 * Drawing: an order that passes through the doors of five departments on a single thread.
 */

import { Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  noise,
  type Point,
  polygonPath,
  polylinePath,
  range,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

/** A door frame seen at an angle: its left and its right jamb have different heights. */
interface Door {
  center: Point;
  width: number;
  leftHeight: number;
  rightHeight: number;
}

/** Corners of a door frame, clockwise from the upper left. */
const getCorners = ({ center: [x, y], width, leftHeight, rightHeight }: Door): Point[] => {
  const [left, right] = [round(x - width / 2), round(x + width / 2)];
  return [
    [left, round(y - leftHeight / 2)],
    [right, round(y - rightHeight / 2)],
    [right, round(y + rightHeight / 2)],
    [left, round(y + leftHeight / 2)],
  ];
};

/** A door frame with its depth. */
function Frame({ door }: { door: Door }) {
  const inner = getCorners({
    ...door,
    center: [door.center[0] + round(door.width * 0.13), door.center[1]],
    leftHeight: door.leftHeight * 0.97,
    rightHeight: door.rightHeight * 0.97,
  });
  return (
    <>
      <path d={polygonPath(inner)} className="text-muted" strokeWidth="0.9" />
      <path d={polygonPath(getCorners(door))} className="text-text" strokeWidth="2" />
    </>
  );
}

/** The right jamb, drawn over the thread, so that the thread appears to pass through the door. */
function RightJamb({ door }: { door: Door }) {
  const jambPath = polylinePath(getCorners(door).slice(1, 3));
  return (
    <>
      <path d={jambPath} strokeWidth="11" className="text-surface" />
      <path d={jambPath} strokeWidth="2" className="text-text" />
    </>
  );
}

/** Each department's own version of the order today, drawn as unconnected lines. */
function Versions({ door, index }: { door: Door; index: number }) {
  const { center, width, rightHeight } = door;
  const [x, y] = center;
  return (
    <path
      d={range(3)
        .map((row) => {
          const height = round(y + (noise(index * 3 + row, 51) - 0.5) * rightHeight * 0.72);
          const start = round(x - width * (0.5 + noise(index + row, 53) * 0.5));
          return `M${start} ${height}h${round(width * (0.6 + noise(row + index * 2, 55) * 0.5))}`;
        })
        .join('')}
      strokeDasharray="3 6"
      className="text-muted"
      strokeOpacity="0.7"
      {...tween('fade', 4, 12, 0.7)}
    />
  );
}

interface Composition {
  doors: readonly Door[];
  /** Path of the thread through the doors. */
  threadPath: string;
  /** How the thread is revealed: from the left or from the top. */
  threadTween: 'wipe' | 'sink';
  /** Position of the document at the end of the thread. */
  orderPosition: Point;
  /** Offset `x y` from which the order travels to its position. */
  orderTravelFrom: string;
  /** Path of the floor lines. */
  floorPath: string;
}

function Lines({
  doors,
  threadPath,
  threadTween,
  orderPosition,
  orderTravelFrom,
  floorPath,
}: Composition) {
  return (
    <>
      <path d={floorPath} className="text-line" />
      {doors.map((door, index) => (
        <g key={index}>
          <Frame door={door} />
          <Versions door={door} index={index} />
        </g>
      ))}
      <g className="text-accent">
        <path
          d={threadPath}
          strokeWidth="9"
          className="text-surface"
          {...tween(threadTween, 1, 17)}
        />
        <path
          d={threadPath}
          strokeWidth="3.5"
          strokeLinecap="round"
          {...tween(threadTween, 1, 17)}
        />
      </g>
      {doors.map((door, index) => (
        <RightJamb key={index} door={door} />
      ))}
      <Translate to={orderPosition}>
        <g className="text-accent" {...tween('show', 17)}>
          <g {...tween('travel', 17, 6, orderTravelFrom)}>
            <path d="M-20 -26h28l12 12v40h-40Z" strokeWidth="2" className="fill-surface" />
            <path d="M-11 -6h22M-11 5h22M-11 16h12" strokeWidth="2" />
          </g>
        </g>
      </Translate>
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'doors'>) {
  const doors = [130, 390, 618, 818, 992].map((x, index): Door => {
    const size = [1, 0.85, 0.73, 0.63, 0.55][index] ?? 1;
    return {
      center: [x, round(288 - index * 10)],
      width: 172 * size,
      leftHeight: 440 * size,
      rightHeight: 384 * size,
    };
  });
  const [a, b, c, d, e] = doors.map(({ center }) => center);
  return (
    <Drawing
      size={[1200, 600]}
      lines={
        <Lines
          doors={doors}
          threadPath={`M-160 380C-40 400 40 330 ${a} S300 200 ${b} S530 320 ${c} S740 214 ${d} S930 276 ${e} S1120 226 1360 232`}
          threadTween="wipe"
          orderPosition={[1128, 234]}
          orderTravelFrom="-140 10"
          floorPath="M-160 541L1360 303M-160 461L1360 347"
        />
      }
    >
      {doors.map(({ center: [x, y], leftHeight }, index) => (
        <Label
          key={x}
          at={[x, y + leftHeight / 2 + 22]}
          pin="n"
          tone="text"
          text={parts.departments[index]}
        />
      ))}
      <Label at={[1200, 190]} pin="se" width={130} tone="accent" text={parts.thread} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'doors'>) {
  const doors = range(5).map(
    (index): Door => ({
      center: [index % 2 ? 236 : 132, 74 + index * 146],
      width: 82,
      leftHeight: index % 2 ? 104 : 124,
      rightHeight: index % 2 ? 124 : 104,
    }),
  );
  return (
    <Drawing
      size={[400, 820]}
      lines={
        <Lines
          doors={doors}
          threadPath={`M-30 74H310C400 74 400 220 310 220H90C0 220 0 366 90 366H310C400 366 400 512 310 512H90C0 512 0 658 90 658H300C360 658 376 700 376 760V860`}
          threadTween="sink"
          orderPosition={[376, 776]}
          orderTravelFrom="0 -90"
          floorPath=""
        />
      }
    >
      {doors.map(({ center: [, y] }, index) => (
        <Label
          key={y}
          at={[index % 2 ? 180 : 186, y - 22]}
          pin={index % 2 ? 'se' : 'sw'}
          tone="text"
          text={parts.departments[index]}
        />
      ))}
      <Label at={[340, 776]} pin="e" width={260} tone="accent" text={parts.thread} />
    </Drawing>
  );
}

export default function Doors({ section }: IllustrationProps<'doors'>) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}
