/** SHA-256 by FIPS 180-4, for pages without WebCrypto. */

/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0;

const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) => number > 1 && ![2, 3, 5, 7, 11, 13, 17].some((p) => p < number && number % p === 0),
);
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));
const initialState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message with a bit 1, zeros, and its length in bits, so that it fills blocks of 64 bytes. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return view;
}

/** The 64 words of the message schedule of a block. */
function scheduleOf(message: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i += 1) {
    const [w15 = 0, w2 = 0] = [words[i - 15], words[i - 2]];
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] =
      i < 16
        ? message.getInt32(offset + 4 * i)
        : (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
  }
  return words;
}

/** @returns 64 hexadecimal digits */
export function sha256(bytes: Uint8Array): string {
  const message = pad(bytes);
  const state = Int32Array.from(initialState);
  for (let offset = 0; offset < message.byteLength; offset += 64) {
    const words = scheduleOf(message, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + s1 + choice + (roundConstants[i] ?? 0) + (words[i] ?? 0)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i] ?? 0) + word;
    });
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
