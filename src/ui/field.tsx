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
  /** Help text, shown with and without an error. */
  hint?: ReactNode;
  /** Error message; absent if the value is valid. */
  error?: string | undefined;
  /** Classes of the element around label, control and messages. */
  className?: string | undefined;
}

/*
 * A control has only a bottom border. The border uses the muted text colour, because the hairline
 * colour does not reach the contrast of 3:1 that a control needs. Focus makes the border thicker,
 * in addition to the focus ring; the margin separates the focus ring from the label.
 */
const inputClasses =
  'type-body mt-1.5 block w-full min-h-12 rounded-none border-0 border-b border-muted bg-transparent px-0 py-2.5 text-text ' +
  'placeholder:text-muted placeholder:opacity-100 ' +
  'transition-[border-color,box-shadow] duration-(--duration-feedback) hover:border-text ' +
  'focus-visible:border-text focus-visible:shadow-[inset_0_-2px_0_var(--text)] ' +
  'aria-invalid:border-(--danger) aria-invalid:shadow-[inset_0_-2px_0_var(--danger)] ' +
  '[&[readonly]]:text-muted inert:text-muted disabled:cursor-not-allowed disabled:opacity-60';

/** A labelled text input. */
export function Field(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <input {...control} className={inputClasses} />
    </FieldLayout>
  );
}

/** A labelled text area. It grows with its text where the browser supports `field-sizing`. */
export function TextareaField(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <textarea
        {...control}
        className={cn(inputClasses, 'field-sizing-content max-h-[60svh] resize-y')}
        // `field-sizing` ignores `rows`, so the minimum height is computed from it.
        style={{ minHeight: `calc(${props.rows ?? 2}lh + 1.25rem)` }}
      />
    </FieldLayout>
  );
}

/** A labelled select. Its children are the options. */
export function SelectField(props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <span className="relative block">
        <select {...control} className={cn(inputClasses, 'appearance-none pr-8')} />
        <svg
          viewBox="0 0 14 8"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-1 w-3.5 -translate-y-1/2"
        >
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    </FieldLayout>
  );
}

type ControlProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'required' | 'aria-required'
>;

/** Divides the props of a field into those of its layout and those of its control. */
function useField<Props extends FieldProps & ControlProps>(props: Props) {
  const { label, hint, error, className, ...attributes } = props;
  const generatedId = useId();
  const id = attributes.id ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const required = Boolean(attributes.required || attributes['aria-required']);
  return {
    layout: { id, label, hint, error, required, className },
    control: {
      ...attributes,
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

interface FieldLayoutProps extends FieldProps {
  id: string;
  required: boolean;
  children: ReactNode;
}

function FieldLayout({ id, label, hint, error, required, className, children }: FieldLayoutProps) {
  return (
    <div className={cn('group/field', className)}>
      <label
        htmlFor={id}
        className="type-small block font-medium text-muted transition-colors duration-(--duration-feedback) group-focus-within/field:text-text"
      >
        <span>{label}</span>
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
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
