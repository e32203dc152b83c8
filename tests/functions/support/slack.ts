import { repeated } from './length.ts';

/** Factor by which a time may exceed its limit in `npm test`, which must pass on a slow machine. */
export const slack = repeated(4, 1);
