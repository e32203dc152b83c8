import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface PlotProps {
  /** Units of the drawing across and down; it is stretched to its box, its lines keep their width. */
  size: readonly [width: number, height: number];
  className?: string;
  children: ReactNode;
}

/** Lines of a figure whose words stand in HTML beside and over it. */
export const Plot = ({ size: [width, height], className, children }: PlotProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={cn('[&_path]:[vector-effect:non-scaling-stroke]', className)}
  >
    {children}
  </svg>
);
