import { type MouseEvent, type ReactNode, useId } from 'react';
import {
  contactFields,
  type FieldName,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { cn } from '../../lib/cn.ts';
import { Field, SelectField, TextareaField } from '../../ui/field.tsx';
import type { FormTexts } from './texts.ts';
import { type FieldErrors, fieldId } from './validate.ts';

interface GroupProps {
  number: string;
  legend: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A numbered part of the form. */
export function Group({ number, legend, className, children }: GroupProps) {
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="type-label mb-7 flex w-full items-center gap-4 text-muted after:h-px after:flex-1 after:bg-line">
        <span>
          <span className="text-accent">{number}</span> / <span>{legend}</span>
        </span>
      </legend>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface RequestFieldsProps {
  texts: FormTexts;
  errors: FieldErrors;
  /** While a request is sent, its fields keep their values and the focus but can't be edited. */
  isReadOnly: boolean;
}

/** The seven fields of the request. */
export function RequestFields({ texts, errors, isReadOnly }: RequestFieldsProps) {
  const [subject, you, words] = texts.groups;
  /** Props that all fields have. */
  const commonProps = (name: FieldName) => {
    const { autocomplete } = contactFields[name];
    return {
      id: fieldId(name),
      label: texts.labels[name],
      name,
      autoComplete: autocomplete,
      error: errors[name],
    };
  };
  const fieldProps = (name: FieldName) => ({ ...commonProps(name), readOnly: isReadOnly });
  return (
    <>
      <Group number="01" legend={subject}>
        {/* A select has no `readonly`. */}
        <SelectField
          {...commonProps('interest')}
          inert={isReadOnly}
          defaultValue=""
          className="col-span-full"
        >
          <option value="">{texts.noInterest}</option>
          {Object.entries(texts.interests).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </Group>
      <Group number="02" legend={you}>
        {/*
         * `aria-required` announces the names as required. `required` is left out, because the
         * browser would accept spaces as a name.
         */}
        <Field {...fieldProps('firstName')} autoCapitalize="words" aria-required />
        <Field {...fieldProps('lastName')} autoCapitalize="words" aria-required />
        <Field
          {...fieldProps('email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="col-span-full"
        />
        <Field {...fieldProps('company')} />
        <Field {...fieldProps('role')} />
      </Group>
      <Group number="03" legend={words}>
        <TextareaField
          {...fieldProps('challenge')}
          rows={4}
          hint={texts.challengeHint}
          className="col-span-full"
        />
      </Group>
    </>
  );
}

/**
 * Lists the errors that prevent sending; each line links to its field. The list is not a live
 * region, because the toast and the field that receives the focus announce the errors.
 */
export function ErrorSummary({ texts, errors }: { texts: FormTexts; errors: FieldErrors }) {
  const titleId = useId();
  const invalidFields = (Object.keys(texts.labels) as (keyof FieldErrors)[]).filter(
    (name) => errors[name],
  );
  const focusField = (event: MouseEvent, name: keyof FieldErrors) => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    // The link would focus the field too, but would add an entry to the history.
    event.preventDefault();
    control.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links
    <div role="group" aria-labelledby={titleId} className="border-l-4 border-(--danger) py-1 pl-5">
      <p id={titleId} className="type-title">
        {texts.notSent}
      </p>
      <ul className="mt-2">
        {invalidFields.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => focusField(event, name)}
              className="type-body text-link inline-flex min-h-11 items-center"
            >
              <span>{`${texts.labels[name]}: ${errors[name]}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
