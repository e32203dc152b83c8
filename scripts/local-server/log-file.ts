/** Keeps a log file short to which another process appends. */
import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** Size above which the content of a log file moves to a second file. */
const maxLogBytes = 5_000_000;
const checkIntervalMs = 5000;

/**
 * Moves the content of a log file that has grown too long to `FILE.1`, whose earlier content is
 * lost. The file itself is emptied and stays, because its writer keeps it open. What is written
 * between copy and cut is lost too.
 */
export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxLogBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    // On a full disk the old lines are given up, which makes room.
  }
  truncateSync(file);
}

/**
 * Rotates a log file whenever it has grown too long.
 *
 * @returns a function that ends this
 */
export function keepRotating(file: string): () => void {
  const timer = setInterval(() => {
    try {
      rotateLog(file);
    } catch {
      // The next check tries again.
    }
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
