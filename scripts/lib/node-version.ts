/**
 * Ends the program in one line on a Node that is too old. Programs import this file first, because
 * the others already fail on such a Node while they are loaded.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const oldest: string = engines.node.replace(/^\D+/, '');
const [major = 0, minor = 0] = oldest.split('.').map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `✗ Node ${process.versions.node} is too old: install ${oldest} or newer from https://nodejs.org, then start again.`,
  );
  process.exit(1);
}
