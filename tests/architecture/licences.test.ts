/**
 * The licences of all dependencies, on every platform of the lock file, permit the project's use of
 * them.
 */
import { existsSync, readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { expect, it } from 'vitest';

/** Licences for code that may reach a visitor: they require attribution only. */
const shipped = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Zlib'];

/**
 * Further licences for tools, which stay on the developer's machine: weak copyleft binds only those
 * who change the tool.
 */
const tools = [
  ...shipped,
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'BlueOak-1.0.0', 'Python-2.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Word lists for the spell check: they are not copied into any output.
  ...['LGPL-3.0', 'CC-BY-SA-4.0', 'WTFPL'],
];

/** Packages whose manifest has no readable licence, and the licence that they state elsewhere. */
const saidElsewhere: Record<string, string> = {
  // The manifest says 'CC BY-SA 4.0', which is not a valid identifier.
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
  // The manifest has a list instead of an identifier.
  memorystream: 'MIT',
  // From its LICENSE file.
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

// For some packages of other platforms, which are not installed here, the lock file has no licence.
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

it('shipped packages require attribution only', () => {
  const dependencies = packages.filter((locked) => !isTool(locked));
  expect(dependencies.length).toBeGreaterThan(50);
  expect(refused(shipped, dependencies)).toEqual([]);
});

it('licences of tools set no condition on their output', () => {
  expect(refused(tools, packages.filter(isTool))).toEqual([]);
});
