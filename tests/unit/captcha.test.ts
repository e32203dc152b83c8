import { afterEach, expect, it, vi } from 'vitest';
import { createLocalCaptcha } from '../../src/features/contact/captcha.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [0, 1],
  [0.999_999, 10],
])('without a server the question adds two integers from 1 to 10: %d', (chance, operand) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(createLocalCaptcha()).toEqual({ a: operand, b: operand });
});
