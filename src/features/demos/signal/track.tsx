import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { afterPaint } from '../../../lib/painted.ts';
import { demo } from '../../../motion/demo-tokens.ts';
import {
  type TimelineHandle,
  type TimelineOptions,
  useTimeline,
} from '../../../motion/timeline.ts';
import { distance, duration, easing, seconds } from '../../../motion/tokens.ts';
import type { SignalId } from './signals.ts';

/**
 * Positions on the track, in percent of its length: where the light stops, which is at three stages
 * and the gate of Agents, and the core.
 */
const positions = { stops: [0, 20, 40, 74], behind: 90 } as const;

/** How bright all else is while the light waits at the gate, as in `stage.css`. */
const dim = 0.4;
const others = '[data-dims], .section-head';

/** Where a timeline stands: a label, or its beginning. */
type Place = string | 0;

/** The labels of the light's way, in order. */
const places: readonly Place[] = ['stage0', 'stage1', 'stage2', 'stage3', 'answered', 'in'];
/** The labels at which the light is at a stage; the last stops it at its gate. */
const arrivals = ['stage0', 'stage1', 'stage2', 'gate'] as const;

/** A frame is at a label within this many seconds, because a sum of frames is not exact. */
const nearly = 0.001;

/** Index of the last stage that the light has reached at a time of its timeline; -1 before the first. */
const reachedAt = ({ timeline }: TimelineHandle, time: number) =>
  arrivals.findLastIndex((label) => time >= (timeline.getLabelTime(label) ?? 0) - nearly);

/** The time after the last label, so that a timeline never ends and can be played back. */
const tail = duration.state;

interface PlaceOptions {
  /** Label of the timeline that belongs to the state of the run. */
  place: Place;
  /** Whether it goes there without playing. */
  isJump: boolean;
  /** What is sent: another record begins another run. */
  record?: SignalId;
  /** Takes the index of the last stage that is reached, whenever it may have changed. */
  onReach?: (stage: number) => void;
}

/**
 * Keeps a timeline where the run is: it plays there, forwards or backwards, when the run goes on, from
 * the paint on that answers the press. A run that begins anew plays from the beginning.
 *
 * @param options must be the same object in every render, as must `onReach`
 */
function usePlace(
  ref: RefObject<HTMLElement | null>,
  options: TimelineOptions,
  { place, isJump, record, onReach }: PlaceOptions,
): void {
  const latest = useRef({ place, record });
  const placed = useMemo((): TimelineOptions => {
    let started: TimelineHandle;
    return {
      ...options,
      isPaused: true,
      // What a run had reached before the code came is not played afterwards.
      onStart(handle) {
        started = handle;
        handle.pauseAt(latest.current.place);
        onReach?.(reachedAt(handle, handle.timeline.time));
      },
      ...(onReach && {
        onUpdate: (time: number) => onReach(reachedAt(started, time)),
        onFinish: () => onReach(Number.POSITIVE_INFINITY),
      }),
    };
  }, [options, onReach]);
  const handle = useTimeline(ref, placed);
  // Before the paint, so that a new run does not show what the light of the last one had reached.
  useLayoutEffect(() => {
    const { place: from, record: before } = latest.current;
    if (from === place && before === record) return;
    latest.current = { place, record };
    const jump = (to: Place | number) => {
      const { current: run } = handle;
      run?.pauseAt(to);
      if (run) onReach?.(reachedAt(run, run.timeline.time));
    };
    if (isJump) return jump(place);
    const isNewRun = before !== record || from === 0 || from === places.at(-1);
    if (place === places[0] && isNewRun) jump(0);
    const play = () => {
      const { current: run } = handle;
      if (!run) return;
      // Whoever is ahead of it cuts to the label before.
      const label = places[places.indexOf(place) - 1];
      const at = label ? run.timeline.getLabelTime(label) : null;
      if (at && run.timeline.time < at) jump(at);
      run.playTo(place);
    };
    return afterPaint(play);
  }, [handle, place, isJump, record, onReach]);
}

/**
 * The light's tail in one movement, longest where that is fastest.
 *
 * @param at     seconds at which the movement begins
 * @param length seconds that it lasts
 */
const tailOf = (at: number, length: number) =>
  [
    '[data-tail]',
    { opacity: [0, 1, 0], transform: ['scaleX(0)', 'scaleX(1)', 'scaleX(0)'] },
    { at, duration: length, times: [0, 0.5, 1] },
  ] as [string, { opacity: number[]; transform: string[] }, object];

const x = (percent: number) => `translateX(${percent}%)`;
const y = (pixels: number) => `translateY(${pixels}px)`;

/**
 * The light's way in a run: the record becomes a light, which goes from stage to stage, at the last
 * one touches the gate (`gate`), recoils and stops, and the fingertip grows (label `stage3`). Once the
 * visitor has agreed, the light goes in (`in`).
 */
