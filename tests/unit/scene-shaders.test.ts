/** What GLSL ES leaves undefined compiles everywhere, and looks right on some graphics cards only. */
import { describe, expect, it } from 'vitest';
import { curvePoints, stations } from '../../src/scene/shared/geometry/flow.ts';
import { archReach, fingertip } from '../../src/scene/shared/ridges.ts';
import { bodyMaterial, sharedUniforms } from '../../src/scene/worker/shaders/material.ts';

const sources = import.meta.glob<string>('../../src/scene/worker/**/*.{ts,tsx,glsl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Arguments of each call of a GLSL function, as they are written. */
function callsOf(name: string, source: string): string[][] {
  return [...source.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))].map(
    ({ index, 0: head }) => {
      const parts = [''];
      for (let at = index + head.length, depth = 0; depth >= 0; at += 1) {
        const letter = source[at] ?? ')';
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        if (letter === ',' && depth === 0) parts.push('');
        else if (depth >= 0) parts[parts.length - 1] += letter;
      }
      return parts.map((part) => part.trim());
    },
  );
}

const place = (id: keyof typeof stations) => stations[id] / curvePoints;
/** Least, middle and largest value of everything that the edges of a step depend on. */
const ranges: Record<string, readonly unknown[]> = {
  // (1 - gloss) * 0.45 in lightOn(); gloss is 0.27 to 0.95.
  blur: [0, 0.2, 0.45],
  gloss: [0, 0.5, 1],
  // Change of a value from pixel to pixel, never 0.
  soft: [1e-5, 0.01, 3],
  width: [0.006, 0.045, 0.12],
  // Half the width of a ring, whose wave has none before its pulse.
  vRing: [{ y: 0 }, { y: 0.006 }, { y: 0.5 }],
  stops: [{ x: place('shield'), y: place('learning'), z: place('agents'), w: place('core') }],
  CURVE_POINTS: [curvePoints],
  // Where the arches of a print begin.
  shape: [{ w: -0.01 }, { w: 0.14 }, { w: 0.29 }],
  ARCH_REACH: [archReach],
  END: [fingertip.end],
};

const glsl = {
  max: Math.max,
  float: Number,
  mix: (from: number, to: number, share: number) => from + (to - from) * share,
};

/** Both edges for all combinations of what they depend on. */
function edgesOf(first: string, second: string): [number, number][] {
  const names = Object.keys(ranges).filter((name) =>
    new RegExp(`\\b${name}\\b`).test(`${first} ${second}`),
  );
  const combinations = names.reduce<unknown[][]>(
    (all, name) => all.flatMap((chosen) => ranges[name]!.map((value) => [...chosen, value])),
    [[]],
  );
  const compute = new Function(...Object.keys(glsl), ...names, `return [${first}, ${second}];`);
  return combinations.map((chosen) => compute(...Object.values(glsl), ...chosen));
}

describe('smoothstep in a shader', () => {
  const steps = Object.entries(sources).flatMap(([file, source]) =>
    callsOf('smoothstep', source).map(
      ([first = '', second = '']) => [file.split('/').at(-1)!, first, second] as const,
    ),
  );

  it('is found in every shader that has one', () => {
    expect(steps.length).toBeGreaterThan(60);
  });

  it.each(steps)('%s: %s lies below %s', (_, first, second) => {
    for (const [from, to] of edgesOf(first, second)) expect(from).toBeLessThan(to);
  });
});

describe("a body's state", () => {
  it('is one number to a name, the same in every shader', () => {
    const shared = sharedUniforms();
    const names = Object.keys(bodyMaterial(shared, {}, '', '').uniforms).filter(
      (name) => !(name in shared) && name !== 'body',
    );
    expect(names).toEqual(expect.arrayContaining(['intensity', 'clock', 'activity', 'explode']));
    const declared = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/^uniform (\w+) (\w+)/gm)]
        .filter(([, , name]) => names.includes(name!))
        .map(([, type, name]) => `${type} ${name} in ${file}`),
    );
    expect(declared.length).toBeGreaterThan(5);
    for (const declaration of declared) expect(declaration).toMatch(/^float /);
  });
});
