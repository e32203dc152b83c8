import {
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { formNames, headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { functionUrl } from '../../lib/backend.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { useCaptcha } from './captcha.ts';
import { ErrorSummary, Group, RequestFields } from './fields.tsx';
import { inEventMode, readForm, saveDraft, toRequest, useInitialValues } from './form-request.ts';
import { type Outcome, Results } from './result.tsx';
import type { FormTexts } from './texts.ts';
import { loadSubmit, type Phase, useSending } from './use-sending.ts';
import { type FieldErrors, fieldId, validate, validateAnswer } from './validate.ts';

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether there may be a network; false only when the browser is sure that there is none. */
const useOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

interface ContactFormProps {
  texts: FormTexts;
  /** One sentence on which data is stored and why. */
  privacy: string;
  /** Address to write to when the form refuses for a while. */
  email: string;
  /** Called with the share of the fields that are filled, 0 to 1, whenever it may have changed. */
  onFilled(share: number): void;
  /**
   * Called when a request was stored: by the server, or on this device until there is a network.
   */
  onSuccess(): void;
}

/**
 * A field that only programs fill in. People can't see, reach or hear it, and its name, type, size
 * and `inert` keep browsers and their extensions from filling it in for them.
 */
const Honeypot = () => (
  <div aria-hidden="true" inert className="absolute size-0 overflow-hidden">
    <label>
      Leave this empty
      <input
        type="search"
        name={formNames.honeypot}
        tabIndex={-1}
        autoComplete="off"
        className="block size-0 appearance-none border-0 p-0"
      />
    </label>
  </div>
);

interface SendRowProps {
  texts: FormTexts;
  phase: Phase;
  onStop(): void;
  privacy: string;
}

/** The buttons Send and Stop, with what is said beside them. */
function SendRow({ texts, phase, onStop, privacy }: SendRowProps) {
  const isOnline = useOnline();
  const isSending = phase === 'sending';
  return (
    <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
      <Button
        type="submit"
        variant="neural"
        size="xl"
        arrow={!isSending}
        disabled={isSending}
        className="w-full sm:w-auto sm:min-w-56"
      >
        {isSending ? texts.sending : texts.send}
      </Button>
      <p className="type-small max-w-[36em] text-muted">{privacy}</p>
      {isSending && (
        <Button variant="outline" onClick={onStop} className="justify-self-start">
          {texts.stop}
        </Button>
      )}
      <p role="status" className="type-body col-span-full empty:hidden">
        {isOnline
          ? phase === 'stopped'
            ? texts.stopped
            : ''
          : inEventMode()
            ? texts.offlineAtEvent
            : texts.offline}
      </p>
    </div>
  );
}

/** Share of the form's fields that are filled, 0 to 1. */
const getFilledShare = (form: HTMLFormElement) => {
  const values = Object.values(readForm(form).payload);
  return values.filter((value) => value.trim()).length / values.length;
};

/** Whether the field of the question has neither the focus nor an answer. */
function isAnswerUntouched(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(formNames.answer);
  return !(field instanceof HTMLInputElement) || !(field.value || field === document.activeElement);
}

/**
 * Runs a field's blur handler after the pointer press that caused the blur. The focus moves when a
 * press begins. If an error text appeared then, it would move the pressed button away from the
 * pointer, and the click would be lost. After a press on a button nothing runs, because Send checks
 * all fields itself.
 *
 * @param to the element that receives the focus; null if none does, such as a button in Safari
 */
function afterPointerUp(to: EventTarget | null, task: () => void) {
  if (to instanceof HTMLButtonElement) return;
  if (to) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}

/**
 * The contact form. Without JavaScript the browser submits it, and checks only the email address.
 * With JavaScript it asks the captcha question, checks all fields at once, and sends the request
 * without leaving the page. After a request was stored, the result is shown, and the emptied form
 * is folded below it.
 */
export function ContactForm({ texts, privacy, email, onFilled, onSuccess }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Whether a press of Send found errors. Their list is then shown until all are corrected. */
  const [hasErrorSummary, setHasErrorSummary] = useState(false);
  /** Error that a live region announces, because the focus does not move to its field. */
  const [announcedError, setAnnouncedError] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { phase, send, stop } = useSending(texts);
  const isSending = phase === 'sending';
  const [isFolded, setFolded] = useState(false);
  /** Names of the fields that were changed. Only those are checked when they lose the focus. */
  const editedFields = useRef(new Set<string>());
  const { question, renew, renewIfStale, askNow } = useCaptcha();
  useInitialValues(form);
  // This effect runs after that of `useInitialValues`, so that it counts the filled fields.
  useEffect(() => {
    if (!form.current) return;
    // The browser's own checks are for visitors without JavaScript.
    form.current.noValidate = true;
    onFilled(getFilledShare(form.current));
  }, [onFilled]);

  const onDone = (finished: Outcome) => {
    form.current?.reset();
    editedFields.current.clear();
    setOutcome(finished);
    setFolded(true);
    onSuccess();
    renew();
  };

  /**
   * Shows the errors that a press of Send found, and moves the focus to the first field with an
   * error.
   */
  const showErrors = (found: FieldErrors) => {
    const [name = '', error = ''] = Object.entries(found)[0] ?? [];
    // The errors are rendered before the focus moves, so that a screen reader reads the field's
    // error.
    flushSync(() => {
      setErrors(found);
      setHasErrorSummary(true);
      setAnnouncedError('');
    });
    const control = form.current?.elements.namedItem(name);
    if (control === document.activeElement) setAnnouncedError(error);
    else if (control instanceof HTMLElement) control.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const filled = readForm(form.current);
    const invalid = validate(filled.payload, texts);
    const wrongAnswer = question && validateAnswer(filled.answer, question, texts);
    if (invalid?.isMissing) notify(texts.toasts.missing);
    else if (wrongAnswer) notify(texts.toasts.wrongAnswer);
    if (!question) askNow();
    if (invalid || wrongAnswer) {
      return showErrors({ ...invalid?.errors, ...(wrongAnswer && { answer: wrongAnswer }) });
    }
    if (!question) return;
    setErrors({});
    setHasErrorSummary(false);
    setOutcome(null);
    const request = toRequest(filled, question);
    send(request).then((kind) => {
      if (kind !== 'failed' && kind !== 'stopped')
        onDone({ kind, key: request.headers[headerNames.key] });
    });
  };

  /** Gives the focus to Send, because the button that had it is gone. */
  const onStop = () => {
    stop();
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  /** Stores the draft, and removes a field's error as soon as the field changes. */
  const onInput = (event: FormEvent) => {
    const name = (event.target as HTMLInputElement).name as keyof FieldErrors;
    editedFields.current.add(name);
    if (form.current) {
      saveDraft(readForm(form.current).payload);
      onFilled(getFilledShare(form.current));
    }
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };

  /** Shows a field's error when it loses the focus, not while it is being typed in. */
  const onBlur = (event: FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (!editedFields.current.has(name)) return;
    afterPointerUp(event.relatedTarget, () => {
      if (!form.current || !editedFields.current.has(name)) return;
      const { payload, answer } = readForm(form.current);
      const error =
        name === formNames.answer
          ? answer && question && validateAnswer(answer, question, texts)
          : validate(payload, texts)?.errors[name as keyof FieldErrors];
      setAnnouncedError(error || '');
      if (error) setErrors((others) => ({ ...others, [name]: error }));
    });
  };

  /** When the folded form is opened again, it starts empty with its first field focused. */
  const onToggleDetails = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || !isFolded) return;
    setFolded(false);
    onFilled(0);
    currentTarget.querySelector('select')?.focus();
  };

  /**
   * The first contact with the form fetches the code that sends it, and begins the proof of work,
   * before Send is pressed. A result that takes the focus is no approach.
   */
  const onApproach = () => {
    if (isFolded) return;
    // A failure is ignored here, because `send` loads the code again.
    loadSubmit().then(
      ({ prove }) => question?.proof && prove(question.proof),
      () => {},
    );
    renewIfStale(() => isAnswerUntouched(form.current));
  };

  return (
    <form
      ref={form}
      method="post"
      action={functionUrl('contact-form')}
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={onBlur}
      onFocus={onApproach}
      onPointerEnter={onApproach}
      className="grid gap-y-12 lg:gap-y-16"
    >
      <Results texts={texts} outcome={outcome} email={email} />
      <details open={!isFolded} onToggle={onToggleDetails}>
        <summary
          hidden={!isFolded}
          className="type-title inline-flex min-h-11 cursor-pointer items-center gap-4 font-medium"
        >
          <span className="text-link">{texts.again}</span>
        </summary>
        <div className="grid gap-y-12 lg:gap-y-16">
          {hasErrorSummary && Object.keys(errors).length > 0 && (
            <ErrorSummary texts={texts} errors={errors} />
          )}
          <p role="status" className="sr-only">
            {announcedError}
          </p>
          <RequestFields texts={texts} errors={errors} isReadOnly={isSending} />
          <Group number="04" legend={texts.groups[3]} className="scripting-only">
            {/* The height of the question is reserved while it is being fetched. */}
            <div className="col-span-full min-h-20 sm:col-span-1">
              {question && (
                <Field
                  label={texts.question(question.a, question.b)}
                  hint={texts.questionHint}
                  id={fieldId('answer')}
                  name={formNames.answer}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  readOnly={isSending}
                  error={errors.answer}
                />
              )}
            </div>
          </Group>
          <Honeypot />
          <SendRow texts={texts} phase={phase} onStop={onStop} privacy={privacy} />
        </div>
      </details>
    </form>
  );
}
