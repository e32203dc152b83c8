/** Address of a picture's file. The hash is of all pictures, so that each is cached for ever. */
export const lineArtFile = (name: string, hash: string) => `/assets/line-art-${name}-${hash}.svg`;
