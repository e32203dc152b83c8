/** Firefox through WebDriver BiDi, by puppeteer. Its console is read from the first script on. */
import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type Tab, viewport } from './tab.ts';

function tabOf(page: Page, context: BrowserContext): Tab {
  // The test's own limit ends a wait.
  page.setDefaultTimeout(0);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  // Breaches of the content security policy are reported as errors of the page, too.
  page.on('pageerror', (error) => faults.push(`uncaught: ${(error as Error).message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return {
    goto: async (url) => {
      await page.goto('about:blank');
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    // Puppeteer's own `goBack` waits for a load, which a return inside the page never has.
    back: () => page.evaluate(() => history.back()),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args) as never,
    move: ([x, y]) => page.mouse.move(x, y),
    click: ([x, y]) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      for (const each of keys) await page.keyboard.down(each);
      for (const each of keys.reverse()) await page.keyboard.up(each);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf()),
    faults: async () => faults,
    close: () => context.close(),
  };
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    timeout: 0,
    protocolTimeout: 0,
  });
  return {
    openTab: async () => {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), context);
    },
    close: () => browser.close(),
  };
}
