import { Button } from '../../ui/button.tsx';

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, label: string])[];
  value: string;
  choose: (value: T) => void;
}

/** One of a few, as buttons in a row. */
export function Choice<T extends string>({ label, options, value, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-small mb-2 font-medium text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, name]) => (
          <Button
            key={option}
            variant={option === value ? 'default' : 'outline'}
            aria-pressed={option === value}
            onClick={() => choose(option)}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
