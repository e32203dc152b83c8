/** What the site does with storage that is blocked, and with times and addresses in it. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  announceChange,
  hasQueuedRequests,
  onChange,
} from '../../src/features/offline-queue/channel.ts';
import { isEventAddress } from '../../src/lib/event-mode.ts';
import { isRecent } from '../../src/lib/recent.ts';
import {
  clearStored,
  getServiceWorker,
  openChannel,
  persistStorage,
  readStored,
  runInOneTab,
  store,
} from '../../src/lib/storage.ts';

describe('blocked storage', () => {
  const names = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'navigator'];
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const replaceAll = (property: PropertyDescriptor) => {
    for (const name of names) {
      Object.defineProperty(globalThis, name, { configurable: true, ...property });
    }
  };
  afterEach(() => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  it.each<[string, PropertyDescriptor]>([
    [
      'throws where it is only read',
      {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
    ['is absent', { value: undefined }],
  ])('that %s reads as empty and stops nothing', async (_, property) => {
    replaceAll(property);
    expect(readStored('localStorage', 'a')).toBeNull();
    expect(store('sessionStorage', 'a', 'b')).toBe(false);
    expect(openChannel('a')).toBeNull();
    expect(getServiceWorker()).toBeNull();
    clearStored('localStorage');
    persistStorage();
    expect(await hasQueuedRequests()).toBe(false);
    announceChange();
    onChange(() => {})();
    let runs = 0;
    await runInOneTab('a', async () => {
      runs += 1;
    });
    expect(runs).toBe(1);
  });
});

describe('event mode', () => {
  it.each(['?mode=event', '?tier=2&mode=event', '?mode=event&idle=60'])('starts by %s', (search) =>
    expect(isEventAddress(search)).toBe(true),
  );

  it.each([
    '',
    '?utm_mode=event',
    '?darkmode=eventually',
    '?mode=events',
    '?mode=Event',
    '?q=mode=event',
    '?utm_content=%26mode=event',
  ])('does not start by "%s"', (search) => expect(isEventAddress(search)).toBe(false));
});

it('a stored time counts only as long as its span, and not at all from the future', () => {
  const now = 1_000_000;
  expect(isRecent(now - 999, 1000, now)).toBe(true);
  expect(isRecent(now - 1000, 1000, now)).toBe(false);
  expect(isRecent(now + 1, 1000, now)).toBe(false);
});
