/**
 * Interfaces that exist on secure origins only. A booth may show the site over plain HTTP, where a
 * call without a guard throws, and a check for one decides something else than what it asks.
 */
import { expect, it } from 'vitest';
import { sourceFiles } from './source.ts';

const secureOnly =
  /\bnavigator\.(?:locks|serviceWorker|wakeLock|clipboard|storage|share|canShare|mediaDevices|gpu|keyboard)\b|\bcrypto\.(?:subtle|randomUUID)\b|\bcaches\.|\buserAgentData\b|\bcookieStore\b|\bshow(?:Open|Save)FilePicker\b|\bNotification\b/;

/** File → what it does over plain HTTP. */
const guarded: Record<string, string> = {
  'src/lib/storage.ts': 'returns null, or does the task without a lock',
  'src/lib/random-uuid.ts': 'makes the UUID from random bytes',
  'src/sections/article-body/index.tsx': 'catches the error and says that copying failed',
  'src/desk/request.tsx': 'catches the error; the address can be selected',
  'src/features/demos/shield/hash-chain.ts': 'computes the hash itself',
  'src/features/event-mode/screen.ts': 'catches the error; the system decides when to sleep',
  'src/features/offline-queue/store.ts': 'throws; submit.ts sends the request without storing it',
};

it('files that use an interface of secure origins say what they do without it', () => {
  const using = sourceFiles('src')
    // The service worker itself exists on secure origins only.
    .filter(({ path }) => !path.startsWith('src/service-worker/'))
    .filter(({ text }) => secureOnly.test(text.replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '')))
    .map(({ path }) => path);
  expect(using.sort()).toEqual(Object.keys(guarded).sort());
});
