/** Shares of the fetched scripts and styles that a page has not used so far. */
import type { Page } from 'playwright';

export interface Unused {
  js: number;
  css: number;
}

/** Starts recording which code runs. Call it before the page is opened. */
export const startCoverage = ({ coverage }: Page): Promise<void> => coverage.startJSCoverage();

/**
 * Number of characters of a script that ran at least once. Inner ranges come after outer ones and
 * override them.
 */
function countExecuted(
  length: number,
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[],
): number {
  const ran = new Uint8Array(length);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) {
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
  }
  return ran.reduce((total, hasRun) => total + hasRun, 0);
}

/**
 * Share of the style rules, by length, whose selector matches no element of the page in any state.
 * The browser's own coverage counts a whole `@layer` as used.
 */
const unusedStyles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const states =
      /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|visited|checked|open|disabled|invalid|target|focus(?:-visible|-within)?|placeholder-shown|user-invalid|before|after)\b/g;
    const length = { all: 0, unused: 0 };
    const open: CSSRule[] = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (let rule = open.pop(); rule; rule = open.pop()) {
      if (rule instanceof CSSStyleRule) {
        const own = rule.selectorText.length + rule.style.cssText.length;
        length.all += own;
        const selector = rule.selectorText.replace(states, '') || '*';
        try {
          if (!document.querySelector(selector)) length.unused += own;
        } catch {
          // Without its pseudo-class this selector is not valid, so the rule counts as used.
        }
      } else if ('cssRules' in rule) open.push(...(rule as CSSGroupingRule).cssRules);
    }
    if (length.all === 0) throw new Error('The page has no styles.');
    return length.unused / length.all;
  });

/**
 * Reads the coverage of a page. {@link startCoverage} must have been called before the page was
 * opened.
 */
export async function readCoverage(page: Page): Promise<Unused> {
  const code = { all: 0, used: 0 };
  for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
    code.all += source.length;
    code.used += countExecuted(source.length, functions);
  }
  if (code.all === 0) throw new Error('The page has fetched no code.');
  return { js: 1 - code.used / code.all, css: await unusedStyles(page) };
}
