import { describe, expect, it } from 'vitest';
import {
  nextRetryDelay,
  readWaits,
  usualWaits,
} from '../../supabase/functions/contact-delivery/backoff.ts';

describe('the tries of a message', () => {
  it('are one more than the waits, each of which varies by a fifth', () => {
    for (const [at, wait] of usualWaits.entries()) {
      expect(nextRetryDelay(usualWaits, at + 1, null, 0)).toBeCloseTo(wait * 0.8);
      expect(nextRetryDelay(usualWaits, at + 1, null, 1)).toBeCloseTo(wait * 1.2);
    }
    expect(nextRetryDelay(usualWaits, usualWaits.length + 1, null)).toBeNull();
    expect(nextRetryDelay(usualWaits, usualWaits.length + 1, 60)).toBeNull();
  });

  it('wait as long as the receiver asks, but no more than a day', () => {
    expect(nextRetryDelay(usualWaits, 1, 120, 0.5)).toBe(120);
    expect(nextRetryDelay(usualWaits, 4, 120, 0.5)).toBe(1800);
    expect(nextRetryDelay(usualWaits, 1, 1e9, 0.5)).toBe(86_400);
  });
});

describe('CONTACT_RETRY_WAITS', () => {
  it('is a list of seconds', () => {
    expect(readWaits(undefined)).toBe(usualWaits);
    expect(readWaits('')).toBe(usualWaits);
    expect(readWaits('1, 60,3600')).toEqual([1, 60, 3600]);
  });

  it.each(['0', '1,,2', '-1', '1.5', '86401', 'soon', '5;30', Array(20).fill(1).join()])(
    'is refused as %s',
    (text) => expect(() => readWaits(text)).toThrow('CONTACT_RETRY_WAITS'),
  );
});
