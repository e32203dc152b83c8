import { Callout, FigureFrame, type FigureOf, Label, Sheet } from './parts/responsive-svg.tsx';
import {
  circle,
  Dot,
  Line,
  Person,
  type Point,
  range,
  round,
  tween,
} from './parts/svg-primitives.tsx';

type Parts = FigureOf<'score'>['parts'];

/** Turns of the conversation: the channel, and start and end as shares of the time axis. */
const turns = [
  { channel: 1, from: 0.02, to: 0.24 },
  { channel: 2, from: 0.31, to: 0.5 },
  { channel: 0, from: 0.58, to: 0.76 },
  { channel: 3, from: 0.84, to: 0.96 },
] as const;
/** Times of the notes of each turn, as shares of the time axis. From the third turn a person answers. */
const notes = [
  [0.04, 0.11, 0.21],
  [0.33, 0.4, 0.48],
  [0.62, 0.68, 0.74],
  [0.86, 0.91],
] as const;

interface Composition {
  /** Positions of the four channels, across the time axis. */
  staves: readonly [number, number, number, number];
  start: number;
  end: number;
  down?: boolean;
  /** Distance between the lines of the conversation. */
  gap: number;
  person: number;
}

/** Functions that convert time and channel to coordinates. */
function getCoordinates({ staves, start, end, down }: Composition) {
  const place = (along: number, across: number): Point =>
    down ? [across, along] : [along, across];
  const time = (share: number) => round(start + (end - start) * share);
  return { place, time, stave: (channel: number) => staves[channel] ?? 0 };
}

function Lines({ composition }: { composition: Composition }) {
  const { staves, start, end, down, gap, person } = composition;
  const { place, time, stave } = getCoordinates(composition);
  const wipe = down ? 'sink' : 'wipe';
  // Each turn adds to the known information, which is drawn as parallel lines.
  const offset = (line: number) => round(line * gap);
  const lineToNextChannel = (index: number, line: number) => {
    const [turn, next] = [turns[index], turns[index + 1]];
    if (!turn || !next) return '';
    const [a, b] = [time(turn.to), time(next.from)];
    const [y0, y1] = [stave(turn.channel) + offset(line), stave(next.channel) + offset(line)];
    // Lines stay parallel in a bend if the outer lines bend later.
    const half = round((a + b) / 2 + (y1 > y0 ? -1 : 1) * (offset(line) - offset(index)));
    return `M${place(a, y0)}C${place(half, y0)} ${place(half, y1)} ${place(b, y1)}`;
  };
  return (
    <>
      <g className="text-line">
        {staves.map((y) => (
          <Line key={y} from={place(start, y)} to={place(end + 60, y)} />
        ))}
        {[0.275, 0.54, 0.8].map((share) => (
          <Line
            key={share}
            from={place(time(share), Math.min(...staves) - 26)}
            to={place(time(share), Math.max(...staves) + 26)}
            strokeDasharray="1 5"
          />
        ))}
      </g>
      {turns.map(({ channel, from, to }, index) => (
        <g
          key={channel}
          data-accent={index > 1 ? 'human' : undefined}
          className="text-accent"
          strokeWidth="2"
        >
          {range(index * 2 + 1).map((line) => (
            <g key={line}>
              <path
                d={`M${place(time(from), stave(channel) + offset(line))}L${place(time(to), stave(channel) + offset(line))}`}
                {...tween('show', 1 + index * 5)}
              />
              <path d={lineToNextChannel(index, line)} {...tween(wipe, 4 + index * 5, 3)} />
            </g>
          ))}
          {notes[index]?.map((share, note) => (
            <Dot
              key={share}
              at={place(time(share), stave(channel) + offset(index))}
              radius={index > 1 ? 12 : 9}
              beat={2 + index * 5 + note}
            />
          ))}
        </g>
      ))}
      <Person at={place(time(0.55), stave(0) + offset(1))} radius={person} beat={11} />
      <g data-accent="human" className="text-accent">
        <path
          d={circle(place(time(0.96) + 4, stave(3) + offset(3)), 15)}
          strokeWidth="2.5"
          className="fill-surface"
          {...tween('show', 21)}
        />
        <path
          d={circle(place(time(0.96) + 4, stave(3) + offset(3)), 6)}
          fill="currentColor"
          stroke="none"
          {...tween('show', 22)}
        />
      </g>
    </>
  );
}

function Wide({ parts }: { parts: Parts }) {
  const composition: Composition = {
    staves: [150, 250, 350, 450],
    start: 130,
    end: 1180,
    gap: 7,
    person: 44,
  };
  const { time } = getCoordinates(composition);
  return (
    <Sheet fit="wide" size={[1200, 540]} lines={<Lines composition={composition} />}>
      {parts.channels.map((channel, index) => (
        <Label key={channel} at={[0, composition.staves[index] ?? 0]} pin="w" tone="text-text">
          {channel}
        </Label>
      ))}
      <Label at={[time(0.02), 226]} pin="sw" tone="text-accent">
        {parts.opening}
      </Label>
      <Callout at={[time(0.6), 108]} pin="sw" width={420} accent="human" {...parts.handover} />
      <Label at={[time(0.96) + 20, 418]} pin="se" tone="text-accent" accent="human">
        {parts.solved}
      </Label>
    </Sheet>
  );
}

function Narrow({ parts }: { parts: Parts }) {
  const composition: Composition = {
    staves: [166, 96, 26, 236],
    start: 44,
    end: 760,
    down: true,
    gap: 5,
    person: 30,
  };
  const { time } = getCoordinates(composition);
  return (
    <Sheet fit="narrow" size={[400, 820]} lines={<Lines composition={composition} />}>
      {parts.channels.map((channel, index) => (
        <Label key={channel} at={[composition.staves[index] ?? 0, 6]} pin="n" tone="text-text">
          {channel}
        </Label>
      ))}
      <Label at={[288, time(0.04)]} pin="nw" width={112} tone="text-accent">
        {parts.opening}
      </Label>
      <Callout at={[288, time(0.55)]} pin="w" width={112} accent="human" {...parts.handover} />
      <Label at={[288, time(0.96)]} pin="w" width={112} tone="text-accent" accent="human">
        {parts.solved}
      </Label>
    </Sheet>
  );
}

/** A conversation drawn like a musical score: it moves over four channels and keeps its history until a person answers. */
export default function Score({ section }: { section: FigureOf<'score'> }) {
  return (
    <FigureFrame section={section} theme="dark">
      <Wide parts={section.parts} />
      <Narrow parts={section.parts} />
    </FigureFrame>
  );
}
