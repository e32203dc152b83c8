import type { MouseEvent } from 'react';
import { type Faults, fieldId, labels } from './check.ts';

/** Everything that keeps the form from being sent, spoken at once, each line a way to its field. */
export function FaultList({ faults }: { faults: Faults }) {
  const found = (Object.keys(labels) as (keyof Faults)[]).filter((name) => faults[name]);
  const lead = (event: MouseEvent, name: keyof Faults) => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    // As the link would, but without a step in the history.
    event.preventDefault();
    control.focus();
  };
  return (
    <div role="alert" data-faults className="border-l-4 border-(--danger) py-1 pl-5">
      <p className="type-title">Not sent yet</p>
      <ul className="mt-2">
        {found.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => lead(event, name)}
              className="type-body text-link inline-flex min-h-11 items-center"
            >
              <span>
                {labels[name]}: {faults[name]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
