/**
 * Subsets the two typefaces into `public/fonts/`: only the characters and the
 * stretch of each axis that the site sets. Run after changing either:
 * `npx tsx scripts/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin, the accents of Spanish and of loan words, and the marks the copy uses. */
const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const text = `${latin} áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèâêôöäß«»“”‘’‚„–—…•·×−±≤≥→←↑↓↗©®™%€№°½`;

const fonts = [
  {
    from: '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
    to: 'mona-sans.woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } },
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono.woff2',
    axes: { wght: { min: 400, max: 500 } },
  },
] as const;

for (const font of fonts) {
  const source = await readFile(require.resolve(font.from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  await writeFile(new URL(`../public/fonts/${font.to}`, import.meta.url), subset);
  console.log(`${font.to}: ${source.length} → ${subset.length} bytes`);
}
