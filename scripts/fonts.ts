/**
 * Subsets the two typefaces into `public/fonts/`: only the characters and the ranges of each axis
 * that the site uses. The first headline has a small subset of its own, because it is painted
 * first. Run after changing a typeface or a subset: `npx tsx scripts/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { headlineLetters } from './lib/headline-letters.ts';
import { inProject, projectRequire } from './lib/project.ts';

/**
 * Basic Latin, accented letters of Spanish and of loan words, and the punctuation that the copy
 * uses.
 */
const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const text = `${latin} áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèâêôöäß«»“”‘’‚„–—…•·×−±≤≥→←↑↓↗©®™%€№°½`;

const mona = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

const mono = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

/** Subsets a font file of a package and prints the size of the result. */
async function cut(from: string, to: string, letters: string, variationAxes: Axes) {
  const source = await readFile(projectRequire.resolve(from));
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(inProject('public/fonts', to), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}

await cut(mona, 'mona-headline.woff2', headlineLetters, { wght: 750, wdth: 109 });
await cut(mona, 'mona-sans.woff2', text, {
  wght: { min: 400, max: 800 },
  wdth: { min: 100, max: 112 },
});
await cut(mono, 'geist-mono.woff2', text, { wght: { min: 400, max: 500 } });
