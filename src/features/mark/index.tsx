import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/lazy.tsx';
import { useMark } from './state.ts';
import type { YourMarkProps } from './your-mark.tsx';

/**
 * The visitor's mark: on the page a button that opens its panel, or only its picture. Its code is
 * loaded by who has one.
 */
export function YourMark({
  fallback = null,
  ...props
}: Omit<YourMarkProps, 'mark'> & { fallback?: ReactNode }) {
  const mark = useMark();
  const [Loaded, setLoaded] = useState<ComponentType<YourMarkProps>>();
  const isNeeded = mark !== null;
  useEffect(() => {
    if (!isNeeded) return;
    importWithRetry(() => import('./your-mark.tsx')).then(
      ({ YourMark: component }) => setLoaded(() => component),
      // The page is whole without it.
      () => {},
    );
  }, [isNeeded]);
  return Loaded && mark ? <Loaded {...props} mark={mark} /> : fallback;
}
