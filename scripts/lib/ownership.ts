import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** Gives a file, or a folder with everything in it, to an account. For root only. */
export function giveTo(path: string, owner: Owner, except: readonly string[] = []): void {
  const stats = lstatSync(path);
  if (stats.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) {
    if (!except.includes(name)) giveTo(join(path, name), owner);
  }
}
