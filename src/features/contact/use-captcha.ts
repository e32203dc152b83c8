import { useCallback, useEffect, useState } from 'react';
import { type Captcha, fetchCaptcha, localCaptcha } from './captcha.ts';

/**
 * The question on screen; `null` in prerendered HTML and until the first one is
 * there. Once shown it is not exchanged under the visitor's hands, except by
 * {@link renew} and when its proof has run out before the answer was begun.
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
