import { observable } from '../lib/observable.ts';
import type { BodyId } from './shared/diagram.ts';
import type { ScreenPosition } from './shared/messages.ts';

/** Whether the live scene has begun in the dark and lights its bodies now or has done so. */
export const hasArrived = observable(false);

/** Where the bodies stand while the constellation turns, CSS pixels of the canvas; null before this scene has ever turned. */
export const bodyPositions = observable<Record<BodyId, ScreenPosition> | null>(null);
