import type { PictureName } from '../../content/basic-types.ts';
import { Picture } from '../../ui/picture.tsx';

/** The picture of a wide tile, which fills its element. */
const TilePicture = ({ name }: { name: PictureName }) => (
  <Picture
    name={name}
    alt=""
    sizes="(min-width: 64rem) 28vw, 1px"
    className="h-full"
    imageClassName="size-full object-cover"
  />
);

export default TilePicture;
