/** The calculation of the worksheet on the finance leaders' page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimate,
  type Figures,
  faultsOf,
  summaryOf,
  targets,
} from '../../src/features/roi-calculator/model.ts';

const figures: Figures = {
  closeDays: 10,
  reportHours: 100,
  auditHours: 500,
  hourlyCost: 50,
  ...targets,
};

describe('estimate', () => {
  it('adds up the parts of the targets, from the share that is believed to the whole', () => {
    const result = estimate(figures);
    // 10 days × 8 × 12 × 75%, 100 × 12 × 90%, 500 × 80%.
    const hours = 720 + 1080 + 400;
    expect(result?.hours).toEqual({ from: hours / 2, to: hours });
    expect(result?.savings).toEqual({ from: (hours / 2) * 50, to: hours * 50 });
    expect(result?.spend).toEqual({ from: ((hours / 2) * 50) / 6, to: (hours * 50) / 3 });
  });

  it('gives no result for invalid input', () => {
    expect(estimate({ ...figures, closeDays: -1 })).toBeNull();
    expect(estimate({ ...figures, hourlyCost: Number.NaN })).toBeNull();
    expect(estimate({ ...figures, returnFrom: 0 })).toBeNull();
    expect(estimate({ ...figures, returnFrom: 7 })).toBeNull();
    expect(estimate({ ...figures, reachedAtLeast: 101 })).toBeNull();
    expect(estimate({ ...figures, closeDays: 0, reportHours: 0, auditHours: 0 })).toBeNull();
  });

  it('says which figure has a fault, and why', () => {
    expect(faultsOf(figures)).toEqual({});
    expect(faultsOf({ ...figures, closeDays: -1, close: 101 })).toEqual({
      closeDays: 'Enter 0 or more.',
      close: 'Enter 100 or less.',
    });
    expect(faultsOf({ ...figures, returnTo: 2 })).toHaveProperty('returnTo');
  });

  it('is a range in every case, and its ends never cross', () => {
    const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          closeDays: amount,
          reportHours: amount,
          auditHours: amount,
          hourlyCost: amount,
        }),
        percent,
        (own, reachedAtLeast) => {
          const result = estimate({ ...targets, ...own, reachedAtLeast });
          if (!result) return;
          for (const { from, to } of Object.values(result)) {
            expect(from).toBeGreaterThanOrEqual(0);
            // Equal ends may differ in the last bit.
            expect(to).toBeGreaterThanOrEqual(from * (1 - 1e-12));
          }
        },
      ),
    );
  });
});

describe('the summary for the contact form', () => {
  it('holds every entry, every assumption and the range', () => {
    const text = summaryOf(figures, estimate(figures));
    for (const part of [
      '10 person-days',
      '100 hours',
      '500 hours',
      '50 an hour',
      '75%',
      '90%',
      '80%',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('1,100–2,200 hours a year');
    expect(text).toContain('year 1 may cost $9,200–37,000');
    // The form's challenge field accepts 4,000 characters, an address about 2,000.
    expect(encodeURIComponent(text).length).toBeLessThan(1500);
  });
});
