import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { observable } from '../lib/observable.ts';
import { runInMotion } from './motion.ts';
import type { MovingProps } from './presence-parts.tsx';

/** The components of `presence-parts.tsx`, which render with framer-motion. */
interface Parts {
  Frame: ComponentType<{ children: ReactNode }>;
  Moving: ComponentType<MovingProps>;
}

/** Null until their code has come, and while motion is reduced. */
const parts = observable<Parts | null>(null);
const PartsInUse = createContext<Parts | null>(null);
const getNone = () => null;

/** Loads the components that animate, and uses them while motion is full. */
export const startPresence = () =>
  runInMotion(
    () => import('./presence-parts.tsx'),
    (loaded) => {
      parts.set(loaded);
      return () => parts.set(null);
    },
  );

/**
 * Lets what comes and goes be seen doing so: its child stays, inert, until every {@link Moving} inside
 * has left. Without the code, and in reduced motion, it appears and vanishes at once.
 *
 * @example <Presence>{isOpen && <Moving by="drop">…</Moving>}</Presence>
 */
export function Presence({ children }: { children: ReactNode }) {
  const loaded = useSyncExternalStore(parts.subscribe, parts.get, getNone);
  const [used, setUsed] = useState<Parts | null>(null);
  // Other components would mount the child anew, so they are only exchanged while there is none.
  if (!children && used !== loaded) setUsed(loaded);
  return (
    <PartsInUse value={used}>{used ? <used.Frame>{children}</used.Frame> : children}</PartsInUse>
  );
}

/** An element that enters and leaves with its {@link Presence}. */
export function Moving(props: MovingProps) {
  const used = useContext(PartsInUse);
  if (used) return <used.Moving {...props} />;
  const { by: _, as: Tag = 'div', ...rest } = props;
  return <Tag {...rest} />;
}
