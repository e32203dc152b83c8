import { expect, type Locator, type Page } from 'playwright/test';
import { violations } from '../../../scripts/lib/measure/axe.ts';
import type { Conditions, Open } from './open.ts';
import { handled } from './page.ts';

export type Product = 'edge' | 'shield' | 'learning' | 'agents';

/** A demo that a visitor plays: a product's, or home's of one signal through all four. */
export class Demo {
  readonly page: Page;
  readonly root: Locator;
  readonly play: Locator;
  /** What the current step says. */
  readonly sentence: Locator;

  constructor(page: Page, name: Product | 'signal') {
    this.page = page;
    this.root = page.locator(`[data-instrument=${name}]`);
    this.play = this.root.locator('[data-play]');
    this.sentence = this.root.getByRole('status');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  answer(name: string): Locator {
    return this.root.locator(`[data-answer=${name}]`);
  }

  expectRun(state: string | RegExp) {
    return expect(this.root).toHaveAttribute('data-run', state);
  }

  /** Expects that axe finds nothing, at this width and at 320 px, where no page scrolls sideways. */
  async expectClean(): Promise<void> {
    expect(await violations(this.page)).toEqual([]);
    await this.page.setViewportSize({ width: 320, height: 700 });
    const width = await this.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await violations(this.page)).toEqual([]);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await handled(this.play);
  }
}

/** Opens a page at its demo, whose code loads automatically, because it is near. */
export async function openDemo(
  page: Page,
  open: Open,
  name: Product | 'signal',
  conditions?: Conditions,
): Promise<Demo> {
  await open(name === 'signal' ? '/#signal' : `/solutions/neural-${name}#figure`, conditions);
  const demo = new Demo(page, name);
  await handled(demo.play);
  return demo;
}
