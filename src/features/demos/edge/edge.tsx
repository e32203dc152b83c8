import { useMemo } from 'react';
import { Choice, DemoFrame, Range } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-url-state.ts';
import { edgeRun } from './edge-run.ts';
import { strictnesses } from './gate.ts';
import { type Fault, type FaultKind, fromText, length, toText } from './stream.ts';
import { Trace } from './trace.tsx';

const source =
  'The readings are generated, the same for every visitor: a bearing at 62 °C, one reading a minute. Their noise is normally distributed, with a standard deviation of 0.6 °C. The gate runs in your browser. It has a Hampel filter (Hampel 1974; Davies and Gather 1993), a CUSUM chart (Page 1954), a stuck-at and a gap rule.';

const kinds: readonly (readonly [FaultKind, string])[] = [
  ['spike', 'Spike'],
  ['drift', 'Drift'],
  ['stuck', 'Stuck sensor'],
  ['gap', 'Gap'],
];

const strictWords = ['Very generous', 'Generous', 'Middle', 'Strict', 'Very strict'] as const;

interface Settings {
  fault: Fault;
  strictness: number;
}

/** Where a fault may begin: with something before and something after it. */
const [firstStart, lastStart] = [5, length - 20];

const start: Settings = { fault: { kind: 'drift', at: 60 }, strictness: 2 };

const toAddress = ({ fault, strictness }: Settings) => `${toText(fault)}~${strictness}`;

function fromAddress(text: string): Settings | null {
  const [, faultText = '', strictness = ''] = /^(.*)~([0-4])$/s.exec(text) ?? [];
  const fault = fromText(faultText);
  return fault && { fault, strictness: Number(strictness) };
}

/**
 * 'Send it a bad reading': a stream, a fault that the visitor puts into it, and a gate of four
 * rules.
 */
export default function Edge(props: DemoProps) {
  const { settings, player, ...demo } = useDemo(start, { toAddress, fromAddress }, 4);
  const { fault, strictness } = settings;
  const run = useMemo(() => edgeRun(fault, strictness), [fault, strictness]);

  const change = (part: Partial<Settings>) => demo.change({ ...settings, ...part });

  return (
    <DemoFrame
      {...props}
      run={run}
      player={player}
      source={source}
      figure={
        <Trace
          run={run}
          step={player.step}
          limit={strictnesses[strictness]?.limit ?? 0}
          setLimit={(wanted) => {
            const away = strictnesses.map(({ limit }) => Math.abs(limit - wanted));
            const nearest = away.indexOf(Math.min(...away));
            if (nearest !== strictness) change({ strictness: nearest });
          }}
          begins={fault.kind === 'drawn' ? null : fault.at}
          setBegins={(index) => {
            const at = Math.min(lastStart, Math.max(firstStart, index));
            if (at !== fault.at) change({ fault: { ...fault, at } });
          }}
          draw={(points, isNew) => {
            const drawn = isNew ? {} : fault.drawn;
            const all = { ...drawn, ...Object.fromEntries(points) };
            const at = Math.min(...Object.keys(all).map(Number));
            change({ fault: { kind: 'drawn', at, drawn: all } });
          }}
        />
      }
      settings={
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
          <Choice
            label="Send a bad reading, or draw one on the trace"
            options={kinds}
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
            valueText={strictWords[strictness] ?? ''}
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
