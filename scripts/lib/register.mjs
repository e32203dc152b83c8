/**
 * Lets Node run the TypeScript of this project's programs, and ends with a one-line message if Node
 * is too old: `node --import ./scripts/lib/register.mjs PROGRAM`. It runs before Node reads the
 * program, whose modules already fail to load on such a Node.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const minVersion = engines.node.replace(/^\D+/, '');
const [minMajor = 0, minMinor = 0] = minVersion.split('.').map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);

if (ownMajor < minMajor || (ownMajor === minMajor && ownMinor < minMinor)) {
  console.error(
    `✗ Node ${process.versions.node} is too old: install ${minVersion} or newer from https://nodejs.org, then start again.`,
  );
  process.exit(1);
}
await import('tsx');
