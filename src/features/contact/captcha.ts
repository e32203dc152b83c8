import { useCallback, useEffect, useState } from 'react';
import { operands } from '../../../supabase/functions/_shared/contact-schema.ts';
import { functionUrl } from '../../lib/backend.ts';

/** 'What is a + b?' */
export interface Captcha {
  a: number;
  b: number;
  /** The server's signed question, sent back with the answer; absent for a question made in the browser. */
  proof?: string;
  /** Milliseconds since 1970 from which the server refuses the proof. */
  expires?: number;
}

const { smallest, largest } = operands;
const anOperand = () => smallest + Math.floor(Math.random() * (largest - smallest + 1));

/** Milliseconds to wait for the server's question; it is the form's last field, so it arrives before it is needed. */
const timeout = 3000;

const isOperand = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= smallest && Number(value) <= largest;

/** A question made in the browser, without a proof that the server could check. */
const localCaptcha = (): Captcha => ({ a: anOperand(), b: anOperand() });

/**
 * Asks the server for a signed question. Any failure leads to a question of the
 * browser's own; the request then reaches sales marked as not verified.
 */
async function fetchCaptcha(): Promise<Captcha> {
  try {
    const response = await fetch(functionUrl('contact-form'), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return localCaptcha();
    // The server checks its own text, so it is sent back unchanged.
    const proof = await response.text();
    const question = JSON.parse(proof);
    if (!isOperand(question.a) || !isOperand(question.b)) return localCaptcha();
    return { a: question.a, b: question.b, expires: question.expires, proof };
  } catch {
    return localCaptcha();
  }
}

/**
 * The question on screen; `null` in prerendered HTML and until the first one has arrived. A question
 * that is shown is replaced only by {@link renew}, and when its proof expires while the answer is empty.
 */
export function useCaptcha() {
  const [question, setQuestion] = useState<Captcha | null>(null);

  const renew = useCallback(async () => {
    setQuestion(null);
    const next = await fetchCaptcha();
    setQuestion((shown) => shown ?? next);
  }, []);

  useEffect(() => {
    renew();
  }, [renew]);

  /** Used when the visitor answers before the server's question has arrived. */
  const askNow = useCallback(() => setQuestion((shown) => shown ?? localCaptcha()), []);

  const renewIfStale = useCallback(
    (answer: string) => {
      if (question?.expires && question.expires < Date.now() && !answer) renew();
    },
    [question, renew],
  );

  return { question, renew, renewIfStale, askNow };
}
