/**
 * Subsets the site's two fonts into `public/fonts/`: only the characters and the ranges of each
 * variable axis that the site uses. The first headline of a page and its text have small font
 * files of their own, because they are painted first. Run `npx tsx scripts/media/fonts.ts` after changing a
 * font or a subset.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { headlineLetters, textLetters } from '../lib/first-letters.ts';
import { inProject, projectRequire } from '../lib/project.ts';

/**
 * Printable ASCII. The characters below add accented letters and the punctuation of the site's
 * text.
 */
const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const text = `${latin} áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèâêôöäß«»“”‘’‚„–—…•·×−±≤≥→←↑↓↗©®™%€№°½`;

const sansFont = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

const monoFont = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

/** Subsets a font file of a package and prints the size of the result. */
async function writeSubset(from: string, to: string, letters: string, variationAxes: Axes) {
  const source = await readFile(projectRequire.resolve(from));
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(inProject('public/fonts', to), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}

await writeSubset(sansFont, 'mona-headline.woff2', headlineLetters, { wght: 750, wdth: 109 });
await writeSubset(sansFont, 'mona-text.woff2', textLetters, {
  wght: { min: 400, max: 500 },
  wdth: 100,
});
await writeSubset(sansFont, 'mona-sans.woff2', text, {
  wght: { min: 400, max: 800 },
  wdth: { min: 100, max: 112 },
});
await writeSubset(monoFont, 'geist-mono.woff2', text, { wght: { min: 400, max: 500 } });
