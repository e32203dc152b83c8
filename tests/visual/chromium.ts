/**
 * Records which Chromium drew the committed pictures, because each major version rasters a little
 * differently.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from '../../scripts/lib/browser.ts';

const note = join(import.meta.dirname, 'pictures/chromium.txt');
const major = execFileSync(findBrowser(), ['--version', '--no-sandbox'], {
  encoding: 'utf8',
  stdio: 'pipe',
}).match(/\d+/)?.[0];

/** Records that the pictures come from this Chromium. */
export function noteChromium() {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${major}\n`);
}

/**
 * Why this Chromium's pictures can't be compared with the committed ones; `undefined` if they can.
 */
export function whyIncomparable(): string | undefined {
  const kept = existsSync(note) ? readFileSync(note, 'utf8').trim() : major;
  if (kept === major) return undefined;
  return `The kept pictures were drawn by Chromium ${kept}, this is ${major}: they are not compared.`;
}
