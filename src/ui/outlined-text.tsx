import { cn } from '../lib/cn.ts';

/**
 * Large type drawn as an outline in the accent. Decoration: the number it shows
 * must be known otherwise, for example from an ordered list.
 */
export function Outlined({ children, className }: { children: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        // The fill covers the inner half of the stroke, and with it the overlaps of a variable font's contours.
        'type-figure normal-nums text-surface [-webkit-text-stroke:0.028em_var(--accent)] [paint-order:stroke_fill] forced-colors:text-[CanvasText]',
        className,
      )}
    >
      {children}
    </span>
  );
}
