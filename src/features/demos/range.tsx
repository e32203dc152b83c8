import { useId } from 'react';

interface RangeProps {
  label: string;
  /** The value in words, as it is shown and spoken. */
  words: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change: (value: number) => void;
}

/** A labelled slider that says its value in words. */
export function Range({ label, words, value, min, max, step = 1, change }: RangeProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-small flex flex-wrap justify-between gap-x-4 font-medium">
        <span className="text-muted">{label}</span>
        <span className="tabular-nums">{words}</span>
      </label>
      <input
        id={id}
        type="range"
        className="block h-11 w-full accent-(--accent) -outline-offset-2"
        aria-valuetext={words}
        {...{ value, min, max, step }}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </div>
  );
}
