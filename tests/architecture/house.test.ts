/** House rules for the source that no linter checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Patterns for a time that is given by a name: `setTimeout(f, pause)`, `delay: pause`. */
const namedTimings = (name: string) => [
  new RegExp(
    String.raw`\bset(?:Timeout|Interval)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*,\s*${name}\s*,?\s*\)`,
  ),
  new RegExp(String.raw`\b(?:duration|delay|stagger|staggerChildren|delayChildren)\s*:\s*${name}`),
];

/** Patterns that match the uses of the numeric constants that a file defines. */
const numbersIn = (text: string) => [
  ...[...text.matchAll(/\bconst (\w+)(?:: number)? = [\d_.]+(?:\s*[*/+-]\s*[\d_.]+)*;/g)].map(
    ([, name]) => String.raw`${name}\b(?!\.)`,
  ),
  ...[...text.matchAll(/\bconst (\w+) = \{[^{}]*?:\s*[\d_.]+[^{}]*\}(?: as const)?;/g)].map(
    ([, name]) => String.raw`${name}\.\w+`,
  ),
];

/** Files that may have a timing of their own because nothing moves by it, and what it is for. */
const paced: Record<string, string> = {
  'src/lib/address.ts': 'browsers limit how often an address may be written',
  'src/scene/worker/fences.ts': 'asks the graphics card whether it is done',
  'src/deferred-entry.ts': 'bounds the waits of the start, and a press that waits for it',
};

/** Files with a timer that repeats, and what it is for. */
const repeating: Record<string, string> = {
  'src/features/event-mode/mode.tsx': 'counts the seconds until the tour goes on',
  'src/features/event-mode/screen.ts': 'keeps the screen awake, and looks at the hour',
  'src/features/offline/precache.ts': 'looks for requests to send and for a new release',
  'src/scene/dev/suite-scene.ts': 'writes figures while the scene is developed',
  'src/scene/watchdog.ts': 'watches the scene',
};

/** Files that observe what is on the screen by themselves, and what for; reveals use framer-motion. */
const observing: Record<string, string> = {
  'src/lib/lazy.tsx': 'loads code near the screen, before framer-motion has come',
  'src/motion/use-on-screen.ts': 'tells React what is on the screen',
  'src/scene/stage.ts': 'stops the scene off the screen',
  'src/sections/article-body/contents.tsx': 'marks the part of an article that is read',
  'src/sections/pipeline/film.tsx': 'plays the film on the screen',
};

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

  it('define no named duration outside the motion tokens either', () => {
    const loose = moving.flatMap(({ path, text }) =>
      numbersIn(text)
        .filter((name) => namedTimings(name).some((pattern) => pattern.test(text)))
        .map(() => path),
    );
    expect(loose.filter((path) => !(path in paced))).toEqual([]);
    // Fails when a file in the list of exceptions no longer needs its exception.
    expect(Object.keys(paced).filter((path) => !loose.includes(path))).toEqual([]);
  });

  it('animate by framer-motion alone', () => {
    const lines = files
      .filter(({ path }) => !path.startsWith('src/scene/worker/'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
          .map((line) => ({ path, line })),
      );
    const filesWith = (pattern: RegExp) => [
      ...new Set(lines.filter(({ line }) => pattern.test(line)).map(({ path }) => path)),
    ];
    // The Web Animations API by hand: `element.animate(…)`, `new Animation`, `new KeyframeEffect`.
    expect(filesWith(/[\w\])?]\.animate\(|\bnew (?:Animation|KeyframeEffect)\b/)).toEqual([]);
    // Code that needs motion gets it from one module, so that it is one chunk.
    expect(filesWith(/from 'framer-motion\/(?!dom)/)).toEqual([]);
    const importers = filesWith(/^import \{.*from 'framer-motion/);
    expect(importers.filter((path) => !path.startsWith('src/motion/'))).toEqual([]);
    // Timers that repeat keep something alive, or count; none of them moves what is seen.
    expect(filesWith(/\bsetInterval\(/).sort()).toEqual(Object.keys(repeating));
    expect(filesWith(/\bnew IntersectionObserver\(/).sort()).toEqual(Object.keys(observing));
  });

  it('keep durations out of style sheets and of the values in class names', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && name !== join('styles', 'tokens.css'))
      .map((name) => ({ path: `src/${name}`, text: readFileSync(join('src', name), 'utf8') }));
    expect(sheets.length).toBeGreaterThan(3);
    const written = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
    const inSheets = sheets.flatMap(({ path, text }) =>
      [...written(text).matchAll(/(?<![\w.-])[\d.]+m?s\b|cubic-bezier\(/g)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
    const inClasses = moving.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:duration|delay|ease)-\[(?!var\()[^\]]*\]/g)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
    expect([...inSheets, ...inClasses]).toEqual([]);
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

  it('give code and CSS the same typefaces', () => {
    const css = readFileSync('src/styles/typefaces.css', 'utf8');
    const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) =>
      [
        ...rules.matchAll(
          /(?:font-(?:family|weight|stretch)|unicode-range): "?([^";]+)|url\("([^"]+)"\)/g,
        ),
      ].map(([, value, url]) => value ?? `url(${url})`),
    );
    const boot = readFileSync('src/deferred-entry.ts', 'utf8');
    const added = [...boot.matchAll(/new FontFace\(([^)]*\([^)]*\)[^)]*)\)/g)].map(
      ([, rules = '']) => [...rules.matchAll(/'([^']+)'/g)].map(([, value]) => value),
    );
    expect(faces).toHaveLength(2);
    expect(added).toEqual(faces);
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

  it('replace an address in one file, which keeps to the limits of browsers', () => {
    const replacing = files.filter(({ text }) => /\.replaceState\(/.test(text));
    expect(replacing.map(({ path }) => path)).toEqual(['src/lib/address.ts']);
  });

  it('set inner HTML in one file, which line art, illustrations and the document around the app use', () => {
    const setting = /innerHTML|outerHTML|insertAdjacentHTML|setHTML|document\.write/i;
    const found = files.filter(({ text }) => setting.test(text)).map(({ path }) => path);
    expect(found).toEqual(['src/lib/markup.tsx']);
    const using = files
      .filter(({ imports }) => imports.some(({ name }) => name === 'src/lib/markup.tsx'))
      .map(({ path }) => path);
    expect(using.sort()).toEqual([
      'src/app/document.tsx',
      'src/scene/line-art.tsx',
      'src/scene/line-art/run-drawing.tsx',
      'src/sections/illustrations/parts/illustration.tsx',
    ]);
  });

  it('ask for storage and channels in one file, because reading them may throw', () => {
    const guarded =
      /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel|caches)\b(?!')|navigator\s*[!?]?\.\s*(?:locks|serviceWorker|storage)\b|'(?:locks|serviceWorker|storage)' in navigator/;
    /** Files that ask themselves, and why. */
    const exceptions: Record<string, string> = {
      'src/lib/storage.ts': 'is the file',
      'src/deferred-entry.ts': 'imports nothing, to stay one small file',
    };
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
    const found = files
      .filter(({ path }) => !path.startsWith('src/service-worker/'))
      .filter(({ text }) => guarded.test(code(text)))
      .map(({ path }) => path);
    expect(found.sort()).toEqual(Object.keys(exceptions).sort());
  });
});
