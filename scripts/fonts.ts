/**
 * Cuts the two typefaces into `public/fonts/`: only the characters and the stretch of each axis
 * that the site sets. What the first paint needs is small files of their own: the first headline,
 * and text. Run after changing either: `npx tsx scripts/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { headlineLetters } from './lib/headline-letters.ts';

const require = createRequire(import.meta.url);

/** Basic Latin, the accents of Spanish and of loan words, and the marks the copy uses. */
const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const text = `${latin} áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèâêôöäß«»“”‘’‚„–—…•·×−±≤≥→←↑↓↗©®™%€№°½`;

const mona = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

const fonts = [
  {
    from: mona,
    to: 'mona-headline.woff2',
    text: headlineLetters,
    axes: { wght: 750, wdth: 109 },
  },
  {
    from: mona,
    to: 'mona-text.woff2',
    text,
    axes: { wght: { min: 400, max: 500 }, wdth: 100 },
  },
  {
    from: mona,
    to: 'mona-heavy.woff2',
    text,
    axes: { wght: { min: 600, max: 800 }, wdth: { min: 100, max: 112 } },
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono.woff2',
    text,
    axes: { wght: { min: 400, max: 500 } },
  },
] as const;

for (const font of fonts) {
  const source = await readFile(require.resolve(font.from));
  const subset = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  await writeFile(new URL(`../public/fonts/${font.to}`, import.meta.url), subset);
  console.log(`${font.to}: ${source.length} → ${subset.length} bytes`);
}
