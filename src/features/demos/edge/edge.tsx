import { useMemo } from 'react';
import { Choice, DemoFrame, Range } from '../demo-frame.tsx';
import { clamp } from '../numbers.ts';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-demo.ts';
import { edgeRun } from './edge-run.ts';
import { strictnesses } from './gate.ts';
import { type Fault, type FaultKind, fromText, length, toText } from './stream.ts';
import { Trace } from './trace.tsx';

const source =
  'The readings are generated, the same for every visitor: a bearing at 62 °C, one reading a minute. Their noise is normally distributed, with a standard deviation of 0.6 °C. The gate runs in your browser. It has a Hampel filter (Hampel 1974; Davies and Gather 1993), a CUSUM chart (Page 1954), a stuck-at and a gap rule.';

const kindOptions: readonly (readonly [FaultKind, string])[] = [
  ['spike', 'Spike'],
  ['drift', 'Drift'],
  ['stuck', 'Stuck sensor'],
  ['gap', 'Gap'],
];

interface Settings {
  fault: Fault;
  strictness: number;
}

/**
 * First and last reading at which a fault may begin, so that there are readings before and after
 * it.
 */
const [firstStart, lastStart] = [5, length - 20];

function fromAddress(text: string): Settings | null {
  const [, faultText = '', strictness = ''] = /^(.*)~([0-4])$/s.exec(text) ?? [];
  const fault = fromText(faultText);
  return fault && { fault, strictness: Number(strictness) };
}

/**
 * Demo of Neural Edge, 'Send it a bad reading': a stream of readings, a fault that the visitor puts
 * into it, and a gate of four rules that marks faulty readings.
 */
export default function Edge(props: DemoProps) {
  const { settings, player, ...demo } = useDemo<Settings>({
    start: { fault: { kind: 'drift', at: 60 }, strictness: 2 },
    toAddress: ({ fault, strictness }) => `${toText(fault)}~${strictness}`,
    fromAddress,
    stepCount: 4,
  });
  const { fault, strictness } = settings;
  const run = useMemo(() => edgeRun(fault, strictness), [fault, strictness]);

  const change = (part: Partial<Settings>) => demo.change({ ...settings, ...part });

  return (
    <DemoFrame
      {...props}
      offering="edge"
      run={run}
      player={player}
      source={source}
      figure={
        <Trace
          run={run}
          step={player.step}
          limit={strictnesses[strictness]?.limit ?? 0}
          setLimit={(draggedLimit) => {
            const distances = strictnesses.map(({ limit }) => Math.abs(limit - draggedLimit));
            const nearest = distances.indexOf(Math.min(...distances));
            if (nearest !== strictness) change({ strictness: nearest });
          }}
          faultStart={fault.kind === 'drawn' ? null : fault.at}
          setFaultStart={(index) => {
            const at = clamp(index, firstStart, lastStart);
            if (at !== fault.at) change({ fault: { ...fault, at } });
          }}
          draw={(points, isNew) => {
            const drawn = { ...(isNew ? {} : fault.drawn), ...Object.fromEntries(points) };
            const at = Math.min(...Object.keys(drawn).map(Number));
            change({ fault: { kind: 'drawn', at, drawn } });
          }}
        />
      }
      settings={
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
          <Choice
            label="Send a bad reading, or draw one on the trace"
            options={kindOptions}
            value={fault.kind}
            choose={(kind) => change({ fault: { kind, at: fault.at } })}
          />
          <Range
            label="Where it begins"
            valueText={`minute ${fault.at}`}
            value={fault.at}
            min={firstStart}
            max={lastStart}
            change={(at) =>
              change({ fault: { kind: fault.kind === 'drawn' ? 'spike' : fault.kind, at } })
            }
          />
          <Range
            label="How strict the gate is"
            valueText={strictnesses[strictness]?.label ?? ''}
            value={strictness}
            min={0}
            max={strictnesses.length - 1}
            change={(value) => change({ strictness: value })}
          />
        </div>
      }
    />
  );
}
