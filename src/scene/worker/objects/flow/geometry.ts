import { BufferAttribute, BufferGeometry } from 'three';
import { mulberry32 } from '../../../shared/random.ts';
import { indexedGeometry } from '../instanced.ts';

/** Share of the points that follow a fibre; all others drift around the stream. */
export const strands = 5;
const fibreShare = 0.62;

/**
 * `position`: place on the curve 0..1, angle of its fibre, distance from the middle of
 * the stream; `grain`: size, own speed, twinkle. Any first n points are a fair sample,
 * so a tier draws fewer by drawing less of the buffer.
 */
export function flowGeometry(count: number, seed: number): BufferGeometry {
  const random = mulberry32(seed * 7919 + 11);
  const position = new Float32Array(count * 3);
  const grain = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const onFibre = random() < fibreShare;
    const fibre = Math.floor(random() * strands);
    const angle = onFibre
      ? (fibre / strands) * Math.PI * 2 + (random() - 0.5) * 0.5
      : random() * Math.PI * 2;
    const radius = onFibre ? 0.55 + (random() - 0.5) * 0.16 : random() ** 0.6 * 1.35;
    position.set([random(), angle, radius], i * 3);
    const large = random() ** 9;
    grain.set(
      [0.5 + 0.5 * random() + 2.1 * large, 0.75 + random() * 0.5, random(), onFibre ? 1 : 0],
      i * 4,
    );
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(position, 3))
    .setAttribute('grain', new BufferAttribute(grain, 4));
}

const segments = 260;

/** Thin ribbons along the fibres: `position` is place on the curve, side, fibre. */
export function fibreGeometry(): BufferGeometry {
  const position: number[] = [];
  for (let fibre = 0; fibre < strands; fibre++)
    for (let step = 0; step < segments; step++) {
      const [a, b] = [step / segments, (step + 1) / segments];
      for (const [at, side] of [
        [a, -1],
        [b, -1],
        [b, 1],
        [a, -1],
        [b, 1],
        [a, 1],
      ] as const)
        position.push(at, side, fibre);
    }
  return indexedGeometry({ position: [3, position] });
}

export const fibreVertices = segments * 6;
