import {
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { checkAnswer, formNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { functionUrl } from '../../lib/backend.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { useCaptcha } from './captcha.ts';
import { useDraft, usePrefill } from './draft.ts';
import { ErrorSummary, Group, RequestFields } from './fields.tsx';
import { inEventMode, readForm, saveDraft, toRequest } from './form-request.ts';
import { messages, offline, offlineAtEvent } from './messages.ts';
import { Results } from './result.tsx';
import { useOnline, useOutbox } from './use-outbox.ts';
import { afterPointerUp, type Outcome, useSubmit } from './use-submit.ts';
import { type FieldErrors, fieldId, validate } from './validate.ts';

interface ContactFormProps {
  /** One sentence on what is kept and why. */
  privacy: string;
  /** Called with the share of the fields that are filled, 0 to 1, whenever it may have changed. */
  onFilled(share: number): void;
  /** Called when a request was stored: by the server, or on this device until there is a network. */
  onSuccess(): void;
}

const shareFilled = (form: HTMLFormElement) => {
  const values = Object.values(readForm(form).payload);
  return values.filter((value) => value.trim()).length / values.length;
};

/**
 * The contact form. Without JavaScript it is a plain form, of which the browser checks only the email.
 * With it, the form asks the captcha question, checks all fields at once, and sends in place. After a
 * request was stored, the answer is shown and the cleared form is folded below it.
 */
export function ContactForm({ privacy, onFilled, onSuccess }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Whether Send found errors: their list is shown until all are corrected. */
  const [isRefused, setRefused] = useState(false);
  /** Error that a live region announces, because no focus moves to its field. */
  const [spoken, setSpoken] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Of the last request that was stored on this device; remains while another one is sent. */
  const [keptKey, setKeptKey] = useState<string>();
  const outbox = useOutbox(keptKey);
  const [isFolded, setFolded] = useState(false);
  /** Fields that were typed in: only those are checked when they lose the focus. */
  const edited = useRef(new Set<string>());
  const { question, renew, renewIfStale, askNow } = useCaptcha();
  const online = useOnline();
  // The draft is restored first, so that the address fills in only what is still empty.
  useDraft(form);
  usePrefill(form);
  // After both hooks, so that it counts what they have filled in.
  useEffect(() => {
    if (form.current) onFilled(shareFilled(form.current));
  }, [onFilled]);

  const onDone = useCallback(
    (done: Outcome) => {
      for (const control of form.current?.elements ?? []) {
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
          control.value = '';
        }
        if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
      }
      edited.current.clear();
      setOutcome(done);
      if (done.kind === 'kept') setKeptKey(done.key);
      setFolded(true);
      onSuccess();
      renew();
    },
    [renew, onSuccess],
  );
  const sender = useSubmit({ onDone });

  // The browser's own checks are for visitors without JavaScript.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const refuse = (next: FieldErrors) => {
    const [name = '', error = ''] = Object.entries(next)[0] ?? [];
    // In the document before the focus moves, because a screen reader then reads the field's error.
    flushSync(() => {
      setErrors(next);
      setRefused(true);
      setSpoken('');
    });
    const control = form.current?.elements.namedItem(name);
    if (control === document.activeElement) setSpoken(error);
    else if (control instanceof HTMLElement) control.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || sender.sending) return;
    const filled = readForm(form.current);
    const found = validate(filled.payload);
    const wrongAnswer = question && checkAnswer(filled.answer, question)?.detail;
    if (found?.isMissing) notify(messages.missing);
    else if (wrongAnswer) notify(messages.wrongAnswer);
    if (!question) askNow();
    if (found || wrongAnswer) {
      return refuse({ ...found?.errors, ...(wrongAnswer && { answer: wrongAnswer }) });
    }
    if (!question) return;
    setErrors({});
    setRefused(false);
    setOutcome(null);
    sender.send(toRequest(filled, question));
  };

  /** Stores the draft, and removes a field's error as soon as the field changes. */
  const onInput = (event: FormEvent) => {
    const name = (event.target as HTMLInputElement).name as keyof FieldErrors;
    edited.current.add(name);
    if (form.current) {
      saveDraft(readForm(form.current).payload);
      onFilled(shareFilled(form.current));
    }
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };

  /** Shows a field's error when it loses the focus, not while it is being typed in. */
  const onBlur = (event: FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (!edited.current.has(name)) return;
    afterPointerUp(event.relatedTarget, () => {
      if (!form.current || !edited.current.has(name)) return;
      const { payload, answer } = readForm(form.current);
      const error =
        name === formNames.answer
          ? answer && question && checkAnswer(answer, question)?.detail
          : validate(payload)?.errors[name as keyof FieldErrors];
      setSpoken(error || '');
      if (error) setErrors((others) => ({ ...others, [name]: error }));
    });
  };

  /** When the folded form is opened again, it starts empty with its first field focused. */
  const onFold = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || !isFolded) return;
    setFolded(false);
    onFilled(0);
    currentTarget.querySelector('select')?.focus();
  };

  const onTouched = () => {
    sender.prepare();
    renewIfStale(form.current ? readForm(form.current).answer : '');
  };

  return (
    <form
      ref={form}
      method="post"
      action={functionUrl('contact-form')}
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={onBlur}
      onFocus={onTouched}
      onPointerEnter={onTouched}
      className="grid gap-y-12 lg:gap-y-16"
    >
      <Results outcome={outcome} outbox={outbox} />
      <details open={!isFolded} onToggle={onFold}>
        <summary
          hidden={!isFolded}
          className="type-title inline-flex min-h-11 cursor-pointer items-center gap-4 font-medium"
        >
          <span className="text-link">Write another message</span>
        </summary>
        <div className="grid gap-y-12 lg:gap-y-16">
          {isRefused && Object.keys(errors).length > 0 && <ErrorSummary errors={errors} />}
          <p role="status" className="sr-only">
            {spoken}
          </p>
          <RequestFields errors={errors} />
          <Group number="04" legend="One check" className="scripting-only">
            {/* Its height is reserved while the question is being fetched. */}
            <div className="col-span-full min-h-20 sm:col-span-1">
              {question && (
                <Field
                  label={`What is ${question.a} + ${question.b}?`}
                  hint="It keeps programs out."
                  id={fieldId('answer')}
                  name={formNames.answer}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  error={errors.answer}
                />
              )}
            </div>
          </Group>
          {/* The honeypot: hidden from sight, from Tab and from assistive technology. */}
          <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
            <label>
              Website
              <input name={formNames.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
            <Button
              type="submit"
              variant="neural"
              size="xl"
              arrow={!sender.sending}
              disabled={sender.sending}
              className="w-full sm:w-auto sm:min-w-56"
            >
              {sender.sending ? 'Sending...' : 'Send'}
            </Button>
            <p className="type-small max-w-[36em] text-muted">{privacy}</p>
            <p role="status" className="type-body col-span-full empty:hidden">
              {online ? '' : inEventMode() ? offlineAtEvent : offline}
            </p>
          </div>
        </div>
      </details>
    </form>
  );
}
