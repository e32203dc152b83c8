/**
 * Factor by which a time may exceed its limit in `npm test`, which must pass on a slow machine.
 * tests/faults measures the limits themselves.
 */
export const slack = 4;
