import { useLayoutEffect, useState } from 'react';
import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
} from 'three';
import type { BodyProps } from '../../world.ts';
import { filterRoom } from './filter.ts';

/** The filtered room as a texture of half floats, with its levels as the texture's own. */
function makeRoom(): CubeTexture {
  const levels = filterRoom().map(({ side, faces }) =>
    faces.map((pixels) => {
      const halves = Uint16Array.from(pixels, DataUtils.toHalfFloat);
      const image = new DataTexture(halves, side, side);
      image.type = HalfFloatType;
      return image;
    }),
  );
  const [sharp = [], ...rough] = levels;
  const room = new CubeTexture(sharp);
  room.type = HalfFloatType;
  room.mipmaps = rough.map((image) => ({ image })) as unknown as CubeTexture['mipmaps'];
  room.generateMipmaps = false;
  room.minFilter = LinearMipmapLinearFilter;
  room.magFilter = LinearFilter;
  room.needsUpdate = true;
  return room;
}

/** The room that polished surfaces reflect. */
export function Room({ world }: BodyProps) {
  const [room] = useState(makeRoom);
  useLayoutEffect(() => {
    world.shared.uEnvironment.value = room;
  }, [room, world]);
  return null;
}
