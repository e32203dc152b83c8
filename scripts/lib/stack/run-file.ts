/** `run.json` in the data folder: which run uses it, where it answers, what to clean up after a crash. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSafely } from '../data-folder.ts';
import { StartError, systemCode } from '../start-error.ts';
import { databaseSteps, end, functionSteps, isAlive, type Known, know } from './process.ts';

export interface Run {
  runner: Known;
  /** Where the site answers; empty while starting. */
  url: string;
  /** Port of PostgreSQL on the loopback address; absent before it is up. */
  databasePort?: number;
  /** Processes that would outlive a killed runner. */
  children: Record<string, Known>;
}

const fileIn = (folder: string) => join(folder, 'run.json');

function read(folder: string): Run | null {
  if (!existsSync(fileIn(folder))) return null;
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Run;
  } catch (error) {
    if (systemCode(error) === 'EACCES') {
      throw new StartError(`No permission to read ${fileIn(folder)}: it belongs to another user.`);
    }
    // Half-written by a crash: it names nothing that could be cleaned up.
    return null;
  }
}

/** The run that uses the folder at this moment, if any. */
export function currentRun(folder: string): Run | null {
  const run = read(folder);
  return run && isAlive(run.runner) ? run : null;
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

export class RunFile {
  readonly folder: string;
  private run: Run;

  private constructor(folder: string, run: Run) {
    this.folder = folder;
    this.run = run;
  }

  /**
   * Takes the data folder for this process, after cleaning up behind a crashed run.
   *
   * @throws {StartError} when another run is using it
   */
  static async claim(folder: string): Promise<RunFile> {
    const runner = know(process.pid);
    if (!runner) throw new StartError('This process can not be identified.');
    for (;;) {
      const run: Run = { runner, url: '', children: {} };
      try {
        writeFileSync(fileIn(folder), JSON.stringify(run), { flag: 'wx', mode: 0o600 });
        return new RunFile(folder, run);
      } catch (error) {
        if (systemCode(error) !== 'EEXIST') throw error;
      }
      const other = read(folder);
      if (other && isAlive(other.runner)) {
        const where = other.url ? ` at ${other.url}` : '';
        throw new StartError(
          `${folder} is in use by process ${other.runner.pid}${where}. Stop it, or choose another folder with DATA_DIR=…`,
        );
      }
      if (other) await endOrphans(other);
      rmSync(fileIn(folder), { force: true });
    }
  }

  update(change: Partial<Omit<Run, 'runner' | 'children'>>): void {
    this.run = { ...this.run, ...change };
    this.write();
  }

  /** Notes a child process, or that it has ended. */
  note(name: string, pid: number | null): void {
    const { [name]: _, ...children } = this.run.children;
    const known = pid === null ? null : know(pid);
    this.run = { ...this.run, children: known ? { ...children, [name]: known } : children };
    this.write();
  }

  release(): void {
    rmSync(fileIn(this.folder), { force: true });
  }

  private write(): void {
    writeSafely(fileIn(this.folder), `${JSON.stringify(this.run, null, 2)}\n`);
  }
}
