/** The worker that solves challenges of the proof of work, with ALTCHA's own solver. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
