/** Whether this run repeats as long as `npm run test:nightly` does. */
export const isLong = process.env.TEST_LENGTH === 'long';

/** How often or how long: the short value on each push, the long one each night. */
export const repeated = (short: number, long: number): number => (isLong ? long : short);
