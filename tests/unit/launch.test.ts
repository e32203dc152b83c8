/** What `npm run launch:check` reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endedOffer, endOfOffer } from '../../scripts/lib/launch.ts';
import { site } from '../../src/content/site.ts';

const source = readFileSync('src/content/site.ts', 'utf8');

describe('the seasonal offer', () => {
  it.each([
    ['Limited spots for Q1 2026', '2026-03-31'],
    ['Limited spots for Q2 2026', '2026-06-30'],
    ['Limited spots for Q4 2027', '2027-12-31'],
    ['Limited spots', null],
    ['', null],
  ])('“%s” ends on %s', (line, end) => {
    expect(endOfOffer(line)).toBe(end);
  });

  it('holds on its last day and fails on the next, and names the line that renews it', () => {
    const line = 'Limited spots for Q1 2026';
    expect(site.limitedSpots).toBe(line);
    expect(endedOffer(line, source, '2026-03-31')).toBeNull();
    const ended = endedOffer(line, source, '2026-04-01');
    expect(ended?.what).toContain('2026-03-31');
    const [, number = '0'] = ended?.how.match(/site\.ts:(\d+)/) ?? [];
    expect(source.split('\n')[Number(number) - 1]).toContain('limitedSpots');
    expect(endedOffer('', source, '2030-01-01')).toBeNull();
  });
});
