import { useCallback, useEffect, useRef, useState } from 'react';
import { operands } from '../../../supabase/functions/_shared/contact-schema.ts';
import { functionUrl } from '../../lib/backend.ts';

/** The question of the contact form that keeps programs out: 'What is a + b?' */
export interface Captcha {
  a: number;
  b: number;
  /**
   * The server's signed question, sent back with the answer; absent for a question made in the
   * browser.
   */
  proof?: string;
  /**
   * Value of `performance.now()` from which on the server refuses the proof. The device's own date
   * may be wrong, so only the time since the question's arrival counts.
   */
  staleAt?: number;
}

const { smallest, largest } = operands;
const randomOperand = () => smallest + Math.floor(Math.random() * (largest - smallest + 1));

/**
 * How long the form waits for the server's question. The question is the form's last field, so that
 * it usually arrives before the visitor gets there.
 */
const timeoutMs = 3000;

const isOperand = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= smallest && Number(value) <= largest;

/** A question made in the browser, without a proof that the server could check. */
export const createLocalCaptcha = (): Captcha => ({ a: randomOperand(), b: randomOperand() });

/**
 * Asks the server for a signed question. After any failure the browser makes a question itself, and
 * the contact request reaches the sales team marked as not verified.
 */
async function fetchCaptcha(): Promise<Captcha> {
  try {
    const response = await fetch(functionUrl('contact-form'), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The response's text is sent back unchanged, because the server checks its signature.
    const proof = await response.text();
    const { a, b, issued, expires } = JSON.parse(proof);
    const staleAt = performance.now() + (expires - issued);
    if (response.ok && isOperand(a) && isOperand(b)) return { a, b, staleAt, proof };
  } catch {
    // No response arrived, or it holds no question.
  }
  return createLocalCaptcha();
}

/**
 * The question on screen; `null` in prerendered HTML and until the first question has arrived. A
 * question that is shown is replaced only by `renew` and `renewIfStale`.
 */
export function useCaptcha() {
  const [question, setQuestion] = useState<Captcha | null>(null);
  const isRenewing = useRef(false);

  /** Asks another question. The form must be folded, because its field is away until then. */
  const renew = useCallback(async () => {
    setQuestion(null);
    const fetched = await fetchCaptcha();
    setQuestion((current) => current ?? fetched);
  }, []);

  useEffect(() => {
    renew();
  }, [renew]);

  /**
   * Shows a question of the browser, if the server's has not arrived when the visitor presses Send.
   */
  const askNow = () => setQuestion((current) => current ?? createLocalCaptcha());

  /**
   * Replaces a question whose proof has expired, once a new one has arrived.
   *
   * @param isUntouched whether the field has neither the focus nor an answer; otherwise it stays
   */
  const renewIfStale = async (isUntouched: () => boolean) => {
    const isStale = question?.staleAt !== undefined && question.staleAt < performance.now();
    if (!isStale || isRenewing.current || !isUntouched()) return;
    isRenewing.current = true;
    const fetched = await fetchCaptcha();
    isRenewing.current = false;
    if (fetched.proof && isUntouched()) setQuestion(fetched);
  };

  return { question, renew, renewIfStale, askNow };
}
