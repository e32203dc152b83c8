/**
 * `run.json` in the data folder: which run uses the folder, its address, and what to clean up after
 * a crash.
 */
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, systemCode } from '../lib/start-error.ts';
import { readOwn, writeSafely } from './data-folder.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { databaseSteps, end, functionSteps, type Known, know } from './process.ts';

export interface Run {
  /**
   * The data folder for which the file was written; in a copy of that folder the file is ignored.
   */
  folder: string;
  runner: Known;
  /** The site's address; empty during the start. */
  url: string;
  /** Port of PostgreSQL on the loopback address; missing until PostgreSQL runs. */
  databasePort?: number;
  /** Processes that continue to run after the runner is killed. */
  children: Record<string, Known>;
}

const fileIn = (folder: string) => join(folder, 'run.json');

/**
 * Reads the file in the folder; `null` if there is none, or if it was written for another folder.
 *
 * @throws {StartError} when it can't be read, or has other content
 */
export function readRun(folder: string): Run | null {
  const run = readOwn<Run>(
    fileIn(folder),
    ({ folder: of, runner, children }) =>
      Boolean(of && children) &&
      [runner, ...Object.values(children ?? {})].every(
        (known) => known && known.pid > 0 && known.born,
      ),
    ': it should say which processes belong to the last run. Make sure that none is left, then delete it.',
  );
  return run?.folder === realpathSync(folder) ? run : null;
}

/** Ends the processes of an earlier run that was killed. */
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

/** The error that says who uses the folder. */
function inUse(folder: string): StartError {
  const other = readRun(folder);
  // A process number from another container has no meaning here, so the message gives it only as a
  // hint.
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
   * Claims the data folder for this process, after cleaning up after a crashed run.
   *
   * @param onFault called when a later change of the file can't be written; the run continues
   * @returns `null` when another run uses the folder
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

  /** @throws {StartError} when another run uses the folder */
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
      // A full disk must not end the run. The next write contains everything that this one would
      // have.
      this.onFault(`The note about this run can't be written (${systemCode(error) || error}).`);
    }
  }

  /** Records a child process, or with `null` that it has ended. */
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
