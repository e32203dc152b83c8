/** `run.json` in the data folder: which run uses it, where it answers, what to clean up after a crash. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSafely } from '../data-folder.ts';
import { type FolderLock, lockFolder } from '../folder-lock.ts';
import { StartError, systemCode } from '../start-error.ts';
import { databaseSteps, end, functionSteps, type Known, know } from './process.ts';

export interface Run {
  /** The folder that this is about: in a copy of it the note says nothing. */
  folder: string;
  runner: Known;
  /** Where the site answers; empty while starting. */
  url: string;
  /** Port of PostgreSQL on the loopback address; absent before it is up. */
  databasePort?: number;
  /** Processes that would outlive a killed runner. */
  children: Record<string, Known>;
}

const fileIn = (folder: string) => join(folder, 'run.json');

/**
 * The note in the folder; `null` without one, or when it is about another folder.
 *
 * @throws {StartError} when it can't be read, or is no such note
 */
export function readRun(folder: string): Run | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as Partial<Run> | null;
    if (run?.folder && run.children) {
      const processes = [run.runner, ...Object.values(run.children)];
      const isRun = processes.every((known) => known && known.pid > 0 && known.born);
      if (isRun) return run.folder === realpathSync(folder) ? (run as Run) : null;
    }
  } catch (error) {
    if (systemCode(error) === 'EACCES') {
      throw new StartError(`No permission to read ${file}: it belongs to another user.`);
    }
  }
  throw new StartError(
    `${file} is damaged: it should say which processes belong to the last run. Make sure that none is left, then delete it.`,
  );
}

/** Ends what an earlier, killed run left behind. */
async function endOrphans({ children }: Run): Promise<void> {
  for (const [name, known] of Object.entries(children)) {
    const gone = await end(known, name === 'postgres' ? databaseSteps : functionSteps);
    if (!gone) {
      throw new StartError(
        `Process ${known.pid} (${name}) of an earlier run is still there and can't be stopped by this user.`,
      );
    }
  }
}

/** Why the folder can't be had. */
function inUse(folder: string): StartError {
  const other = readRun(folder);
  // A number from another container means nothing here, so it is no more than a hint.
  const by = other ? `process ${other.runner.pid}` : 'another program';
  const where = other?.url ? ` at ${other.url}` : '';
  return new StartError(
    `${folder} is in use by ${by}${where}. Stop it, or choose another folder with DATA_DIR=…`,
  );
}

export class RunFile {
  private constructor(
    readonly folder: string,
    private run: Run,
    private readonly lock: FolderLock,
    private readonly onFault: (line: string) => void,
  ) {}

  /**
   * Takes the data folder for this process, after cleaning up behind a crashed run.
   *
   * @param onFault hears when a later note can't be written; the run goes on
   * @returns `null` when another run is using it
   */
  static async tryClaim(
    folder: string,
    onFault: (line: string) => void = () => {},
  ): Promise<RunFile | null> {
    const lock = lockFolder(folder);
    if (!lock) return null;
    try {
      const runner = know(process.pid);
      if (!runner) throw new StartError('This process can not be identified.');
      const other = readRun(folder);
      if (other) await endOrphans(other);
      const run: Run = { folder: realpathSync(folder), runner, url: '', children: {} };
      const file = new RunFile(folder, run, lock, onFault);
      file.write();
      return file;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** @throws {StartError} when another run is using the folder */
  static async claim(folder: string, onFault?: (line: string) => void): Promise<RunFile> {
    const file = await RunFile.tryClaim(folder, onFault);
    if (!file) throw inUse(folder);
    return file;
  }

  update(change: Partial<Pick<Run, 'url' | 'databasePort' | 'children'>>): void {
    this.run = { ...this.run, ...change };
    try {
      this.write();
    } catch (error) {
      // A full disk must not end the run: the next note says all that this one would have said.
      this.onFault(`The note about this run can't be written (${systemCode(error) || error}).`);
    }
  }

  /** Notes a child process, or that it has ended. */
  note(name: string, pid: number | null): void {
    const { [name]: _, ...children } = this.run.children;
    const known = pid === null ? null : know(pid);
    this.update({ children: known ? { ...children, [name]: known } : children });
  }

  release(): void {
    try {
      rmSync(fileIn(this.folder), { force: true });
    } finally {
      this.lock.release();
    }
  }

  private write(): void {
    writeSafely(fileIn(this.folder), `${JSON.stringify(this.run, null, 2)}\n`);
  }
}
