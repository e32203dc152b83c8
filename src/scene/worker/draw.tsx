import { useFrame } from '@react-three/fiber';
import { order } from './frame-order.ts';
import type { Pipeline } from './shading/pipeline.ts';
import type { BodyProps } from './world.ts';

/** Last step of a frame. */
export function Draw({ film, world }: BodyProps & { film: Pipeline }) {
  useFrame((state) => film.render(state.scene, world.camera), order.render);
  return null;
}
