/** Small controls that several parts of the desk have. */

/** A field without a box, in the desk's lists and filters. */
export const fieldClass =
  'min-h-11 border-b border-muted bg-transparent py-1 hover:border-text focus-visible:border-text';

interface ActionSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select whose label is for screen readers only. */
export function ActionSelect<Value extends string>(props: ActionSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select
        className={`${fieldClass} max-w-full pr-1`}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The name of a key of the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-[1.7em] place-items-center rounded-hair border border-muted px-1.5 font-mono text-[0.9em]">
    {children}
  </kbd>
);
