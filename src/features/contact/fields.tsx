import { type MouseEvent, type ReactNode, useId } from 'react';
import {
  contactFields,
  interestNames,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { cn } from '../../lib/cn.ts';
import { Field, SelectField, TextareaField } from '../../ui/field.tsx';
import type { Payload } from './form-request.ts';
import { type FieldErrors, fieldId, labels } from './validate.ts';

interface GroupProps {
  number: string;
  legend: string;
  className?: string;
  children: ReactNode;
}

/** A numbered part of the form. */
export function Group({ number, legend, className, children }: GroupProps) {
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="type-label mb-7 flex w-full items-center gap-4 text-muted after:h-px after:flex-1 after:bg-line">
        <span>
          <span className="text-accent">{number}</span> / {legend}
        </span>
      </legend>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const named = (name: keyof Payload) => {
  const { label, autocomplete } = contactFields[name];
  return { id: fieldId(name), label, name, autoComplete: autocomplete };
};

/** The seven fields of the request. */
export function RequestFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <Group number="01" legend="The subject">
        <SelectField
          {...named('interest')}
          defaultValue=""
          error={errors.interest}
          className="col-span-full"
        >
          <option value="">Choose one if you like</option>
          {Object.entries(interestNames).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </Group>
      <Group number="02" legend="You">
        {/* Announced as required, checked by code alone: the browser takes spaces for a name. */}
        <Field
          {...named('firstName')}
          autoCapitalize="words"
          aria-required
          error={errors.firstName}
        />
        <Field
          {...named('lastName')}
          autoCapitalize="words"
          aria-required
          error={errors.lastName}
        />
        <Field
          {...named('email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
          className="col-span-full"
        />
        <Field {...named('company')} error={errors.company} />
        <Field {...named('role')} error={errors.role} />
      </Group>
      <Group number="03" legend="Your words">
        <TextareaField
          {...named('challenge')}
          rows={4}
          hint="What would you like to know, fix or stop doing by hand?"
          error={errors.challenge}
          className="col-span-full"
        />
      </Group>
    </>
  );
}

/**
 * Lists everything that keeps the form from being sent; each line links to its field. It is no live
 * region: the toast and the field that receives the focus announce the refusal.
 */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const titleId = useId();
  const found = (Object.keys(labels) as (keyof FieldErrors)[]).filter((name) => errors[name]);
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
                {labels[name]}: {errors[name]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
