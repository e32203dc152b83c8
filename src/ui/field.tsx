import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useId } from 'react';
import { cn } from '../lib/cn.ts';

interface FieldProps {
  label: string;
  /** Help that is shown whether or not there is an error. */
  hint?: ReactNode;
  /** What is wrong with the value; absent when nothing is. */
  error?: string | undefined;
  /** Of the whole field. */
  className?: string;
}

/*
 * A line to write on. It is drawn in the muted text colour, since the hairline colour is
 * too faint to mark a control (3:1). Focus doubles the line, inside the ring that
 * everything has which is focused; the margin keeps that ring off the label.
 */
const line =
  'type-body mt-1.5 block w-full min-h-12 rounded-none border-0 border-b border-muted bg-transparent px-0 py-2.5 text-text ' +
  'placeholder:text-muted placeholder:opacity-100 ' +
  'transition-[border-color,box-shadow] duration-(--duration-feedback) hover:border-text ' +
  'focus-visible:border-text focus-visible:shadow-[inset_0_-2px_0_var(--text)] ' +
  'aria-invalid:border-(--danger) aria-invalid:shadow-[inset_0_-2px_0_var(--danger)] ' +
  'disabled:cursor-not-allowed disabled:opacity-60';

/** A labelled line of text. */
export function Field({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const parts = useParts({ hint, error }, input);
  return (
    <Shell {...parts} label={label} hint={hint} error={error} className={className}>
      <input {...input} {...parts.control} className={line} />
    </Shell>
  );
}

/** A labelled text area; it grows with its text where the browser can. */
export function TextareaField({
  label,
  hint,
  error,
  className,
  ...textarea
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const parts = useParts({ hint, error }, textarea);
  return (
    <Shell {...parts} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...textarea}
        {...parts.control}
        className={cn(line, 'field-sizing-content max-h-[60svh] resize-y')}
        // `field-sizing` ignores `rows`; the lines it promises stay as the least height.
        style={{ minHeight: `calc(${textarea.rows ?? 2}lh + 1.25rem)` }}
      />
    </Shell>
  );
}

/** A labelled choice. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const parts = useParts({ hint, error }, select);
  return (
    <Shell {...parts} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select {...select} {...parts.control} className={cn(line, 'appearance-none pr-8')}>
          {children}
        </select>
        <svg
          viewBox="0 0 14 8"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-1 w-3.5 -translate-y-1/2"
        >
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    </Shell>
  );
}

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Ids that tie label, hint and error to their control. */
function useParts({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, control: ControlProps) {
  const made = useId();
  const id = control.id ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    required: Boolean(control.required || control['aria-required']),
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

interface ShellProps extends Omit<FieldProps, 'className'> {
  id: string;
  required: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Shell({ id, label, hint, error, required, className, children }: ShellProps) {
  return (
    <div className={cn('group/field', className)}>
      <label
        htmlFor={id}
        className="type-small block font-medium text-muted transition-colors duration-(--duration-feedback) group-focus-within/field:text-text"
      >
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-accent">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="type-small mt-2 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="type-small mt-2 flex gap-2 font-medium text-(--danger)">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-[0.3em] size-[0.95em] shrink-0">
            <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <path d="M8 4.2v4.6M8 10.8v1.4" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
