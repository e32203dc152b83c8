import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => {};
const parameter = 'q';

/**
 * A query that lives in the address, `?q=…`: it can be linked, and Back takes it away.
 * The first letter is a step of its own; the letters after it belong to that step.
 *
 * Empty in prerendered HTML and while hydrating, which know no query.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = hydrated ? (params.get(parameter) ?? '') : '';
  const [typed, setTyped] = useState(asked);
  const written = useRef(asked);

  // Someone else changed the address: Back, a link, the first look after hydration.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked]);

  const change = useCallback(
    (next: string) => {
      setTyped(next);
      written.current = next.trim();
      // The address bar itself: what React shows may be a keystroke behind it.
      const now = new URLSearchParams(location.search);
      const replace = now.has(parameter) || !next.trim();
      if (next.trim()) now.set(parameter, next.trim());
      else now.delete(parameter);
      setParams(now, { replace, preventScrollReset: true });
    },
    [setParams],
  );

  return { typed, query: typed.trim(), change };
}
