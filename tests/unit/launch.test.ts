/** What `npm run launch:check` reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endedOffer, endOfOffer, openWords } from '../../scripts/lib/launch.ts';
import { claims } from '../../src/content/claims.ts';
import { ownerQuestions } from '../../src/content/owner.ts';
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

describe('what the words owe', () => {
  const asked = openWords().map(({ what, how }) => `${what} ${how}`);
  const about = (pattern: RegExp) => asked.filter((line) => pattern.test(line));

  it('asks for every quote, case study and consent', () => {
    expect(about(/A quote is a draft/)).toHaveLength(4);
    expect(about(/A case study is a draft/)).toHaveLength(3);
    expect(about(/consents\.(legal|standards|breakfast)/)).toHaveLength(3);
  });

  it('asks for the source of every figure and the answer to every question', () => {
    expect(about(/has no source/)).toHaveLength(claims.filter((claim) => !claim.source).length);
    expect(about(/Buyers on/)).toHaveLength(
      ownerQuestions.filter((question) => !question.answer).length,
    );
    expect(new Set(claims.map((claim) => claim.id)).size).toBe(claims.length);
  });
});
