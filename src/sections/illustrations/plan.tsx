/**
 * Drawing: a floor plan of four offices around one file; each office sees only its own part of the
 * file.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  circlePath,
  Line,
  Person,
  type Point,
  polygonPath,
  range,
  round,
  Translate,
  tween,
} from './parts/svg-primitives.tsx';

/**
 * Half the size of a court of 720 × 560 units whose middle is the origin, and the size of the
 * office in each corner.
 */
const halfCourt = { x: 360, y: 280 };
const officeSize = { x: 230, y: 176 };
/**
 * Length by which an office's window to the court cuts off the office's inner corner, along each
 * wall.
 */
const windowCut = 40;
/** Radius of the circle around the file, up to which the offices see. */
const boundaryRadius = 124;
const fileSize = { width: 96, height: 124 };

/** Corners of the offices, clockwise from the upper left, as signs of x and y. */
const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** Index of the band of the file that each office may read. */
const bandByOffice = [0, 1, 3, 2] as const;
/** y of a band. */
const bandY = (band: number) => -fileSize.height / 2 + 22 + band * 26;

function Office({ corner: [sx, sy] }: { corner: Point }) {
  const inner: Point = [halfCourt.x - officeSize.x, halfCourt.y - officeSize.y];
  const toPoint = (x: number, y: number): Point => [sx * x, sy * y];
  return (
    <>
      <path
        d={`M${toPoint(halfCourt.x, inner[1])}L${toPoint(halfCourt.x - 60, inner[1])}M${toPoint(halfCourt.x - 116, inner[1])}L${toPoint(inner[0] + windowCut, inner[1])}M${toPoint(inner[0], inner[1] + windowCut)}L${toPoint(inner[0], halfCourt.y)}`}
        strokeWidth="5"
      />
      {/* Door, opened by 90 degrees. */}
      <path
        d={`M${toPoint(halfCourt.x - 116, inner[1])}L${toPoint(halfCourt.x - 116, inner[1] - 56)}A56 56 0 0 ${sx * sy > 0 ? 0 : 1} ${toPoint(halfCourt.x - 60, inner[1])}`}
        strokeWidth="0.9"
      />
      <path
        d={`M${toPoint(inner[0] + windowCut, inner[1])}L${toPoint(inner[0], inner[1] + windowCut)}M${toPoint(inner[0] + windowCut + 6, inner[1] + 6)}L${toPoint(inner[0] + 6, inner[1] + windowCut + 6)}`}
        strokeWidth="1"
      />
    </>
  );
}

/**
 * View of an office: a wedge from the office through its window to the boundary, and a line to its
 * band of the file.
 */
function OfficeView({ corner: [sx, sy], index }: { corner: Point; index: number }) {
  const eye: Point = [
    sx * (halfCourt.x - officeSize.x + 66),
    sy * (halfCourt.y - officeSize.y + 58),
  ];
  const angle = Math.atan2(-sy * 0.74, -sx);
  const boundaryPoint = (offset: number): Point => [
    round(-Math.cos(angle + offset) * boundaryRadius),
    round(-Math.sin(angle + offset) * boundaryRadius),
  ];
  const band = bandY(bandByOffice[index] ?? 0);
  const bandEnd: Point = [sx * (fileSize.width / 2), band];
  return (
    <g className="text-accent">
      <path
        d={polygonPath([eye, boundaryPoint(-0.2), boundaryPoint(0.2)])}
        fill="currentColor"
        fillOpacity="0.12"
        strokeWidth="1"
        {...tween('show', 5 + index * 3)}
      />
      <circle cx={eye[0]} cy={eye[1]} r="5" fill="currentColor" stroke="none" />
      <Line from={boundaryPoint(0)} to={bandEnd} strokeWidth="1.5" beat={6 + index * 3} />
      <Line
        from={[-fileSize.width / 2 + 12, band]}
        to={[fileSize.width / 2 - 12, band]}
        strokeWidth="8"
        beat={8 + index * 3}
      />
    </g>
  );
}

function FloorPlan() {
  const gap = 50;
  return (
    <>
      <g className="text-text">
        <path
          d={`M${-gap} ${halfCourt.y}H${-halfCourt.x}V${-halfCourt.y}H${halfCourt.x}V${halfCourt.y}H${gap}`}
          strokeWidth="7"
        />
        {corners.map((corner) => (
          <Office key={`${corner}`} corner={corner} />
        ))}
      </g>
      <path
        d={circlePath([0, 0], boundaryRadius)}
        className="text-accent"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      {corners.map((corner, index) => (
        <OfficeView key={`${corner}`} corner={corner} index={index} />
      ))}
      <path
        d={`M${-fileSize.width / 2} ${-fileSize.height / 2}H${fileSize.width / 2 - 20}l20 20V${fileSize.height / 2}H${-fileSize.width / 2}Z`}
        className="text-text"
        strokeWidth="2"
      />
      <g className="text-line" strokeWidth="1.5">
        {range(4).map((band) => (
          <path
            key={band}
            d={`M${-fileSize.width / 2 + 12} ${bandY(band) + 11}h${fileSize.width - 24}`}
          />
        ))}
      </g>
      <g data-accent="human" className="text-accent">
        <Line
          from={[0, halfCourt.y + 20]}
          to={[0, boundaryRadius - 18]}
          strokeWidth="2.5"
          beat={1}
          span={5}
        />
      </g>
      <Person at={[0, halfCourt.y + 52]} radius={30} beat={0} />
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'plan'>) {
  const center: Point = [400, 288];
  return (
    <Drawing
      size={[800, 660]}
      lines={
        <Translate to={center}>
          <FloorPlan />
        </Translate>
      }
    >
      {parts.offices.map((office, index) => {
        const [sx, sy] = corners[index] ?? [0, 0];
        return (
          <Callout
            key={office.title}
            at={[
              center[0] + sx * (halfCourt.x - 18),
              center[1] + sy * (halfCourt.y - (sy < 0 ? 20 : 22)),
            ]}
            pin={`${sy < 0 ? 'n' : 's'}${sx < 0 ? 'w' : 'e'}`}
            width={190}
            tone="text"
            {...office}
          />
        );
      })}
      <Label at={[400, 146]} pin="s" width={210} tone="accent" text={parts.boundary} />
      <Label at={[400, 360]} pin="n" tone="text" text={parts.file} />
      <Label at={[446, 640]} pin="w" accent="human" text={parts.citizen} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'plan'>) {
  return (
    <Drawing
      size={[400, 780]}
      lines={
        <g transform="translate(200 160) scale(.55)" strokeWidth="2">
          <FloorPlan />
        </g>
      }
    >
      {corners.map(([sx, sy], index) => (
        <Label
          key={index}
          at={[200 + sx * 176, 160 + sy * 128]}
          pin="c"
          tone="text"
          text={'ABCD'[index]}
        />
      ))}
      <Label at={[228, 346]} pin="w" accent="human" text={parts.citizen} />
      {parts.offices.map((office, index) => (
        <Label key={office.title} at={[0, 400 + index * 84]} tone="accent" text={'ABCD'[index]} />
      ))}
      {parts.offices.map((office, index) => (
        <Callout
          key={office.title}
          at={[34, 400 + index * 84]}
          width={366}
          tone="text"
          {...office}
        />
      ))}
      <Label at={[34, 740]} width={366} tone="accent" text={parts.boundary} />
    </Drawing>
  );
}

export default function Plan({ section }: IllustrationProps<'plan'>) {
  return <Illustration section={section} theme="light" isTwoColumns Wide={Wide} Narrow={Narrow} />;
}
