/** What the project is made of may be used as it is used here, on every platform of the lock file. */
import { existsSync, readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { expect, it } from 'vitest';

/** Everything that may travel to a visitor asks for no more than its name. */
const shipped = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Zlib'];

/** Tools stay on the machine of whoever builds: weak copyleft binds only those who change them. */
const tools = [
  ...shipped,
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'BlueOak-1.0.0', 'Python-2.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Word lists that the spelling stage reads: copied nowhere, and no part of what is made.
  ...['LGPL-3.0', 'CC-BY-SA-4.0', 'WTFPL'],
];

/** Packages whose manifest says nothing that can be read, and what they say instead. */
const saidElsewhere: Record<string, string> = {
  // 'CC BY-SA 4.0' in its manifest, which is no identifier.
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  // Its LICENSE file.
  'webgl-constants': 'MIT',
};

interface Locked {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifestOf = (place: string) => `${place}/package.json`;

// The lock file leaves the licence out for some packages of other platforms, which aren't here.
const packages = Object.entries(lock.packages).filter(
  ([place, { license }]) => place !== '' && (license || existsSync(manifestOf(place))),
);

function licenceOf(place: string, { license }: Locked): string | undefined {
  const elsewhere = saidElsewhere[place.replace(/.*node_modules\//, '')];
  return (
    elsewhere ?? license ?? JSON.parse(readFileSync(manifestOf(place), 'utf8')).license ?? undefined
  );
}

const refused = (allowed: string[], chosen: typeof packages) =>
  chosen
    .map(([place, locked]) => [place, licenceOf(place, locked)] as const)
    .filter(([, licence]) => !licence || !satisfies(licence, allowed))
    .map(([place, licence]) => `${place}: ${licence}`);

const isTool = ([, { dev, devOptional }]: [string, Locked]) => Boolean(dev || devOptional);

it('what ships asks for no more than its name', () => {
  const dependencies = packages.filter((locked) => !isTool(locked));
  expect(dependencies.length).toBeGreaterThan(50);
  expect(refused(shipped, dependencies)).toEqual([]);
});

it('tools may be used without a condition on what they make', () => {
  expect(refused(tools, packages.filter(isTool))).toEqual([]);
});

it('a strong copyleft licence would be seen', () => {
  const strong: typeof packages = [['node_modules/x', { license: 'AGPL-3.0-only' }]];
  expect(refused(tools, strong)).toEqual(['node_modules/x: AGPL-3.0-only']);
});
