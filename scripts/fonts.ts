/**
 * Cuts the two typefaces into `public/fonts/`: only the characters and the stretch of each axis
 * that the site sets. The first headline has a small cut of its own, since it is painted first. Run after changing either: `npx tsx scripts/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type Axis } from 'subset-font';
import { headlineLetters } from './lib/headline-letters.ts';
import { inProject, projectRequire } from './lib/project.ts';

/** Basic Latin, the accents of Spanish and of loan words, and the marks the copy uses. */
const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const text = `${latin} áéíóúüñÁÉÍÓÚÜÑ¿¡çÇàèâêôöäß«»“”‘’‚„–—…•·×−±≤≥→←↑↓↗©®™%€№°½`;

const mona = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';

const mono = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** Cuts a file of a package, and says what became of it. */
async function cut(from: string, to: string, letters: string, variationAxes: Record<string, Axis>) {
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
