import { type MouseEvent, useId } from 'react';
import { type FieldErrors, fieldId, labels } from './validate.ts';

/**
 * Lists everything that keeps the form from being sent; each line links to its field. It is no live
 * region: the toast and the field that receives the focus announce the refusal.
 */
export function ErrorSummary({ faults }: { faults: FieldErrors }) {
  const titleId = useId();
  const found = (Object.keys(labels) as (keyof FieldErrors)[]).filter((name) => faults[name]);
  const lead = (event: MouseEvent, name: keyof FieldErrors) => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    // As the link would, but without a step in the history.
    event.preventDefault();
    control.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links
    <div role="group" aria-labelledby={titleId} className="border-l-4 border-(--danger) py-1 pl-5">
      <p id={titleId} className="type-title">
        Not sent yet
      </p>
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
