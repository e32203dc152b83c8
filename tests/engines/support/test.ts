/**
 * The `test` of another engine, whose name is the project's: one browser for all its tests, and for
 * each a tab without cache and storage. It fails on an error in the console.
 */
import { test as base, expect } from 'playwright/test';
import { newPerson, type Person } from '../../e2e/support/person.ts';
import { startFirefox } from './firefox.ts';
import { findFirefox } from './programs.ts';
import type { Engine, Tab } from './tab.ts';
import { missingForWebKit, startWebKit } from './webkit.ts';

export * from 'playwright/test';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
}

interface Shared extends EngineOptions {
  /** The running browser, or what is missing for it. */
  engine: Engine | string;
}

async function startEngine(name: EngineOptions['engineName']): Promise<Engine | string> {
  if (name === 'webkit') {
    const missing = missingForWebKit();
    return missing.length > 0 ? missing.join(' and ') : startWebKit();
  }
  const firefox = findFirefox();
  return firefox ? startFirefox(firefox) : 'firefox-esr';
}

export const test = base.extend<{ tab: Tab; person: Person }, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      if (typeof engine !== 'string') await engine.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, use, testInfo) => {
    if (typeof engine === 'string')
      return testInfo.skip(true, `platform: ${engine} is not installed`);
    const tab = await engine.openTab();
    await use(tab);
    try {
      expect(await tab.faults()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  person: async ({}, use) => {
    const person = newPerson();
    await use(person);
    await person.forget();
  },
});
