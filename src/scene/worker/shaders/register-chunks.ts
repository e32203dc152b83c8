import { ShaderChunk } from 'three';

/** The scene's GLSL that is no shader of its own, by path. */
const chunks = import.meta.glob<string>(['../**/*.glsl', '!../**/*{vertex,fragment}.glsl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Registers the shared GLSL with three.js, so that a shader can `#include <lighting>`. Names are those
 * of the files, after that of the body to which one belongs: `core_ridges`.
 */
export function registerChunks(): void {
  for (const [path, source] of Object.entries(chunks)) {
    const [file = '', folder, parent] = path.slice(0, -'.glsl'.length).split('/').reverse();
    const name = parent === 'objects' ? `${folder}_${file}` : file;
    Object.assign(ShaderChunk, { [name]: source });
  }
}
