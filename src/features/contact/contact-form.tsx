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
  /** Told the share of the fields that hold something, 0 to 1, whenever it may have changed. */
  onFilled(share: number): void;
  /** Told when a request is kept: by the server, or on this device until there is a network. */
  onKept(): void;
}

const shareFilled = (form: HTMLFormElement) => {
  const values = Object.values(readForm(form).payload);
  return values.filter((value) => value.trim()).length / values.length;
};

/**
 * The contact form. It works as a plain form before and without JavaScript; code
 * adds the question, the checks, the toasts and sending in place.
 *
 * Without code the browser requires the email, which is all it can say. With code every check is
 * made here, all at once. A request that is kept is answered in the form's place, and
 * the cleared form waits folded below the answer.
 */
export function ContactForm({ privacy, onFilled, onKept }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  /** Whether Send was refused: then the list of faults is shown until all are mended. */
  const [isRefused, setRefused] = useState(false);
  /** The fault that no focus announces, for screen readers. */
  const [spoken, setSpoken] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Of the last request that was stored on this device; remains while another one is sent. */
  const [keptKey, setKeptKey] = useState<string>();
  const outbox = useOutbox(keptKey);
  const [isFolded, setFolded] = useState(false);
  /** Fields that were typed in: only those are judged when they are left. */
  const edited = useRef(new Set<string>());
  const { question, renew, renewIfStale, askNow } = useCaptcha();
  const online = useOnline();
  // What the visitor typed comes before what the address suggests.
  useDraft(form);
  usePrefill(form);
  // After both: what they filled in counts.
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
      // The core stays lit after the form is cleared.
      onKept();
      renew();
    },
    [renew, onKept],
  );
  const sender = useSubmit({ onDone });

  // The browser's own words are for who has no code.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const refuse = (next: FieldErrors) => {
    const [name = '', fault = ''] = Object.entries(next)[0] ?? [];
    // In the document before the focus moves, because a screen reader then reads the field's error.
    flushSync(() => {
      setFaults(next);
      setRefused(true);
      setSpoken('');
    });
    const control = form.current?.elements.namedItem(name);
    if (control === document.activeElement) setSpoken(fault);
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
      return refuse({ ...found?.faults, ...(wrongAnswer && { answer: wrongAnswer }) });
    }
    if (!question) return;
    setFaults({});
    setRefused(false);
    setOutcome(null);
    sender.send(toRequest(filled, question));
  };

  /** What is typed is kept; a fault is taken back as soon as its field changes. */
  const onInput = (event: FormEvent) => {
    const name = (event.target as HTMLInputElement).name as keyof FieldErrors;
    edited.current.add(name);
    if (form.current) {
      saveDraft(readForm(form.current).payload);
      onFilled(shareFilled(form.current));
    }
    if (faults[name]) setFaults(({ [name]: _, ...others }) => others);
  };

  /** What is wrong with a field is said when it is left, not while it is being typed. */
  const onBlur = (event: FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (!edited.current.has(name)) return;
    afterPointerUp(event.relatedTarget, () => {
      if (!form.current || !edited.current.has(name)) return;
      const { payload, answer } = readForm(form.current);
      const fault =
        name === formNames.answer
          ? answer && question && checkAnswer(answer, question)?.detail
          : validate(payload)?.faults[name as keyof FieldErrors];
      setSpoken(fault || '');
      if (fault) setFaults((others) => ({ ...others, [name]: fault }));
    });
  };

  /** Opened again, the form begins anew, at its first field. */
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
          {isRefused && Object.keys(faults).length > 0 && <ErrorSummary faults={faults} />}
          <p role="status" className="sr-only">
            {spoken}
          </p>
          <RequestFields faults={faults} />
          <Group number="04" legend="One check" className="scripting-only">
            {/* The place is kept while the question is on its way. */}
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
                  error={faults.answer}
                />
              )}
            </div>
          </Group>
          {/* Not for people: hidden from sight, from Tab and from assistive technology. */}
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
