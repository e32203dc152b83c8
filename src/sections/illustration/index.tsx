import '../illustrations/parts/illustration.css';
import { type ComponentType, useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';

type Drawing = ComponentType<Pick<SectionProps<'illustration'>, 'section'>>;

const path = (drawing: string) => `../illustrations/${drawing}.tsx`;

/** Each drawing is far below the first screen, so its code comes near the screen. */
const drawings = new Map(
  Object.entries(import.meta.glob<{ default: Drawing }>('../illustrations/*.tsx')).map(
    ([file, load]) => [file, lazyWhenVisible(load)],
  ),
);

/** A section that explains its page with one drawing. */
export default function Illustration({ section }: SectionProps<'illustration'>) {
  const ref = useRef<HTMLDivElement>(null);
  const LazyDrawing = drawings.get(path(section.drawing));
  if (!LazyDrawing)
    throw new Error(`There is no drawing src/sections/illustrations/${section.drawing}.tsx.`);
  return (
    <>
      <div ref={ref} />
      <LazyDrawing within={ref} fallback={<div className="min-h-screen" />} section={section} />
    </>
  );
}
