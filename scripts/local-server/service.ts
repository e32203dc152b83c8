/** A child process that is restarted whenever it ends, until it is stopped on purpose. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../lib/start-error.ts';
import { end, know, type Step } from './process.ts';

export interface ServiceOptions {
  name: string;
  launch: () => ChildProcess;
  /**
   * Resolves when the child is ready; rejects with the reason when it can't start. It need not
   * watch for the child's end.
   */
  ready: (child: ChildProcess) => Promise<unknown>;
  /** Whether a child that was ready still works. A child that fails twice in a row is killed. */
  isHealthy?: () => Promise<boolean>;
  steps: readonly Step[];
  /** Called with each new pid, and with `null` after each end. */
  onPid: (pid: number | null) => void;
  onLog: (line: string) => void;
}

/**
 * Milliseconds before a restart: after the first failure, and the longest after repeated failures.
 */
const restartAfter = { first: 100, longest: 10_000 } as const;
/** Milliseconds between health checks of a child. */
const healthCheck = 1000;
const missesAllowed = 1;
/** Milliseconds of running after which earlier failures no longer count. */
const healthyAfter = 10_000;

export class Service {
  private child: ChildProcess | null = null;
  private stopping = false;
  private failures = 0;

  constructor(private readonly options: ServiceOptions) {}

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Starts the child and waits until it is ready. A child that ends later is restarted. */
  async start(): Promise<void> {
    const { launch, ready, onPid } = this.options;
    const child = launch();
    this.child = child;
    onPid(child.pid ?? null);
    const started = Date.now();
    const exited = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`ended with ${signal ?? code}`)));
    });
    exited.catch(() => {});
    try {
      await Promise.race([ready(child), exited]);
    } catch (error) {
      await this.endChild(child);
      throw error;
    }
    void this.watch(child);
    exited.catch((reason: Error) => {
      if (this.stopping || this.child !== child) return;
      if (Date.now() - started > healthyAfter) this.failures = 0;
      onPid(null);
      this.options.onLog(`${this.options.name} ${reason.message}; starting it again`);
      void this.restart();
    });
  }

  /** Kills a child that no longer answers; a restart follows, as after any other end. */
  private async watch(child: ChildProcess): Promise<void> {
    const { name, isHealthy, onLog } = this.options;
    if (!isHealthy) return;
    const isCurrent = () => !this.stopping && this.child === child && child.exitCode === null;
    for (let misses = 0; misses <= missesAllowed; ) {
      await sleep(healthCheck, undefined, { ref: false });
      if (!isCurrent()) return;
      misses = (await isHealthy()) ? 0 : misses + 1;
    }
    if (!isCurrent()) return;
    onLog(`${name} does not answer; ending it`);
    child.kill('SIGKILL');
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      const { first, longest } = restartAfter;
      await sleep(Math.min(first * 2 ** this.failures, longest));
      this.failures += 1;
      if (this.stopping) return;
      try {
        await this.start();
        return;
      } catch (error) {
        this.options.onLog(`${this.options.name} did not come up: ${reasonOf(error)}`);
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.child) await this.endChild(this.child);
  }

  private async endChild(child: ChildProcess): Promise<void> {
    const known = child.pid && child.exitCode === null ? know(child.pid) : null;
    if (known) await end(known, this.options.steps);
    if (this.child === child) this.child = null;
    this.options.onPid(null);
  }
}
