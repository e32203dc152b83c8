import { FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import { At, noise, type Point, polygon, range, round, tween } from './parts/svg-primitives.tsx';

type Parts = FigureOf<'doors'>['parts'];

/** A door frame seen at an angle. `near` and `far` are the heights of its left and right jamb. */
interface Door {
  center: Point;
  width: number;
  near: number;
  far: number;
}

/** Paths and points of a door frame. */
const getDoorShapes = ({ center: [x, y], width, near, far }: Door) => {
  const [left, right] = [round(x - width / 2), round(x + width / 2)];
  return {
    frame: polygon([
      [left, round(y - near / 2)],
      [right, round(y - far / 2)],
      [right, round(y + far / 2)],
      [left, round(y + near / 2)],
    ]),
    farTop: [right, round(y - far / 2)] as Point,
    farFoot: [right, round(y + far / 2)] as Point,
    depth: round(width * 0.13),
  };
};

/** A door frame with its depth. */
function Frame({ door }: { door: Door }) {
  const { frame, depth } = getDoorShapes(door);
  const inner = getDoorShapes({
    ...door,
    center: [door.center[0] + depth, door.center[1]],
    near: door.near * 0.97,
    far: door.far * 0.97,
  });
  return (
    <>
      <path d={inner.frame} className="text-muted" strokeWidth="0.9" />
      <path d={frame} className="text-text" strokeWidth="2" />
    </>
  );
}

/** The far jamb, drawn over the thread, so that the thread appears to pass through the door. */
function FarJamb({ door }: { door: Door }) {
  const { farTop, farFoot } = getDoorShapes(door);
  return (
    <>
      <path d={`M${farTop}L${farFoot}`} strokeWidth="11" className="text-surface" />
      <path d={`M${farTop}L${farFoot}`} strokeWidth="2" className="text-text" />
    </>
  );
}

/** Each department's own version of the order today, drawn as unconnected lines. */
function Versions({ door, index }: { door: Door; index: number }) {
  const {
    center: [x, y],
    width,
    far,
  } = door;
  return (
    <path
      d={[0, 1, 2]
        .map((row) => {
          const height = round(y + (noise(index * 3 + row, 51) - 0.5) * far * 0.72);
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
  thread: string;
  wipe: 'wipe' | 'sink';
  order: Point;
  from: string;
  /** Path of the floor lines. */
  floor: string;
}

function Lines({ doors, thread, wipe, order, from, floor }: Composition) {
  return (
    <>
      <path d={floor} className="text-line" />
      {doors.map((door, index) => (
        <g key={index}>
          <Frame door={door} />
          <Versions door={door} index={index} />
        </g>
      ))}
      <g className="text-accent">
        <path d={thread} strokeWidth="9" className="text-surface" {...tween(wipe, 1, 17)} />
        <path d={thread} strokeWidth="3.5" strokeLinecap="round" {...tween(wipe, 1, 17)} />
      </g>
      {doors.map((door, index) => (
        <FarJamb key={index} door={door} />
      ))}
      <At at={order}>
        <g className="text-accent" {...tween('show', 17)}>
          <g {...tween('travel', 17, 6, from)}>
            <path d="M-20 -26h28l12 12v40h-40Z" strokeWidth="2" className="fill-surface" />
            <path d="M-11 -6h22M-11 5h22M-11 16h12" strokeWidth="2" />
          </g>
        </g>
      </At>
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const doors = [130, 390, 618, 818, 992].map((x, index): Door => {
    const size = [1, 0.85, 0.73, 0.63, 0.55][index] ?? 1;
    return {
      center: [x, round(288 - index * 10)],
      width: 172 * size,
      near: 440 * size,
      far: 384 * size,
    };
  });
  const [a, b, c, d, e] = doors.map(({ center }) => center);
  return (
    <Sheet
      fit="wide"
      size={[1200, 600]}
      lines={
        <Lines
          doors={doors}
          thread={`M-160 380C-40 400 40 330 ${a} S300 200 ${b} S530 320 ${c} S740 214 ${d} S930 276 ${e} S1120 226 1360 232`}
          wipe="wipe"
          order={[1128, 234]}
          from="-140 10"
          floor="M-160 541L1360 303M-160 461L1360 347"
        />
      }
    >
      {parts.departments.map((department, index) => {
        const door = doors[index];
        return (
          door && (
            <Label
              key={department}
              at={[door.center[0], door.center[1] + door.near / 2 + 22]}
              pin="n"
              tone="text-text"
            >
              {department}
            </Label>
          )
        );
      })}
      <Label at={[1200, 190]} pin="se" width={130} tone="text-accent">
        {parts.thread}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const doors = range(5).map(
    (index): Door => ({
      center: [index % 2 ? 236 : 132, 74 + index * 146],
      width: 82,
      near: index % 2 ? 104 : 124,
      far: index % 2 ? 124 : 104,
    }),
  );
  const row = (index: number) => 74 + index * 146;
  return (
    <Sheet
      fit="narrow"
      size={[400, 820]}
      lines={
        <Lines
          doors={doors}
          thread={`M-30 74H310C400 74 400 220 310 220H90C0 220 0 366 90 366H310C400 366 400 512 310 512H90C0 512 0 658 90 658H300C360 658 376 700 376 760V860`}
          wipe="sink"
          order={[376, 776]}
          from="0 -90"
          floor=""
        />
      }
    >
      {parts.departments.map((department, index) => (
        <Label
          key={department}
          at={[index % 2 ? 180 : 186, row(index) - 22]}
          pin={index % 2 ? 'se' : 'sw'}
          tone="text-text"
        >
          {department}
        </Label>
      ))}
      <Label at={[340, 776]} pin="e" width={260} tone="text-accent">
        {parts.thread}
      </Label>
    </Sheet>
  );
}

/** An order that passes through the doors of five departments on a single thread. */
export default function Doors({ section }: { section: FigureOf<'doors'> }) {
  return (
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