const journey: TimelineOptions = {
  build: () => {
    const { stops, behind } = positions;
    const gate = stops[3];
    const [collapse, travel] = [seconds(duration.state), seconds(demo.travel)];
    const [recoil, opening] = [seconds(duration.state), seconds(demo.gate)];
    const atGate = collapse + 3 * travel;
    const growth = seconds(duration.headline);
    const stopped = atGate + recoil + seconds(demo.silence);
    const waits = stopped + growth;
    // A late frame after the label would show the open gate before the answer.
    const answered = waits + seconds(duration.camera);
    const inside = answered + opening;
    const moves = { ease: easing['in-out'] };
    return [
      [
        '[data-light]',
        { opacity: [0, 1], transform: ['scale(2.5)', 'scale(1)'] },
        { at: 0, duration: collapse, ease: easing.out },
      ],
      { name: arrivals[0], at: collapse },
      ...[1, 2, 3].flatMap((index) => {
        const at = collapse + (index - 1) * travel;
        return [
          [
            '[data-way]',
            { transform: [x(stops[index - 1] ?? 0), x(stops[index] ?? 0)] },
            { at, duration: travel, ...moves },
          ] as [string, { transform: string[] }, object],
          tailOf(at, travel),
          { name: arrivals[index] ?? '', at: at + travel },
        ];
      }),
      [
        '[data-recoil]',
        { transform: ['translateX(0px)', `translateX(-${distance.near}px)`] },
        { at: atGate, duration: recoil, ease: easing.out },
      ],
      // All else steps back when the light has stopped, and the fingertip grows from the gate.
      [others, { opacity: [1, dim] }, { at: atGate, duration: recoil }],
      ['[data-veil]', { opacity: [0, 1 - dim] }, { at: atGate, duration: recoil }],
      [
        '[data-tip]',
        { opacity: [0, 1], transform: ['scale(0.3)', 'scale(1)'] },
        { at: stopped, duration: growth, ease: easing.out },
      ],
      { name: 'stage3', at: waits },
      { name: 'answered', at: answered },
      [others, { opacity: [dim, 1] }, { at: answered, duration: opening }],
      ['[data-veil]', { opacity: [1 - dim, 0] }, { at: answered, duration: opening }],
      ['[data-gate=upper]', { transform: [y(0), y(-8)] }, { at: answered, duration: recoil }],
      ['[data-gate=lower]', { transform: [y(0), y(8)] }, { at: answered, duration: recoil }],
      [
        '[data-way]',
        { transform: [x(gate), x(behind)] },
        { at: answered, duration: opening, ...moves },
      ],
      tailOf(answered, opening),
      { name: 'in', at: inside },
      ['[data-light]', { opacity: [1, 1] }, { at: inside, duration: seconds(tail) }],
    ];
  },
};

interface TrackProps {
  /** Element around the whole demo. */
  within: RefObject<HTMLElement | null>;
  /** Stage to which the light goes; null before the first play. */
  stage: number | null;
  /** Whether the visitor has answered, and how. */
  answered: 'in' | 'back' | null;
  record: SignalId;
  /** Takes the index of the last stage that the light has reached, infinite where nothing moves. */
  onReach: (stage: number) => void;
}

/**
 * The light on the line through the four stages: one in the loop before the first play
 * (`use-cycle.ts`), one of the run, and the gate at which that one waits.
 */
export function Track({ within, stage, answered, record, onReach }: TrackProps) {
  const reached: Place = stage === null ? 0 : `stage${stage}`;
  const place = answered === 'in' ? 'in' : answered === 'back' ? 0 : reached;
  usePlace(within, journey, { place, isJump: stage === null, record, onReach });
  return (
    <div aria-hidden="true" className="signal-track pointer-events-none print:hidden">
      <span data-accent="agents" className="absolute left-[calc(74%+1rem)] top-5 text-accent">
        <i data-gate="upper" className="absolute bottom-0.5 w-0.5 h-3.5 bg-current" />
        <i data-gate="lower" className="absolute top-0.5 w-0.5 h-3.5 bg-current" />
      </span>
      <span data-loop-light className="absolute inset-x-0 top-5 opacity-0">
        <span className="absolute">
          <i className="stage-glow" />
          <i className="stage-tail" />
          <i className="stage-light light" />
        </span>
      </span>
      <span data-way className="absolute inset-x-0 top-5">
        <span data-recoil className="absolute">
          <i data-tail className="stage-tail opacity-0" />
          <i data-light className="opacity-0">
            <i className="stage-glow" />
            <i className="stage-light light" />
          </i>
        </span>
      </span>
    </div>
  );
}

/**
 * The receipt feeds up in steps where the fingertip was, after the gate has opened, and its seal
 * stamps (label `fed`).
 */
const feed: TimelineOptions = {
  build: () => {
    const [start, step, stamp] = [seconds(demo.gate), seconds(demo.feedStep), seconds(demo.stamp)];
    const steps = [100, 80, 60, 40, 20, 0];
    const fed = start + (steps.length - 1) * step;
    return [
      // The full ridges stay until the gate is open.
      ['[data-approval]', { opacity: [1, 0] }, { at: start, duration: seconds(duration.state) }],
      ...steps
        .slice(1)
        .map(
          (to, index) =>
            [
              '[data-receipt]',
              { transform: [`translateY(${steps[index]}%)`, `translateY(${to}%)`] },
              { at: start + index * step, duration: step, ease: easing.out },
            ] as [string, { transform: string[] }, object],
        ),
      [
        '[data-seal]',
        { opacity: [0, 1], transform: ['scale(1.8)', 'scale(1)'] },
        { at: fed, duration: stamp, ease: easing.out },
      ],
      { name: 'fed', at: fed + stamp },
      ['[data-seal]', { opacity: [1, 1] }, { at: fed + stamp, duration: seconds(tail) }],
    ];
  },
};

/**
 * Feeds the receipt when the run is done.
 *
 * @param ref element around `data-approval` and `data-receipt`
 */
export const useFeed = (ref: RefObject<HTMLElement | null>, isDone: boolean) =>
  usePlace(ref, feed, { place: isDone ? 'fed' : 0, isJump: !isDone });
