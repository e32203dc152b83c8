/**
 * Drawing: a conversation, drawn like a musical score. It moves over four channels (the staves)
 * and keeps its history until a person answers.
 */

import { Callout, Drawing, Illustration, type IllustrationProps, Label } from './parts/drawing.tsx';
import {
  circlePath,
  Dot,
  Line,
  Person,
  type Point,
  range,
  round,
  tween,
} from './parts/svg-primitives.tsx';

/** Turns of the conversation: the channel, and start and end as shares of the time axis. */
const turns = [
  { channel: 1, from: 0.02, to: 0.24 },
  { channel: 2, from: 0.31, to: 0.5 },
  { channel: 0, from: 0.58, to: 0.76 },
  { channel: 3, from: 0.84, to: 0.96 },
] as const;
type Channel = (typeof turns)[number]['channel'];
/**
 * Times of the messages in each turn, as shares of the time axis. From the third turn a person
 * answers.
 */
const messageTimes = [
  [0.04, 0.11, 0.21],
  [0.33, 0.4, 0.48],
  [0.62, 0.68, 0.74],
  [0.86, 0.91],
] as const;

interface Composition {
  /** Positions of the four channels, across the time axis. */
  channelPositions: readonly [number, number, number, number];
  /** Ends of the time axis. */
  start: number;
  end: number;
  /** Whether the time axis is vertical. */
  isVertical?: boolean;
  /** Distance between the lines of the conversation. */
  lineSpacing: number;
  personRadius: number;
}

/** Position of a time on the time axis. */
const timePosition = ({ start, end }: Composition, share: number) =>
  round(start + (end - start) * share);

function Lines({ composition }: { composition: Composition }) {
  const { channelPositions, start, end, isVertical, lineSpacing, personRadius } = composition;
  const toPoint = (along: number, across: number): Point =>
    isVertical ? [across, along] : [along, across];
  const timeAt = (share: number) => timePosition(composition, share);
  // Each turn adds to the known information, which is drawn as parallel lines.
  const offset = (line: number) => round(line * lineSpacing);
  const pointAt = (share: number, channel: Channel, line: number) =>
    toPoint(timeAt(share), channelPositions[channel] + offset(line));
  const lineToNextChannel = (index: number, line: number) => {
    const [turn, next] = [turns[index], turns[index + 1]];
    if (!turn || !next) return '';
    const [a, b] = [timeAt(turn.to), timeAt(next.from)];
    const [y0, y1] = [
      channelPositions[turn.channel] + offset(line),
      channelPositions[next.channel] + offset(line),
    ];
    // Lines stay parallel in a bend if the outer lines bend later.
    const half = round((a + b) / 2 + (y1 > y0 ? -1 : 1) * (offset(line) - offset(index)));
    return `M${toPoint(a, y0)}C${toPoint(half, y0)} ${toPoint(half, y1)} ${toPoint(b, y1)}`;
  };
  const solved = toPoint(timeAt(0.96) + 4, channelPositions[3] + offset(3));
  return (
    <>
      <g className="text-line">
        {channelPositions.map((y) => (
          <Line key={y} from={toPoint(start, y)} to={toPoint(end + 60, y)} />
        ))}
        {[0.275, 0.54, 0.8].map((share) => (
          <Line
            key={share}
            from={toPoint(timeAt(share), Math.min(...channelPositions) - 26)}
            to={toPoint(timeAt(share), Math.max(...channelPositions) + 26)}
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
                d={`M${pointAt(from, channel, line)}L${pointAt(to, channel, line)}`}
                {...tween('show', 1 + index * 5)}
              />
              <path
                d={lineToNextChannel(index, line)}
                {...tween(isVertical ? 'sink' : 'wipe', 4 + index * 5, 3)}
              />
            </g>
          ))}
          {messageTimes[index]?.map((share, message) => (
            <Dot
              key={share}
              at={pointAt(share, channel, index)}
              radius={index > 1 ? 12 : 9}
              beat={2 + index * 5 + message}
            />
          ))}
        </g>
      ))}
      <Person at={pointAt(0.55, 0, 1)} radius={personRadius} beat={11} />
      <g data-accent="human" className="text-accent">
        <path
          d={circlePath(solved, 15)}
          strokeWidth="2.5"
          className="fill-surface"
          {...tween('show', 21)}
        />
        <path d={circlePath(solved, 6)} fill="currentColor" stroke="none" {...tween('show', 22)} />
      </g>
    </>
  );
}

function Wide({ section: { parts } }: IllustrationProps<'score'>) {
  const composition: Composition = {
    channelPositions: [150, 250, 350, 450],
    start: 130,
    end: 1180,
    lineSpacing: 7,
    personRadius: 44,
  };
  const timeAt = (share: number) => timePosition(composition, share);
  return (
    <Drawing size={[1200, 540]} lines={<Lines composition={composition} />}>
      {parts.channels.map((channel, index) => (
        <Label
          key={channel}
          at={[0, composition.channelPositions[index] ?? 0]}
          pin="w"
          tone="text"
          text={channel}
        />
      ))}
      <Label at={[timeAt(0.02), 226]} pin="sw" tone="accent" text={parts.opening} />
      <Callout at={[timeAt(0.6), 108]} pin="sw" width={420} accent="human" {...parts.handover} />
      <Label at={[timeAt(0.96) + 20, 418]} pin="se" accent="human" text={parts.solved} />
    </Drawing>
  );
}

function Narrow({ section: { parts } }: IllustrationProps<'score'>) {
  const composition: Composition = {
    channelPositions: [166, 96, 26, 236],
    start: 44,
    end: 760,
    isVertical: true,
    lineSpacing: 5,
    personRadius: 30,
  };
  const timeAt = (share: number) => timePosition(composition, share);
  return (
    <Drawing size={[400, 820]} lines={<Lines composition={composition} />}>
      {parts.channels.map((channel, index) => (
        <Label
          key={channel}
          at={[composition.channelPositions[index] ?? 0, 6]}
          pin="n"
          tone="text"
          text={channel}
        />
      ))}
      <Label at={[288, timeAt(0.04)]} pin="nw" width={112} tone="accent" text={parts.opening} />
      <Callout at={[288, timeAt(0.55)]} pin="w" width={112} accent="human" {...parts.handover} />
      <Label at={[288, timeAt(0.96)]} pin="w" width={112} accent="human" text={parts.solved} />
    </Drawing>
  );
}

export default function Score({ section }: IllustrationProps<'score'>) {
  return <Illustration section={section} theme="dark" Wide={Wide} Narrow={Narrow} />;
}
