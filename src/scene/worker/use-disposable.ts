import { useEffect, useMemo } from 'react';

/** Makes a geometry or material once and releases its memory with the component. */
export function useDisposable<T extends { dispose(): void }>(make: () => T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; nothing it reads is replaced while the scene lives
  const disposable = useMemo(make, []);
  useEffect(() => () => disposable.dispose(), [disposable]);
  return disposable;
}
