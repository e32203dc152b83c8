import { BufferAttribute, BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { mulberry32 } from '../../../shared/random.ts';
import { ribbonGeometry } from '../instanced.ts';

/** Number of fibres of which the flow is woven. */
export const fibreCount = 5;
/** Share of the points that follow a fibre; all others drift around the stream. */
const fibreShare = 0.62;

/**
 * Points of light in the flow. `position`: position on the curve (0 to 1), angle around the middle
 * of the stream, distance from it. `grain`: size, speed, random number for twinkling.
 * The points are in random order, so that a tier draws fewer of them by drawing only the first part
 * of the buffer.
 */
export function flowGeometry(count: number): BufferGeometry {
  const random = mulberry32(7930);
  const position = new Float32Array(count * 3);
  const grain = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const onFibre = random() < fibreShare;
    const fibre = Math.floor(random() * fibreCount);
    const angle = onFibre
      ? (fibre / fibreCount) * Math.PI * 2 + (random() - 0.5) * 0.5
      : random() * Math.PI * 2;
    const radius = onFibre ? 0.55 + (random() - 0.5) * 0.16 : random() ** 0.6 * 1.35;
    position.set([random(), angle, radius], i * 3);
    const large = random() ** 9;
    grain.set([0.5 + 0.5 * random() + 2.1 * large, 0.75 + random() * 0.5, random()], i * 3);
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(position, 3))
    .setAttribute('grain', new BufferAttribute(grain, 3));
}

/** Segments along a fibre. */
const segments = 260;

/**
 * Thin ribbons along the fibres. `position`: position on the curve (0 to 1), side (-1 or 1), fibre.
 */
export const fibreGeometry = () =>
  mergeGeometries(
    Array.from({ length: fibreCount }, (_, fibre) =>
      ribbonGeometry(segments).translate(0, 0, fibre),
    ),
  );

/** Number of indices of one fibre. */
export const indicesPerFibre = segments * 6;
