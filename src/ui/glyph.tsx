import type { GlyphName } from '../content/basic-types.ts';

/**
 * Line icons on a 24-unit grid, made of the shapes of the line art: hexagons, facets, rings and
 * dots. Each entry holds the path of the lines and, optionally, the path of the dots, which are
 * lines of length 0 with round caps.
 */

const hexagon = 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z';
const ring = 'M12 3a9 9 0 1 0 .01 0z';

const glyphs: Record<GlyphName, readonly [lines: string, dots?: string]> = {
  edge: [
    'M8.4 4.2L12 6.3v4.2l-3.6 2.1-3.6-2.1V6.3zM15.6 4.2l3.6 2.1v4.2l-3.6 2.1-3.6-2.1V6.3zM12 10.5l3.6 2.1v4.2L12 18.9l-3.6-2.1v-4.2z',
    'M12 14.7h0',
  ],
  shield: [`${hexagon}M12 7.6l4 6.9H8zM12 3v4.6M19.8 16.5l-3.8-2M4.2 16.5l3.8-2`],
  learning: [
    'M6.6 11.1l4-3.2M6.6 12.9l4 3.2M13.9 6.2l3.4-1M13.8 8l3.8 2.9M13.9 17.8l3.4 1M13.8 16l3.8-2.9M12.2 5a2 2 0 1 0 .01 0zM19.2 2.7a2 2 0 1 0 .01 0zM19.2 17.3a2 2 0 1 0 .01 0zM12.2 15a2 2 0 1 0 .01 0z',
    'M5 12h0M19.2 12h0',
  ],
  agents: [
    'M12 3.2a8.8 8.8 0 1 0 .01 0zM4 15.7c-1-1.9 1.8-5.4 6.1-7.7s8.8-2.6 9.9-.7-1.8 5.4-6.1 7.7-8.8 2.6-9.9.7z',
    'M12 11.5h0M19.7 7h0',
  ],
  human: [
    'M12 8.4a3.6 3.6 0 1 0 .01 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  ],
  ledger: ['M4.5 3.5h15v17h-15zM9 3.5v17M12.2 8h4.1M12.2 12h4.1M12.2 16h4.1'],
  chart: ['M3.5 20.5h17M7 20.5v-5M12 20.5v-9M17 20.5V6.5', 'M7 14.5h0M12 10h0M17 5h0'],
  clock: [`${ring}M12 6.8V12l3.4 2.2`],
  seal: [`${hexagon}M8.3 12.2l2.6 2.6 4.8-5.2`],
  lock: ['M5.5 10.5h13v10h-13zM8.3 10.5V7.2a3.7 3.7 0 0 1 7.4 0v3.3', 'M12 15.5h0'],
  lens: ['M10.3 3.8a6.5 6.5 0 1 0 .01 0zM15 15l5.5 5.5', 'M10.3 10.3h0'],
  document: ['M5.5 3h8.7l4.3 4.3V21h-13zM14 3v4.5h4.5M8.8 12h6.4M8.8 16h4'],
  signal: [
    'M5 13.5a5.5 5.5 0 0 1 5.5 5.5M5 8.7A10.3 10.3 0 0 1 15.3 19M5 4a15 15 0 0 1 15 15',
    'M5.2 18.8h0',
  ],
  gate: [
    'M14 4.5c-1.7 0-3 3.4-3 7.5s1.3 7.5 3 7.5 3-3.4 3-7.5-1.3-7.5-3-7.5zM14 12h7l-2.4-2.4M21 12l-2.4 2.4',
    'M3 12h0M7.6 12h0',
  ],
  factory: ['M3.5 20.5V9.8L9 13.3V9.8l5.5 3.5V3.8h6v16.7z', 'M7.8 17h0M12 17h0M16.2 17h0'],
  bank: ['M3.5 9.3L12 3.8l8.5 5.5zM6 12.3v5.2M10 12.3v5.2M14 12.3v5.2M18 12.3v5.2M3.5 20.5h17'],
  columns: ['M4.5 12a7.5 7.5 0 0 1 15 0zM12 4.5V2.8M6.5 15v2.6M12 15v2.6M17.5 15v2.6M3.5 20.5h17'],
  tower: [
    'M8 21l4-12.4L16 21M9.7 15.8h4.6M8.2 9.7a5.3 5.3 0 0 1 0-7.2M15.8 2.5a5.3 5.3 0 0 1 0 7.2',
    'M12 6.1h0',
  ],
  campus: [
    'M12 4.8l9.5 4.6-9.5 4.6-9.5-4.6zM6.2 11.4v5.2c1.2 1.7 3.3 2.6 5.8 2.6s4.6-.9 5.8-2.6v-5.2M21.5 9.4v5.4',
  ],
  route: [
    'M5.3 16.5a2.1 2.1 0 1 0 .01 0zM18.7 3.3a2.1 2.1 0 1 0 .01 0zM7.5 18.6h7.7a3.3 3.3 0 0 0 0-6.6H8.8a3.3 3.3 0 0 1 0-6.6h7.7',
  ],
  person: ['M12 3.7a4 4 0 1 0 .01 0zM4.3 20.5a7.7 7.7 0 0 1 15.4 0'],
  people: [
    'M9 4.8a3.4 3.4 0 1 0 .01 0zM2.8 20a6.2 6.2 0 0 1 12.4 0M15.6 5a3.4 3.4 0 0 1 0 6.4M17.8 14.4a6.2 6.2 0 0 1 3.4 5.6',
  ],
  spark: ['M12 2.8l2.2 7 7 2.2-7 2.2-2.2 7-2.2-7-7-2.2 7-2.2z'],
  compass: [`${ring}M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z`],
  scale: [
    'M12 3.5v17M8 20.5h8M5.3 6.8L12 5.3l6.7 1.5M5.3 6.8l-2.8 7a2.9 2.9 0 0 0 5.6 0zM18.7 6.8l-2.8 7a2.9 2.9 0 0 0 5.6 0z',
  ],
  wrench: [
    'M15.4 3l4.8 2.8v5.5l-4.8 2.8-4.8-2.8V5.8zM10.4 10.7l-6.3 6.3a2 2 0 0 0 2.9 2.9l6.6-6.6',
    'M15.4 8.5h0',
  ],
  headset: [
    'M4 16.5V12a8 8 0 0 1 16 0v4.5M4 13h3.2v5.3H4zM16.8 13H20v5.3h-3.2zM18.6 18.3c-.5 1.6-2 2.4-4.2 2.4',
    'M12.9 20.6h0',
  ],
  flask: [
    'M9 3h6M10.3 3v6L4.9 18.8a1.2 1.2 0 0 0 1 1.7h12.2a1.2 1.2 0 0 0 1-1.7L13.7 9V3M7.4 14.3h9.2',
    'M12 17.4h0',
  ],
  stack: ['M12 3l8.7 4.5L12 12 3.3 7.5zM3.3 12l8.7 4.5 8.7-4.5M3.3 16.5L12 21l8.7-4.5'],
};

/** A line icon in the current colour. It is decorative and hidden from assistive technology. */
export function Glyph({ name, className }: { name: GlyphName; className?: string | undefined }) {
  const [lines, dots] = glyphs[name];
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      {dots && <path d={dots} strokeWidth="3.4" />}
    </svg>
  );
}
