import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const never = () => () => {};
const parameter = 'q';
/** Marks a step that {@link useQuery} took itself. */
const own = 'typed';

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
  const { state } = useLocation();
  const came = useNavigationType();

  // The address follows the field, a letter behind; only a step by someone else is followed by
  // the field: Back and Forward, a link, the first look after hydration.
  const theirs = came === 'POP' || state !== own;
  useEffect(() => {
    if (theirs) setTyped(asked);
  }, [asked, theirs]);

  const change = useCallback(
    (next: string) => {
      setTyped(next);
      // The address bar itself: what React shows may be a letter behind it.
      const now = new URLSearchParams(location.search);
      const replace = now.has(parameter) || !next.trim();
      if (next.trim()) now.set(parameter, next.trim());
      else now.delete(parameter);
      setParams(now, { replace, preventScrollReset: true, state: own });
    },
    [setParams],
  );

  return { typed, query: typed.trim(), change };
}
