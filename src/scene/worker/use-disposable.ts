import { useEffect, useMemo } from 'react';

/**
 * Creates a geometry, material or texture once and frees its GPU memory when the component
 * unmounts.
 */
export function useDisposable<T extends { dispose(): void }>(create: () => T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once, as props never change
  const disposable = useMemo(create, []);
  useEffect(() => () => disposable.dispose(), [disposable]);
  return disposable;
}
