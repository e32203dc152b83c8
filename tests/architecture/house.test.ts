/** House rules that a reader would otherwise have to police by eye. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source.ts';

const files = sourceFiles('src');
const moving = files.filter(
  ({ path }) =>
    !/^src\/motion\/(?:event-|scene-)?tokens\.ts$/.test(path) && !path.startsWith('src/content/'),
);

/** `duration: 0.3`, `ease: [0.2, …]`, `setTimeout(…, 300)`, `duration-300`, `300ms`. */
const looseTimings = [
  /\b(?:duration|delay|stagger|staggerChildren|delayChildren)\s*:\s*\d*\.?\d+/,
  /\bease\s*:\s*\[/,
  /\bset(?:Timeout|Interval)\((?:[^()]|\([^()]*\))*,\s*\d+\s*\)/,
  /\b(?:duration|delay)-\d+\b/,
  /\b\d+m?s\b(?=['"`;\s)]*(?:;|\)|'|"|`))/,
  /cubic-bezier\(/,
];

describe('house rules', () => {
  it('keep every duration and easing in the motion tokens', () => {
    const loose = moving.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
        .filter((line) => looseTimings.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(loose).toEqual([]);
  });

  it('keep files short enough to hold in the head', () => {
    // Page data is prose, and prose has the length that it has.
    const long = files
      .filter(({ path }) => !path.startsWith('src/content/'))
      .filter(({ text }) => text.split('\n').length > 250)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('give CSS the same motion tokens as code', async () => {
    const { distance, duration, easing } = await import('../../src/motion/tokens.ts');
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    const lines = [
      ...Object.entries(duration).map(([name, value]) => `--duration-${name}: ${value}ms;`),
      ...Object.entries(distance).map(([name, value]) => `--distance-${name}: ${value}px;`),
      ...Object.entries(easing).map(
        ([name, value]) => `--ease-${name}: cubic-bezier(${value.join(', ')});`,
      ),
    ];
    const missing = lines.filter((line) => !css.includes(line));
    expect(missing, 'what motion/tokens.ts says and styles/tokens.css does not').toEqual([]);
  });

  it('give CSS the same colours as the diagram', async () => {
    const { colours } = await import('../../src/scene/shared/diagram.ts');
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    for (const [name, [lightness, chroma, hue]] of Object.entries(colours)) {
      const token = name === 'core' ? 'human' : name;
      const printed = css.match(new RegExp(`--color-${token}: oklch\\(([^)]+)\\)`))?.[1];
      expect(
        printed?.split(' ').map(Number),
        `${token}: tokens.css and scene/shared/diagram.ts differ`,
      ).toEqual([lightness, chroma, hue]);
    }
  });

  it('write no HTML from strings, but for the drawings, which are made of numbers', () => {
    const drawings = ['src/scene/drawing.tsx', 'src/scene/drawn.tsx'];
    const found = files.filter(
      ({ path, text }) => text.includes('dangerouslySetInnerHTML') && !drawings.includes(path),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
