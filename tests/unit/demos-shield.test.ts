import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashChain, sha256, signHead } from '../../src/features/demos/shield/hash-chain.ts';
import {
  deleteRecord,
  editField,
  example,
  exampleHashes,
  fromAddress,
  type History,
  sealedHashes,
  swapRecords,
  toAddress,
  untouched,
} from '../../src/features/demos/shield/history.ts';
import { sha256 as sha256WithoutWebCrypto } from '../../src/features/demos/shield/sha-256.ts';
import { findMisfit, shieldRun } from '../../src/features/demos/shield/shield-run.ts';

it('SHA-256 without WebCrypto, over plain HTTP, is the same', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(sha256WithoutWebCrypto(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

const fieldsOf = (history: History) => history.map(({ fields }) => fields);
const stateOf = async (history: History) => ({
  history,
  sealed: sealedHashes,
  computed: await hashChain(fieldsOf(history)),
  signature: null,
});
/** Number of the first record that does not fit. */
const misfitNumber = async (history: History) =>
  history[findMisfit(await stateOf(history))]?.number;

describe('SHA-256', () => {
  it.each([
    // NIST's example values for FIPS 180-4, and the empty message.
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ])('of %j is the published value', async (message, digest) => {
    expect(await sha256(new TextEncoder().encode(message))).toBe(digest);
  });
});

describe('the chain', () => {
  it('begins with the hash of 32 zeros and the first record', async () => {
    const record = new TextEncoder().encode('["a","b"]');
    const input = new Uint8Array(32 + record.length);
    input.set(record, 32);
    expect(await hashChain([['a', 'b']])).toEqual([await sha256(input)]);
  });

  it('of the finished figure is the one that is computed', async () => {
    expect(await hashChain(fieldsOf(untouched))).toEqual(sealedHashes);
    expect(await hashChain(fieldsOf(example))).toEqual(exampleHashes);
  });

  it('names any edited record, and changes every hash from there on', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 3 }),
        fc.string({ minLength: 1, maxLength: 24 }),
        async (number, field, value) => {
          fc.pre(untouched[number - 1]?.fields[field] !== value);
          const state = await stateOf(editField(untouched, number, field, value));
          expect(state.history[findMisfit(state)]?.number).toBe(number);
          const same = state.computed.filter((hash, index) => hash === sealedHashes[index]);
          expect(same).toHaveLength(number - 1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('names the record after a deleted one, and the first of two that were swapped', async () => {
    expect(await misfitNumber(deleteRecord(untouched, 3))).toBe(4);
    expect(await misfitNumber(swapRecords(untouched, 2, 6))).toBe(6);
    expect(findMisfit(await stateOf(untouched))).toBe(-1);
  });

  it('cut off at its end still fits, and only its head tells', async () => {
    const state = await stateOf(deleteRecord(untouched, 8));
    expect(findMisfit(state)).toBe(-1);
    expect(state.computed.at(-1)).not.toBe(sealedHashes.at(-1));
    expect(shieldRun(state).result).toMatch(/remaining records fit, but/);
  });
});

describe('the signature', () => {
  it('has the size of FIPS 204 for ML-DSA-65 and holds for its own head alone', async () => {
    const head = sealedHashes.at(-1) ?? '';
    const signed = await signHead(head, new Uint8Array(32).fill(7));
    expect(signed.signature).toHaveLength(3309);
    expect(signed.isFor(head)).toBe(true);
    expect(signed.isFor(exampleHashes.at(-1) ?? '')).toBe(false);
  });
});

describe('the address', () => {
  it('keeps any history', () => {
    const change = fc.oneof(
      fc.record({ edit: fc.integer({ min: 1, max: 8 }), value: fc.string({ maxLength: 24 }) }),
      fc.record({ remove: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ swap: fc.integer({ min: 1, max: 7 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        const history = changes.reduce<History>((before, each) => {
          if ('edit' in each) return editField(before, each.edit, 1, each.value);
          if ('remove' in each) return deleteRecord(before, each.remove);
          return swapRecords(before, each.swap, each.swap + 1);
        }, untouched);
        expect(fromAddress(toAddress(history))).toEqual(history);
      }),
    );
  });

  it.each(['', '9', '11', '12345678~9', '12345678~4', 'drift.60~2', '123456789'])(
    'refuses %j',
    (text) => expect(fromAddress(text)).toBeNull(),
  );

  it('shortens a value that is too long', () => {
    const [entry] = fromAddress(`1~10=${'x'.repeat(300)}`) ?? [];
    expect(entry?.fields[0]).toHaveLength(24);
  });
});
